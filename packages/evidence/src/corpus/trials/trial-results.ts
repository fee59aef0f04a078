import type { Analysis, Measurement, OutcomeMeasure } from './trial-study.ts'
import { oneLine, sentence } from './trial-text.ts'

/** Far above what a record of usual size has; the whole table stands behind the link. */
const limits = { outcomes: 40, valuesPerOutcome: 24, analysesPerOutcome: 6 }

/**
 * Posted results as sentences, a line each: what was measured, each group's value, and the analyses between groups
 * in the usual notation, 'Odds Ratio (OR) 15.23 (95% CI 7.3 to 31.6)'. Every figure is the registry's own.
 */
export function describeResults(measures: readonly OutcomeMeasure[]): string {
  const ordered = measures
    .filter(({ type }) => type === 'PRIMARY' || type === 'SECONDARY')
    .toSorted((a, b) => Number(b.type === 'PRIMARY') - Number(a.type === 'PRIMARY'))
  return ordered
    .slice(0, limits.outcomes)
    .flatMap((measure) => describeOutcome(measure))
    .join('\n')
}

function describeOutcome(measure: OutcomeMeasure): string[] {
  const titles = new Map((measure.groups ?? []).map(({ id, title }) => [id, oneLine(title)]))
  const values = listValues(measure, titles).slice(0, limits.valuesPerOutcome)
  if (values.length === 0) return []
  const kind = measure.type === 'PRIMARY' ? 'Primary outcome' : 'Secondary outcome'
  const frame = oneLine(measure.timeFrame)
  const title = oneLine(measure.title).replace(/\.$/u, '')
  const analyses = (measure.analyses ?? [])
    .slice(0, limits.analysesPerOutcome)
    .flatMap((analysis) => describeAnalysis(analysis, titles))
    .map((analysis) => `${title}: ${analysis}`)
  // Each sentence names its outcome: it may be quoted by itself, and an estimate without one says nothing.
  return [
    sentence(`${kind}, ${title}${frame === '' ? '' : ` (${frame})`}: ${values.join('; ')}`),
    ...analyses,
  ]
}

function listValues(measure: OutcomeMeasure, titles: ReadonlyMap<string | undefined, string>): string[] {
  const people = countByGroup(measure)
  return (measure.classes ?? []).flatMap((group) =>
    (group.categories ?? []).flatMap((category) =>
      (category.measurements ?? []).flatMap((measurement) => {
        if (measurement.value === undefined) return []
        const place = [titles.get(measurement.groupId), oneLine(group.title), oneLine(category.title)]
        const named = place.filter((part) => part !== undefined && part !== '').join(', ')
        const unit = oneLine(measure.unitOfMeasure)
        const count = people.get(measurement.groupId)
        const value = `${measurement.value}${unit === '' ? '' : ` ${unit}`}${describeSpread(measure, measurement)}`
        return [`${named}: ${value}${count === undefined ? '' : ` (n = ${count})`}`]
      }),
    ),
  )
}

function countByGroup({ denoms }: OutcomeMeasure): Map<string | undefined, string> {
  const participants = denoms?.find(({ units }) => units === 'Participants')
  return new Map(
    (participants?.counts ?? []).flatMap(({ groupId, value }) =>
      value === undefined ? [] : [[groupId, value]],
    ),
  )
}

function describeSpread(
  { dispersionType }: OutcomeMeasure,
  { spread, lowerLimit, upperLimit }: Measurement,
): string {
  const kind = oneLine(dispersionType).replace(/^(\d+)% Confidence Interval$/u, '$1% CI')
  if (lowerLimit !== undefined && upperLimit !== undefined) return ` (${kind} ${lowerLimit} to ${upperLimit})`
  return spread === undefined || kind === '' ? '' : ` (${kind} ${spread})`
}

function describeAnalysis(analysis: Analysis, titles: ReadonlyMap<string | undefined, string>): string[] {
  const parts = [describeEstimate(analysis), describeP(analysis.pValue)].filter((part) => part !== '')
  if (parts.length === 0) return []
  const groups = (analysis.groupIds ?? []).flatMap((id) => titles.get(id) ?? [])
  const between = groups.length > 1 ? ` (${groups.join(' and ')})` : ''
  return [sentence(`${parts.join(', ')}${between}`)]
}

function describeEstimate({
  paramType,
  paramValue,
  ciPctValue,
  ciLowerLimit,
  ciUpperLimit,
}: Analysis): string {
  if (paramType === undefined || paramValue === undefined) return ''
  const hasInterval = ciLowerLimit !== undefined && ciUpperLimit !== undefined
  const interval = hasInterval ? ` (${ciPctValue ?? '95'}% CI ${ciLowerLimit} to ${ciUpperLimit})` : ''
  return `${oneLine(paramType)} ${paramValue}${interval}`
}

function describeP(pValue: string | undefined): string {
  const value = oneLine(pValue)
  if (value === '') return ''
  return /^[<>=≤≥]/u.test(value) ? `P ${value}` : `P = ${value}`
}
