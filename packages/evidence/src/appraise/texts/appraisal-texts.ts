import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import type { Design } from '../study-design.ts'
import type { CapReason } from '../weights.ts'

/** Designs and the variants a reader wants told apart. */
export type DesignText =
  | Design
  | 'network-meta-analysis'
  | 'individual-patient-meta-analysis'
  | 'meta-analysis-of-trials'
  | 'meta-analysis-of-observational'
  | 'cohort-inside-trial'
  | 'erratum'

export type ReasonKey =
  | 'design'
  | 'size-found'
  | 'size-not-found'
  | 'size-report'
  | 'size-not-meaningful'
  | 'ratio-narrow'
  | 'ratio-fair'
  | 'ratio-wide'
  | 'ratio-inconclusive'
  | 'difference-clear'
  | 'difference-unclear'
  | 'proportion-narrow'
  | 'proportion-wide'
  | 'estimate-without-interval'
  | 'p-small'
  | 'p-other'
  | 'nothing-numeric'
  | 'precision-not-meaningful'
  | 'masked'
  | 'several-centres'
  | 'registered'
  | 'intention-to-treat'
  | 'individual-patient-data'
  | 'bias-assessed'
  | 'no-safeguards'
  | 'stopped-early'
  | 'per-protocol-only'
  | 'strong-recommendation'
  | 'outcome-patient-important'
  | 'outcome-surrogate'
  | 'outcome-other'
  | 'year-known'
  | 'year-unknown'
  | 'indexed'
  | 'not-indexed'
  | 'large-effect'
  | 'directness-match'
  | 'directness-partial'
  | 'directness-mismatch'
  | 'population'
  | 'intervention'
  | 'comparator'
  | 'outcome'

/** Every text a Strength Score and an appraised source show, in one language. `{name}` is filled in. */
export type AppraisalTexts = {
  designs: Readonly<Record<DesignText, string>>
  /** `{text}` holds words of the source in its own language. */
  reasons: Readonly<Record<ReasonKey, string>>
  caps: Readonly<Record<CapReason, string>>
  /** Measure, estimate and interval: 'hazard ratio 0.74 (95% CI 0.65 to 0.85)'. */
  effect: (effect: Effect) => string
  /** A number of people. */
  count: (people: number) => string
  /** A small number such as a P value. */
  decimal: (value: number) => string
}
