import { type Fill, measuresOf } from '@auscult/contract/tools/calculator-facts.ts'
import { type Figures, readValues } from '../question/figures.ts'
import type { Grammar, Measure } from '../question/grammar.ts'
import { fold } from '../text/terms.ts'
import type { MeasuresByName } from './lab-value.ts'
import type { ScoreMeasure } from './tool-content.ts'

/** How the figures of one score are told beside it. */
export type ScoreMeasures = {
  readonly byName: MeasuresByName
  /** What stands behind a figure, by which measure's name it is read then. */
  readonly behind: readonly (readonly [pattern: RegExp, name: string])[]
}

/** Throws where neither the row nor the grammar says in which unit a measure is. */
export function measuresOfScore(
  fills: readonly Fill[],
  rows: readonly ScoreMeasure[],
  grammar: Grammar,
): ScoreMeasures {
  const asked = measuresOf(fills)
  const own = rows.filter(({ measure }) => asked.has(measure))
  const known = [...grammar.measures.values()].flat()
  const pairs = own.flatMap((row) => {
    const names = row.names.map(fold)
    const base = row.own ?? known.find(({ measure }) => measure === row.measure)
    if (base === undefined) throw new Error(`content/tools/measures.jsonl: no unit for '${row.measure}'`)
    const { unit, units, bare } = base
    const folded = Object.fromEntries(Object.entries(units).map(([each, factor]) => [fold(each), factor]))
    const measure: Measure = { measure: row.measure, names, unit, units: folded, bare }
    return names.map((name) => [name, measure] as const)
  })
  return {
    byName: new Map(
      pairs.map(([name]) => [name, pairs.flatMap((each) => (each[0] === name ? [each[1]] : []))]),
    ),
    behind: own.flatMap(({ names: [name = ''], behind, isPair }) => [
      ...(isPair === true ? [[pairAlone, fold(name)] as const] : []),
      ...(behind.length > 0 ? [[figureBefore(behind), fold(name)] as const] : []),
    ]),
  }
}

/** '85/40': two figures and nothing beside them that makes them a date, a dose or a ratio. */
const pairAlone = /(?<![\p{L}\d.,/+-])\d{2,3}\/\d{2,3}(?![\d/]|[.,]\d|\s?(?:m?c?g|ml)\b)/gu

function figureBefore(words: readonly string[]): RegExp {
  const alternatives = words
    .map(fold)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`))
  return new RegExp(
    String.raw`(?<![\p{L}\d.,/+-])\d{1,3}(?:[.,]\d+)?\s?(?:${alternatives.join('|')})(?![\p{L}\d])`,
    'gu',
  )
}

/** The figures that a text tells of a score, those among them whose name stands behind or is left out. */
export function readScoreFigures(text: string, { byName, behind }: ScoreMeasures): Figures {
  const own = new Set([...byName.values()].flat().map(({ measure }) => measure))
  const folded = fold(text).replaceAll(/\s+/gu, ' ')
  const values = readValues(text, byName).values
  for (const [pattern, name] of behind)
    for (const [told] of folded.matchAll(pattern)) {
      const [figure = ''] = /^[\d.,/]+/u.exec(told) ?? []
      const read = readValues(`${name} ${figure}`, byName).values
      for (const value of read)
        if (!values.some(({ measure }) => measure === value.measure)) values.push({ ...value, text: told })
    }
  return { values: values.filter(({ measure }) => own.has(measure)), unsureValues: [] }
}
