import type { QuestionKind } from '@auscult/contract/ai/ai.ts'
import type { Design } from './study-design.ts'

/** Stored with every score, so that an old answer says by which table it was scored. Change it with any number below. */
export const weightsVersion = '2026.1'

type DesignWeights = Readonly<Record<Design, number>>

/** Treatment, prevention and harm: concealed random allocation is what guards best against confounding. */
const ofInterventions: DesignWeights = {
  'systematic-review-of-trials': 7.5,
  'randomised-trial': 6.5,
  'clustered-or-crossover-trial': 6,
  guideline: 6,
  'diagnostic-accuracy': 5,
  'systematic-review-of-observational': 5,
  cohort: 4.5,
  'non-randomised-trial': 4.5,
  'prediction-rule': 4.5,
  'retrospective-cohort': 4,
  'case-control': 3.5,
  'single-arm-trial': 3.5,
  'cross-sectional': 3,
  'case-series': 2,
  'narrative-review': 2,
  'case-report': 1.5,
  opinion: 1.5,
  laboratory: 1.5,
  protocol: 1.5,
  unknown: 3,
}

/**
 * Diagnosis: consecutive patients who all had test and reference standard lead; choosing cases and healthy controls
 * flatters a test (Oxford CEBM 2011 levels, diagnosis column).
 */
const ofTests: DesignWeights = {
  ...ofInterventions,
  'systematic-review-of-observational': 7.5,
  'diagnostic-accuracy': 6.5,
  'prediction-rule': 6,
  cohort: 5.5,
  'cross-sectional': 5,
  'retrospective-cohort': 4.5,
  'case-control': 3,
}

/** Prognosis: inception cohorts lead; a trial is a cohort of people who agreed to be chosen by chance (Oxford CEBM 2011, prognosis column). */
const ofCourse: DesignWeights = {
  ...ofInterventions,
  'systematic-review-of-observational': 7.5,
  'systematic-review-of-trials': 6.5,
  cohort: 6.5,
  'prediction-rule': 6,
  'randomised-trial': 5.5,
  'clustered-or-crossover-trial': 5,
  'retrospective-cohort': 5,
}

export const designWeights: Readonly<Record<QuestionKind, DesignWeights>> = {
  treatment: ofInterventions,
  prevention: ofInterventions,
  harm: ofInterventions,
  guideline: ofInterventions,
  other: ofInterventions,
  diagnosis: ofTests,
  prognosis: ofCourse,
}

export const sizeWeights = {
  /** Highest bound first; the first one reached counts. */
  atLeast: [
    { participants: 10_000, points: 1 },
    { participants: 1_000, points: 0.75 },
    { participants: 300, points: 0.5 },
    { participants: 100, points: 0 },
    { participants: 30, points: -0.75 },
    { participants: 0, points: -1.5 },
  ],
  notFound: -0.25,
} as const

export const precisionWeights = {
  /** `width` is ln(upper / lower) of a ratio. */
  ratioUpTo: [
    { width: 0.25, points: 0.75 },
    { width: 0.5, points: 0.5 },
    { width: 1, points: 0 },
    { width: Number.POSITIVE_INFINITY, points: -0.5 },
  ],
  /** A wide interval that contains no effect decides nothing; a narrow one shows that there is no difference. */
  inconclusive: { widerThan: 0.5, points: -0.5 },
  differenceLeavesOutZero: 0.25,
  /** Sensitivity, specificity and areas under a curve: an interval of at most this many percentage points. */
  proportion: { percentagePoints: 10, points: 0.25 },
  smallP: { below: 0.001, points: 0.25 },
  nothingNumeric: -0.25,
} as const

export const safeguardWeights = {
  each: 0.25,
  atMost: 0.75,
  weakened: -0.25,
  strongRecommendation: 1,
} as const

export const outcomeWeights = { 'patient-important': 0.25, surrogate: -0.5, other: 0 } as const

export const recencyWeights = {
  /** Years since publication; the first bound not exceeded counts. */
  upTo: [
    { years: 5, points: 0.25 },
    { years: 15, points: 0 },
    { years: 25, points: -0.25 },
    { years: Number.POSITIVE_INFINITY, points: -0.5 },
  ],
} as const

export const notIndexedPoints = -1

export const largeEffectWeights = { ratio: 2, width: 1, points: 0.5 } as const

export const directnessWeights = {
  population: { match: 0, partial: -0.5, mismatch: -1.5 },
  intervention: { match: 0, partial: -0.5, mismatch: -1.5 },
  comparator: { match: 0, partial: -0.25, mismatch: -1 },
  outcome: { match: 0, partial: -0.25, mismatch: -1 },
  lowest: -4,
} as const

/** The lowest that applies wins. */
export const caps = {
  retracted: 1,
  'expression-of-concern': 1,
  laboratory: 2,
  protocol: 2,
  opinion: 3,
  'title-only': 4,
  'conference-abstract': 4,
  preprint: 5,
  'superseded-guideline': 6,
  'non-randomised': 7,
} as const
export type CapReason = keyof typeof caps
