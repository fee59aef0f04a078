import type { QuestionKind } from '@auscult/contract/ai/ai.ts'
import type { Direction, Effect, StrengthScore } from '@auscult/contract/evidence/evidence.ts'
import type { Design } from './study-design.ts'
import type { AppraisalTexts } from './texts/appraisal-texts.ts'

/** How well a document fits the question, as the search found it. */
export type Directness = {
  population: 'match' | 'partial' | 'mismatch'
  intervention: 'match' | 'partial' | 'mismatch'
  comparator: 'match' | 'partial' | 'mismatch'
  outcome: 'match' | 'partial' | 'mismatch'
}

/** What was read from one document: a pure function of the record and the question's kind. */
export type Appraisal = {
  design: Design
  /** The design in words for the reader. */
  designText: string
  participants: number | null
  effect: Effect | null
  direction: Direction
  /** The sentence the direction rests on, in the source's own characters; null where it is unclear or a curator stated it. */
  directionSentence: string | null
  strength: StrengthScore
}

/**
 * `comparison` is what the question compares, in a few words each; empty strings where it does not say. With it, effect and
 * direction are of the asked outcome; without it, of the document's own primary outcome. `texts` is what design and reasons are told
 * in; English where left out.
 */
export type AppraisalContext = {
  kind: QuestionKind
  directness: Directness
  currentYear: number
  comparison?: { intervention: string; comparator: string; outcome: string }
  texts?: AppraisalTexts | undefined
}
