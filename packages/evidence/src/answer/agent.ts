import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import type { GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import type {
  AgentResponse,
  AgentType,
  ClinicalResponse,
  Prose,
  Understood,
} from '@auscult/contract/ai/ai.ts'
import type { AnswerSentence, Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import type { Document } from '../corpus/document.ts'
import type { Writer, WriterOptions } from '../models/writer.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Fitted } from '../fit/fit-result.ts'
import type { Question } from '../question/question.ts'
import type { AnswerFrames } from './frames/answer-frames.ts'
import type { Drop } from './source/drop.ts'
import type { Source } from './source/source.ts'

type Responses = {
  clinical: ClinicalResponse
  consensus: ConsensusResponse
  guideline: GuidelineResponse
}

/** What one agent adds to what the answers of all agents have. */
export type Content<Type extends AgentType> = Omit<Responses[Type], keyof AgentResponse>

/** All that is known when an agent groups and words its answer. */
export type Reading = {
  question: Question
  /** The same as the product shows it. */
  understood: Understood
  /** Everything that was found, as it was judged. */
  fitted: readonly Fitted[]
  /** Everything that fits the question, appraised. */
  sources: Source[]
  /** What of it is shown, in order. */
  shown: Source[]
  lexicon: Lexicon
  frames: AnswerFrames
  /** The user's country, ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null
  drop: Drop
  /** Rules that the question breaks, in the answer's language: they come first. */
  safety: SafetyWarning[]
  /** Ids of those about drugs that the answer would name and the question does not. */
  unasked: ReadonlySet<string>
}

/** The question without what identifies a person, and who may word its answer. */
export type Rewording = WriterOptions & { question: string; writer: Writer }

export type Reworded<Type extends AgentType> = { content: Content<Type>; prose: Prose }

/**
 * Every sentence that the content would have. `finish` makes the content of those that hold, or nothing where too little is left: a refusal.
 */
export type Draft<Type extends AgentType> = {
  sentences: readonly AnswerSentence[]
  finish: (held: ReadonlySet<AnswerSentence>) => Content<Type> | undefined
}

/**
 * Drugs, and the diseases (lexicon terms) of those in whom they were studied, which whoever gave them has weighed. `isBeside`: they stand
 * under an answer that advises something else; a rule against them is told, and the answer stays what it is.
 */
export type Advised = { drugs: LexiconConcept[]; studiedIn: string[]; isBeside: boolean }

/** What an agent looks for, how it groups, what and how much it shows. */
export type Agent<Type extends AgentType> = {
  /** Kinds of documents searched; all when left out. */
  kinds?: readonly Document['kind'][]
  /** Candidates taken from the search. */
  candidates: number
  /** Registry records are searched for by themselves, so that articles do not crowd them out. */
  trialCandidates: number
  /** Of the candidates, the best fits are appraised and shown. */
  mostRead: number
  mostNearest: number
  mostWithdrawn: number
  /** Registered trials without results are read too: as what comes, never as evidence. */
  readsPlans: boolean
  /** Whether and how each candidate answers. */
  fit: (question: Question, candidates: readonly Candidate[], lexicon: Lexicon) => Fitted[]
  /** What to search for again after a first look, where what is shown must be complete. */
  complete?: (fitted: readonly Fitted[]) => string
  /** Which of the appraised sources are shown, and in which order. */
  rank: (sources: readonly Source[], question: Question, lexicon: Lexicon, drop: Drop) => Source[]
  /** What is shown of a source before there is an answer; undefined for one that will not stand among the sources. */
  preview: (source: Source, frames: AnswerFrames) => Evidence | undefined
  /** The drugs that the answer would advise though nobody has named one; left out where nothing is advised. */
  advised?: (shown: readonly Source[], question: Question, lexicon: Lexicon) => Advised[]
  /** What it would say, before anything is verified; undefined where it has nothing to say. */
  draft: (reading: Reading) => Draft<Type> | undefined
  /** The same content in a model's words; left out where only the engine words. */
  reword?: (content: Content<Type>, reading: Reading, rewording: Rewording) => Promise<Reworded<Type>>
  /** The content of a refusal. */
  nothing: Content<Type>
  /** Ids of the documents that the content shows. */
  shownIn: (content: Content<Type>) => string[]
}
