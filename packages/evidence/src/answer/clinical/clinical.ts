import type { AnswerSummary } from '@auscult/contract/evidence/answer-summary.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { Language } from '@auscult/contract/language.ts'
import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import { wordSafety } from '../../safety/present-safety.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Source } from '../source/source.ts'
import type { Content, Draft, Reading, Reworded, Rewording } from '../agent.ts'
import { fitCandidates } from '../../fit/fit-candidates.ts'
import { findNextQuestions } from '../next-questions.ts'
import { presentSource } from '../respond.ts'
import { bottomLine } from './bottom-line.ts'
import { chooseLead } from './choose-lead.ts'
import { composeForOthers, composeSentences } from './compose.ts'
import { numbersOf } from './numbers.ts'
import { resultSentence } from './sentences.ts'
import { forbid, summarise } from './summary.ts'
import { nameTopic } from './topic.ts'

/**
 * Warnings first, then the bottom line and a few cited sentences. What forbids answers by itself; a word of caution alone does not, and
 * stands over the refusal.
 */
export function draftClinical(reading: Reading): Draft<'clinical'> | undefined {
  const { safety, unasked, frames } = reading
  const warnings = safety.slice(0, mostWarnings).map((warning) => warningSentence(warning, frames.language))
  const forbidding = safety.find((warning) => forbids(warning, unasked))
  const drafted = forbidding === undefined ? draftAdvice(reading) : draftForOthers(reading, forbidding)
  if (drafted === undefined) return undefined
  const { sentences } = drafted
  return {
    sentences,
    finish: (held) => {
      const standing = sentences.filter((sentence) => held.has(sentence))
      const leads = standing[0]?.role === 'lead' || (forbidding !== undefined && standing.length > 0)
      if (!leads && forbidding === undefined) return undefined
      const evidence = leads ? reading.shown.map((source) => presentSource(source, frames)) : []
      const summary = drafted.summary(held)
      return {
        ...recommend([...warnings, ...(leads ? standing : [])]),
        summary,
        evidence,
        nextQuestions: forbidding === undefined ? nextOf(reading, summary) : [],
      }
    },
  }
}

/** How to give what is not to be given is no next question. */
function nextOf({ question, fitted, lexicon }: Reading, { bottomLine: { advice } }: AnswerSummary) {
  const next = findNextQuestions(question, fitted, lexicon, fitCandidates)
  return advice === "don't" ? next.filter(({ about }) => about !== 'dose' && about !== 'duration') : next
}

type Drafted = {
  sentences: readonly AnswerSentence[]
  /** Of the sentences that hold. */
  summary: (held: ReadonlySet<AnswerSentence>) => AnswerSummary
}

/** What to do, and what it rests on; undefined where no source says it. */
function draftAdvice({
  shown,
  question,
  understood,
  lexicon,
  frames,
  country,
}: Reading): Drafted | undefined {
  const lead = chooseLead(shown, question.speechAct)
  if (lead === undefined) return undefined
  const { measures } = lexicon.grammar
  const asked = { lead, question, topic: nameTopic(understood, lexicon, frames), frames, measures }
  const line = bottomLine(asked)
  if (line === undefined) return undefined
  const numbers = numbersOf(lead.best, question, lexicon)
  const sentences = composeSentences(shown, line, numbers, asked)
  return {
    sentences,
    summary: (held) => summarise({ ...asked, line, numbers, shown, country }, sentences, held),
  }
}

function draftForOthers({ shown, question, frames }: Reading, forbidding: SafetyWarning): Drafted {
  const summary = forbid(forbidding, frames)
  return { sentences: composeForOthers(shown, question, frames), summary: () => summary }
}

const mostWarnings = 2

/**
 * Where the drug must not be given, or not so, no benefit of it may be said to this patient. Of a drug nobody asked for a smaller dose is part of the
 * advice: 'anticoagulate?' with a clearance of 38.
 */
function forbids({ id, level }: SafetyWarning, unasked: ReadonlySet<string>): boolean {
  return level === 'contraindicated' || level === 'avoid' || (level === 'reduce dose' && !unasked.has(id))
}

function warningSentence(warning: SafetyWarning, language: Language): AnswerSentence {
  return {
    text: [warning.lead, ...wordSafety(warning, language)].map(withStop).join(' '),
    role: 'safety',
    citations: [],
  }
}

function withStop(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}

function recommend(sentences: AnswerSentence[]) {
  return { clinical_recommendation: sentences.map((sentence) => sentence.text).join(' '), sentences }
}

/**
 * The recommendation in a model's words where they hold; its summary, its evidence and what it warns of stay, and no warning is handed
 * out.
 */
export async function rewordClinically(
  content: Content<'clinical'>,
  { understood, shown, lexicon, frames }: Reading,
  { writer, question, ...options }: Rewording,
): Promise<Reworded<'clinical'>> {
  const warnings = content.sentences.filter(({ role }) => role === 'safety')
  const composed = content.sentences.filter(({ role }) => role !== 'safety').map(forModel(shown, frames))
  // Behind a warning that forbids there is no lead, and nothing to word anew.
  if (composed[0]?.role !== 'lead')
    return { content, prose: { by: 'engine', model: null, tokens: null, fallback: null } }
  for (const warning of warnings) options.onSentence?.(warning)
  const request = { question, understood, sources: shown, composed, lexicon }
  const { sentences, prose } = await writer.write(request, options)
  if (prose.by === 'engine') return { content, prose }
  return { content: { ...content, ...recommend([...warnings, ...sentences]) }, prose }
}

/**
 * A model words what a study found, not the figures worked out of it: those stand in the summary, and a result in words is what its own words are
 * held against.
 */
function forModel(
  shown: readonly Source[],
  frames: AnswerFrames,
): (sentence: AnswerSentence) => AnswerSentence {
  return (sentence) => {
    if (sentence.role === 'guideline') return { ...sentence, role: 'support' }
    if (sentence.role !== 'numbers') return sentence
    const study = shown.find(({ document }) => document.id === sentence.citations[0]?.id)
    return study === undefined ? { ...sentence, role: 'support' } : resultSentence(study, true, frames)
  }
}
