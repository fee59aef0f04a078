/** Ratios that have a name in each language, as the engine writes them, by the key of their text. */
const ratioMeasures = [
  'hazard-ratio',
  'subdistribution-hazard-ratio',
  'odds-ratio',
  'common-odds-ratio',
  'generalised-odds-ratio',
  'risk-ratio',
  'relative-risk',
  'risk-or-rate-ratio',
  'rate-ratio',
  'incidence-rate-ratio',
  'prevalence-ratio',
  'ratio-of-means',
] as const

/** The key of a ratio's name; undefined for one that keeps the name its source gives it. */
export function findRatioMeasure(measure: string): (typeof ratioMeasures)[number] | undefined {
  return ratioMeasures.find((known) => known === measure.replaceAll(' ', '-'))
}
