import type { Design } from './appraisal.ts'

/** Designs and the variants a reader wants told apart. */
export type DesignText =
  | Design
  | 'network-meta-analysis'
  | 'individual-patient-meta-analysis'
  | 'meta-analysis-of-trials'
  | 'meta-analysis-of-observational'
  | 'cohort-inside-trial'
  | 'erratum'

/** Every text a Strength Score shows, in one table, so that another language is another table. `{name}` is filled in. */
export const designTexts: Readonly<Record<DesignText, string>> = {
  'systematic-review-of-trials': 'Systematic review of randomised trials',
  'meta-analysis-of-trials': 'Meta-analysis of randomised trials',
  'network-meta-analysis': 'Network meta-analysis',
  'individual-patient-meta-analysis': 'Meta-analysis of individual patient data',
  'randomised-trial': 'Randomised controlled trial',
  'clustered-or-crossover-trial': 'Cluster or crossover randomised trial',
  guideline: 'Practice guideline or consensus',
  'diagnostic-accuracy': 'Diagnostic accuracy study',
  'systematic-review-of-observational': 'Systematic review of observational studies',
  'meta-analysis-of-observational': 'Meta-analysis of observational studies',
  cohort: 'Cohort study',
  'cohort-inside-trial': 'Non-randomised comparison inside a trial',
  'non-randomised-trial': 'Non-randomised controlled study',
  'prediction-rule': 'Prediction rule with validation',
  'retrospective-cohort': 'Retrospective cohort from routine records',
  'case-control': 'Case-control study',
  'single-arm-trial': 'Single-arm trial',
  'cross-sectional': 'Cross-sectional study',
  'case-series': 'Case series',
  'narrative-review': 'Narrative review',
  'case-report': 'Case report',
  opinion: 'Editorial, comment or letter',
  erratum: 'Correction notice',
  laboratory: 'Animal or laboratory study',
  protocol: 'Protocol without results',
  unknown: 'Study of a design the record does not tell',
}

export const reasonTexts = {
  design: '{design}',
  'size-found': '{participants} participants',
  'size-not-found': 'Number of participants not stated in what was read',
  'size-report': 'Too few people to count',
  'size-not-meaningful': 'Size does not apply to this kind of document',
  'ratio-narrow': 'Precise estimate: {effect}',
  'ratio-fair': 'Fairly precise estimate: {effect}',
  'ratio-wide': 'Imprecise estimate: {effect}',
  'ratio-inconclusive': 'Wide interval that includes no effect: {effect}',
  'difference-clear': 'The interval of the difference leaves out no effect: {effect}',
  'difference-unclear': 'The interval of the difference includes no effect: {effect}',
  'proportion-narrow': 'Narrow interval: {effect}',
  'proportion-wide': 'Wide interval: {effect}',
  'estimate-without-interval': 'Estimate without an interval: {effect}',
  'p-small': 'Only a P value is given: {p}, below 0.001',
  'p-other': 'Only a P value is given: {p}',
  'nothing-numeric': 'No estimate with an interval in what was read',
  'precision-not-meaningful': 'Precision does not apply to this kind of document',
  masked: 'Masked',
  'several-centres': 'Several centres',
  registered: 'Registered',
  'intention-to-treat': 'Analysed by intention to treat',
  'individual-patient-data': 'Individual patient data',
  'bias-assessed': 'Certainty or risk of bias assessed',
  'no-safeguards': 'No safeguard against bias named in what was read',
  'stopped-early': 'Stopped early',
  'per-protocol-only': 'Analysed per protocol only',
  'strong-recommendation': 'Strong graded recommendation: {text}',
  'outcome-patient-important': 'Outcome that matters to patients: {text}',
  'outcome-surrogate': 'Laboratory or imaging outcome only: {text}',
  'outcome-other': 'Outcome neither clearly important to patients nor a mere surrogate',
  'year-known': 'Published {year}',
  'year-unknown': 'Year of publication unknown',
  indexed: 'Indexed, peer-reviewed source',
  'not-indexed': 'Not indexed in MEDLINE or a recognised directory',
  'large-effect': 'Large effect for an observational study: {effect}',
  'directness-match': 'Fits the question',
  'directness-partial': 'Fits the question only in part: {part}',
  'directness-mismatch': 'Does not fit the question: {part}',
  population: 'population',
  intervention: 'intervention',
  comparator: 'comparator',
  outcome: 'outcome',
} as const
export type ReasonKey = keyof typeof reasonTexts

export const capTexts = {
  retracted: 'Retracted',
  'expression-of-concern': 'Under an expression of concern',
  laboratory: 'Animal or laboratory work does not show what happens in people',
  protocol: 'A protocol has no results yet',
  opinion: 'Single cases and opinion cannot weigh more',
  'title-only': 'Only the title could be read',
  'conference-abstract': 'A conference abstract is not yet a peer-reviewed article',
  preprint: 'A preprint is not peer-reviewed',
  'superseded-guideline': 'Superseded by a newer edition',
  'non-randomised': 'Without randomisation a treatment effect cannot be separated from who was treated',
} as const

/** Fills `{name}` in a template. An unknown name stays as it stands, so that a missing value is seen. */
export function fill(template: string, values: Readonly<Record<string, string | number>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/gu, (whole, key: string) => String(values[key] ?? whole))
}
