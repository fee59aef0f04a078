import { z } from 'zod'
import type { StrengthBand as Band } from './strength-band.ts'

export const StrengthBand = z.enum(['strong', 'moderate', 'limited']) satisfies z.ZodType<Band>

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
    'numbers',
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

/** Withdrawn work that matched: named and struck out, never used. */
export const WithdrawnSource = z.object({
  id: z.string(),
  name: z.string(),
  link: z.string(),
  status: DocumentStatus,
})
export type WithdrawnSource = z.infer<typeof WithdrawnSource>
