import { readLimits } from '@auscult/contract/guides/lab-range.ts'
import type { LabRange, LabValue } from '@auscult/contract/guides/labs.ts'
import type { Measure } from '../question/grammar.ts'
import { fold } from '../text/terms.ts'
import { leadsTo, type MeasuresByName } from './lab-value.ts'
import { listEquivalentUnits, plainUnit } from './lab-units.ts'

/**
 * By what the figures of a test are read: its names, with the units of its row and all that lead to them. The grammar's own measure of the
 * test comes first, since it says which figures are seen in practice; where there is none, the row's range says what is plausible.
 */
export function measuresOfTest(
  test: LabValue,
  names: Iterable<string>,
  grammar: MeasuresByName,
): MeasuresByName {
  // The bracket of 'Lp(a)' ends no word.
  const typed = [...new Set([...names].map((name) => fold(name).replace(/\)$/u, '')))]
  const ofGrammar = (name: string) => (grammar.get(name) ?? []).filter((measure) => leadsTo(test, measure))
  const known = typed.flatMap(ofGrammar).slice(0, 1)
  const own = measureOfRow(test)
  return new Map(
    typed.map((name) => {
      const measures = ofGrammar(name).length > 0 ? ofGrammar(name) : known
      // What a figure without a unit is, one of them says; the other knows units that the first lacks.
      const row = own === null ? [] : [measures.length === 0 ? own : { ...own, bare: {} }]
      return [name, [...measures, ...row]]
    }),
  )
}

/** Null where the row's range is not given in figures. */
function measureOfRow(test: LabValue): Measure | null {
  const { _id, units, unitsConventional, factor, kind } = test
  const si = spanOf(test.normal_range)
  const conventional = spanOf(test.normalRangeConventional)
  if (si === null || conventional === null || factor === null || kind === 'no agreed range') return null
  const own = factor === 1 ? [] : [...listEquivalentUnits(unitsConventional)]
  const all = [...own, [plainUnit(unitsConventional), 1] as const].map(
    ([unit, times]) => [unit, Number((times * factor).toPrecision(12))] as const,
  )
  return {
    measure: _id,
    names: [_id],
    unit: units,
    units: Object.fromEntries([...all, ...listEquivalentUnits(units)]),
    bare: Object.fromEntries(
      factor === 1
        ? [[units, kind === 'therapeutic range or limit' ? plausible(si, drugTimes) : unlimited(si)]]
        : [
            [units, plausible(si)],
            [unitsConventional, plausible(conventional)],
          ],
    ),
  }
}

/** The limits of women and men together; null on a side that is open. */
type Span = { low: number | null; high: number | null }

function spanOf({ female, male, adult }: LabRange): Span | null {
  const limits = [female, male, adult].flatMap((range) =>
    range === null ? [] : [readLimits(range)].filter((each) => each !== null),
  )
  if (limits.length === 0) return null
  const lows = limits.map(({ low }) => low)
  const highs = limits.map(({ high }) => high)
  return {
    low: lows.includes(null) ? null : Math.min(...lows.map(Number)),
    high: highs.includes(null) ? null : Math.max(...highs.map(Number)),
  }
}

/** A range of the healthy is 3.92 standard deviations wide, of the logarithm for what cannot be negative. */
const widthInDeviations = 3.92
/**
 * So many deviations from the range figures are still seen in illness. It is wide on purpose: a unit is assumed only where the figure
 * would lie beyond this in the other one, and the more a test varies among the healthy the less its figures tell of their unit.
 */
const deviationsSeen = 15
const fewestTimes = 2
/** A limit with one side says nothing of how much a test varies. */
const timesOfOneLimit = 40
/** Beyond it a figure behind a drug is its dose. */
const drugTimes = 40

function plausible({ low, high }: Span, most?: number): [number, number] {
  if (low === null || high === null) {
    const limit = low ?? high ?? 0
    return [limit / timesOfOneLimit, limit * timesOfOneLimit]
  }
  if (low <= 0) {
    const reach = ((high - low) / widthInDeviations) * deviationsSeen
    return [low - reach, high + reach]
  }
  const times = most ?? Math.max(fewestTimes, (high / low) ** (deviationsSeen / widthInDeviations))
  return [low / times, high * times]
}

/** Both units of the row are the same amount: there is none to choose, and a marker may rise ten thousand times. */
function unlimited(span: Span): [number, number] {
  const [least] = plausible(span)
  return [Math.min(least, 0), Number.MAX_SAFE_INTEGER]
}
