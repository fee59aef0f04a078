import type { Design } from './study-design.ts'

/** Reads a curator's own word for the design: 'stepped-wedge cluster RCT', 'individual-patient-data meta-analysis'. */
export function designOf(words: string): Design | undefined {
  const designs: readonly [RegExp, Design][] = [
    [
      /meta-?analysis|systematic review|pooled analysis/iu,
      /observational|cohort/iu.test(words)
        ? 'systematic-review-of-observational'
        : 'systematic-review-of-trials',
    ],
    [/cluster|stepped|cross-?over/iu, 'clustered-or-crossover-trial'],
    [
      /non-?randomi|quasi|controlled (?:matched|prospective)|prospective controlled|matched trial/iu,
      'non-randomised-trial',
    ],
    [/randomi[sz]ed|\bRCT\b/iu, 'randomised-trial'],
    [/guideline|consensus/iu, 'guideline'],
    [/prediction rule/iu, 'prediction-rule'],
    [/diagnostic/iu, 'diagnostic-accuracy'],
    [/single-arm|before-after/iu, 'single-arm-trial'],
    [/retrospective/iu, 'retrospective-cohort'],
    [/case-control/iu, 'case-control'],
    [/cohort/iu, 'cohort'],
    [/cross-sectional/iu, 'cross-sectional'],
    [/case series/iu, 'case-series'],
    [/case report/iu, 'case-report'],
  ]
  return designs.find(([pattern]) => pattern.test(words))?.[1]
}
