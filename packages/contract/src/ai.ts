import { z } from 'zod'
import { SafetyWarning } from './ai-safety.ts'

export const AgentType = z.enum(['clinical', 'consensus', 'guideline'])
export type AgentType = z.infer<typeof AgentType>

export const questionLimits = {
  maxWords: 100,
  /** A guideline question may be as short as the name of a condition. */
  minWords: { clinical: 4, consensus: 4, guideline: 0 } satisfies Record<AgentType, number>,
  maxCharacters: 2_000,
  maxSearchCharacters: 200,
}

/** Words as the specification counts them: runs of anything but white space. */
export function countWords(question: string): number {
  return question.split(/\s+/u).filter((word) => word !== '').length
}

export const StrengthBand = z.enum(['strong', 'moderate', 'limited'])
export type StrengthBand = z.infer<typeof StrengthBand>

/** 8-10 Strong, 5-7 Moderate, 1-4 Limited. */
export function strengthBand(score: number): StrengthBand {
  if (score >= 8) return 'strong'
  return score >= 5 ? 'moderate' : 'limited'
}

/** How much of a source is stored here, and so how much can have been read. */
export const ReadPart = z.enum([
  'title',
  'abstract',
  'full-text',
  'guideline-section',
  'registry-record',
  'own-synopsis',
])
export type ReadPart = z.infer<typeof ReadPart>

export const DocumentStatus = z.enum(['current', 'corrected', 'expression-of-concern', 'retracted'])
export type DocumentStatus = z.infer<typeof DocumentStatus>

/** Effect of the intervention as named on the outcome as named; strength is not direction. */
export const Direction = z.enum(['benefit', 'harm', 'no-difference', 'unclear'])
export type Direction = z.infer<typeof Direction>

export const Language = z.enum(['en', 'it', 'de', 'es'])
export type Language = z.infer<typeof Language>

/** How English is spelt and drugs are named: 'oedema' and 'paracetamol', or 'edema' and 'acetaminophen'. */
export const Spelling = z.enum(['uk', 'us'])
export type Spelling = z.infer<typeof Spelling>

/** A ratio or difference with its interval, as the source gives it. `level` is in percent. */
export const Effect = z.object({
  measure: z.string(),
  estimate: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  level: z.number().nullable(),
  /** The effect in the source's own characters. */
  text: z.string(),
})
export type Effect = z.infer<typeof Effect>

/** One line of a Strength Score: which term, how many points, and why, in words a clinician reads. */
export const ScoreReason = z.object({
  term: z.enum([
    'design',
    'size',
    'precision',
    'safeguards',
    'outcome',
    'recency',
    'indexing',
    'large-effect',
    'directness',
  ]),
  points: z.number(),
  text: z.string(),
})
export type ScoreReason = z.infer<typeof ScoreReason>

export const StrengthScore = z.object({
  score: z.number().int().min(1).max(10),
  /** The sum of the reasons before rounding and capping. */
  raw: z.number(),
  /** The lowest cap that applies, 10 when none does, with its reason. */
  cap: z.object({ limit: z.number().int().min(1).max(10), text: z.string() }).nullable(),
  reasons: z.array(ScoreReason),
  weightsVersion: z.string(),
})
export type StrengthScore = z.infer<typeof StrengthScore>

export const Evidence = z.object({
  strength_score: z.number().int().min(1).max(10),
  name: z.string(),
  tooltip_summary: z.string(),
  link: z.string(),
  pmid: z.string().nullable(),
  /** `pmid:…`, `nct:…`, `guideline:…`: what citations name. */
  id: z.string(),
  kind: z.enum(['article', 'trial', 'guideline']),
  authors: z.array(z.string()),
  journal: z.string().nullable(),
  year: z.number().int().nullable(),
  /** The study design in words, as the score read it. */
  design: z.string(),
  strength: StrengthScore,
  direction: Direction,
  effect: Effect.nullable(),
  participants: z.number().int().nullable(),
  /** The verbatim sentence of the stored source that bears most on the question. */
  quote: z.string(),
  /** Label of the section the quote stands in; null when the source has none. */
  quoteSection: z.string().nullable(),
  /** ISO 639-1 of the quote; quotes stay in the source's language. */
  quoteLanguage: z.string(),
  readPart: ReadPart,
  status: DocumentStatus,
  /** False until a named clinician has reviewed texts of our own; null for a source's own words. */
  reviewed: z.boolean().nullable(),
})
export type Evidence = z.infer<typeof Evidence>

/** A citation stands in a sentence and names one of the answer's evidence entries and the words it rests on. */
export const Citation = z.object({ id: z.string(), quote: z.string() })
export type Citation = z.infer<typeof Citation>

/** Without the rule that all but a safety rule cites something, so that it can be extended. */
export const SentenceParts = z.object({
  text: z.string(),
  /** What the sentence does in the answer. */
  role: z.enum([
    'safety',
    'lead',
    'support',
    'against',
    'applicability',
    'explanation',
    'future',
    'guideline',
  ]),
  /** None of a safety rule, which names its own source; at least one of all else. */
  citations: z.array(Citation),
  /** Rests on work that was withdrawn after the answer was given: shown struck out, and part of nothing that leaves the page. */
  isWithdrawn: z.literal(true).optional(),
})
export const AnswerSentence = SentenceParts.refine(
  ({ role, citations }) => role === 'safety' || citations.length > 0,
  'cites nothing',
)
export type AnswerSentence = z.infer<typeof AnswerSentence>

export const QuestionKind = z.enum([
  'treatment',
  'diagnosis',
  'prognosis',
  'harm',
  'prevention',
  'guideline',
  'other',
])
export type QuestionKind = z.infer<typeof QuestionKind>

export const Concept = z.object({
  /** Preferred English term. */
  term: z.string(),
  type: z.enum(['drug', 'condition', 'procedure', 'test', 'population', 'outcome', 'word']),
  /** The characters of the question it was read from. */
  matched: z.string(),
  /** All forms searched for, the preferred term among them. */
  forms: z.array(z.string()),
})
export type Concept = z.infer<typeof Concept>

/**
 * What is to be done with the treatment: begin it (every plain question), stop or go on with it, give it with another one, choose its
 * dose or how long it is given. A study of beginning a treatment does not answer whether it may be stopped.
 */
export const QuestionIntent = z.enum(['start', 'stop', 'combine', 'dose', 'duration'])
export type QuestionIntent = z.infer<typeof QuestionIntent>

/**
 * A figure that says who the people are: of a test ('eGFR 22'), a stage, class or genotype, the line of treatment, or the week of pregnancy. `term` is the
 * lexicon's, or 'stage', 'class', 'genotype', 'line', 'weeks'; `unit` as typed in lower case, empty where there is none.
 */
export const Measured = z.object({
  term: z.string(),
  value: z.number(),
  bound: z.enum(['at', 'below', 'above']),
  unit: z.string(),
})
export type Measured = z.infer<typeof Measured>

export const Understood = z.object({
  language: Language,
  kind: QuestionKind,
  intent: QuestionIntent.default('start'),
  /** Time since the illness began that the question gives, in hours. */
  timeHours: z.number().nullable().default(null),
  /** Later than `timeHours`: 'after 24 hours'. */
  isAfterTime: z.boolean().default(false),
  measured: z.array(Measured).default([]),
  population: z.array(z.string()),
  intervention: z.array(z.string()),
  comparator: z.array(z.string()),
  outcome: z.array(z.string()),
  /** What the people must not have: preferred terms, or as typed. `population` names each as 'without ...' too. */
  excluded: z.array(z.string()).default([]),
  concepts: z.array(Concept),
  /** Spelling that was mended, as typed and as read. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
})
export type Understood = z.infer<typeof Understood>

/** Who worded the answer. What a model wrote was checked sentence by sentence; what did not hold is the engine's own wording. */
export const Prose = z.object({
  by: z.enum(['engine', 'model']),
  /** As the operator configured it; null where no model was asked. */
  model: z.string().nullable(),
  /** Used by the model, whether or not its words were; null where it did not tell. */
  tokens: z.number().int().nullable(),
  /** Why a model that is set up did not write this answer; null where it did, or none is set up. */
  fallback: z
    .enum([
      'unreachable',
      'too-slow',
      'cut-off',
      'bad-output',
      'not-supported',
      'breaker-open',
      'over-budget',
    ])
    .nullable(),
})
export type Prose = z.infer<typeof Prose>

/** Withdrawn work that matched: named and struck out, never used. */
export const WithdrawnSource = z.object({
  id: z.string(),
  name: z.string(),
  link: z.string(),
  status: DocumentStatus,
})
export type WithdrawnSource = z.infer<typeof WithdrawnSource>

/** One thing an abbreviation may mean, and the question with it spelt out. */
export const Reading = z.object({ term: z.string(), question: z.string() })
export type Reading = z.infer<typeof Reading>

/**
 * What every agent's answer has. `status_code` is 200 with an answer or a refusal, and 202 with a message where the question is
 * not clinical or needs one thing cleared up first.
 */
export const AgentResponse = z.object({
  status_code: z.number().int(),
  message: z.string(),
  /** Said before the answer: an emergency, a named patient. */
  notice: z.string().nullable(),
  /** Safety rules the question breaks, strictest first; they open the answer, and no benefit of their drug may lead. */
  safety: z.array(SafetyWarning).default([]),
  understood: Understood.nullable(),
  /** On a refusal: the closest evidence, which does not answer the question. */
  nearest: z.array(Evidence),
  withdrawn: z.array(WithdrawnSource),
  /** On a refusal: up to five broader questions that do have evidence here. */
  broader: z.array(z.string()).max(5).default([]),
  /** With a message that asks which of several things was meant: each of them. */
  readings: z.array(Reading).default([]),
  /** The question as it was answered, where it was restated from a follow-up. */
  standalone: z.string().nullable().default(null),
  prose: Prose.default({ by: 'engine', model: null, tokens: null, fallback: null }),
  engine: z.object({
    version: z.string(),
    weightsVersion: z.string(),
    candidates: z.number().int(),
    tookMs: z.number(),
    /** How likely the leading source answers, 0 to 1; null where nothing was judged. */
    confidence: z.number().min(0).max(1).nullable().default(null),
  }),
})
export type AgentResponse = z.infer<typeof AgentResponse>

/** What the clinical agent answers; a refusal has an empty recommendation and no evidence. */
export const ClinicalResponse = AgentResponse.extend({
  clinical_recommendation: z.string(),
  evidence: z.array(Evidence),
  /** The recommendation sentence by sentence; joined by spaces it is `clinical_recommendation`. */
  sentences: z.array(AnswerSentence),
})
export type ClinicalResponse = z.infer<typeof ClinicalResponse>
