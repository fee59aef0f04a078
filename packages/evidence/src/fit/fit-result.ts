import type { DropReason } from '@auscult/contract/ai/record.ts'
import type { Directness } from '../appraise/appraisal.ts'
import type { Candidate } from '../search/search.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Caveat } from './caveats.ts'
import type { Compared } from './compared.ts'
import type { Judgement } from './fit.ts'

/** How a candidate answers the question. */
export type Fit = {
  /** How likely it answers, 0 to 1. */
  score: number
  answers: boolean
  /** Why it does not answer; null where it does. */
  obstacle: DropReason | null
  judgement: Judgement
  directness: Directness
  /** Another drug of the class that was studied instead of the one asked about. */
  sibling: LexiconConcept | null
  /** What is asked about is what another treatment was held against. */
  isControlArm: boolean
  /** Where this patient lies outside what was studied, the weightiest first. */
  caveats: Caveat[]
  compared: Compared
}

/** A candidate with how it fits the question. */
export type Fitted = { candidate: Candidate; fit: Fit }
