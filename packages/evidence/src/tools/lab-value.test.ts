import { describe, expect, it } from 'vitest'
import { readLimits } from '@auscult/contract/guides/lab-range.ts'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools, type Subject } from './compile-tools.ts'
import { placeTold, readLabFigures } from './lab-value.ts'
import { offerTools } from './offer-tools.ts'
import { toldOfTest } from './testing/tool-questions.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

function tests(question: string) {
  const [labs] = offerTools(readQuestion(question, shippedLexicon), tools)
  return labs?.tool === 'labs' ? labs.tests : []
}

function told(question: string) {
  return tests(question).map((test) => [
    test._id,
    test.told.map(({ valueSi, assumedUnit }) => [valueSi, assumedUnit]),
  ])
}

it.each([
  // As typed side by side: a short name behind a figure is no unit of it.
  [
    'na 118 k 6.1 cl 80',
    [
      ['sodium', [[118, null]]],
      ['potassium', [[6.1, null]]],
      ['chloride', [[80, null]]],
    ],
  ],
  ['calcium 3.4', [['calcium-total', [[3.4, 'mmol/L']]]]],
  ['total cholesterol 240', [['total-cholesterol', [[6.206, 'mg/dL']]]]],
  ['base excess -8', [['base-excess', [[-8, null]]]]],
  ['afp 12000', [['alpha-fetoprotein', [[12_000, null]]]]],
  ['tacrolimus 18 ng/ml', [['tacrolimus-trough', [[18, null]]]]],
  ['lithium 1.8', [['lithium', [[1.8, 'mmol/L']]]]],
  // Behind a drug these are doses.
  ['lithium 800', []],
  ['lithium 400 mg', []],
  ['hb <7 g/dl', [['haemoglobin', [[70, null]]]]],
  ['k 5.5-6', [['potassium', [[5.5, null]]]]],
  // On either side of a limit.
  ['k 5-6', [['potassium', []]]],
  ['troponin t <14 ng/l', [['troponin-t-high-sensitivity', []]]],
])('%s: %j', (question, expected) => {
  expect(told(question)).toEqual(expected)
})

describe('figures of tests, written blind', () => {
  // What was measured after causes were looked for in half one alone; a cause that is mended raises it.
  it.each([
    ['one', 30],
    ['two', 28],
  ])('of half %s at least %i of 30 are placed, or left open, as they should be', (half, fewest) => {
    const own = toldOfTest.filter((row) => row.half === half)

    const right = own.filter(({ question, row, valueSi, assumedUnit }) => {
      const [test, ...others] = tests(question)
      if (test?._id !== row || others.length > 0) return false
      const [only, ...readings] = test.told
      if (valueSi === null) return readings.length > 0
      const isNear = Math.abs((only?.valueSi ?? 0) - valueSi) <= valueSi * 0.002
      return isNear && readings.length === 0 && (assumedUnit === null || only?.assumedUnit === assumedUnit)
    })

    expect(own).toHaveLength(30)
    expect(right.length).toBeGreaterThanOrEqual(fewest)
  })
})

type Test = Extract<Subject, { tool: 'labs' }>
const rows = [
  ...new Set(
    [...tools.names.en.values()].flat().flatMap(({ means }) => (means.tool === 'labs' ? [means] : [])),
  ),
]

/** The last limit of a range in either unit; null where it is not told in figures. */
function limitOf({ normal_range: si, normalRangeConventional: conventional }: Test['test']) {
  const of = ({ female, male, adult }: typeof si) => {
    const limits = readLimits(adult ?? female ?? male ?? '')
    return limits === null ? null : (limits.high ?? limits.low)
  }
  const both = { si: of(si), conventional: of(conventional) }
  return both.si === null || both.conventional === null
    ? null
    : { si: both.si, conventional: both.conventional }
}

function shareOf(value: number | undefined, limit: number): number {
  return (value ?? Number.NaN) / limit
}

const placed = rows.flatMap((row) => {
  const limit = row.test.kind === 'no agreed range' ? null : limitOf(row.test)
  return limit === null ? [] : [[row.test._id, row, limit] as const]
})

it('knows the range of nearly every row', () => {
  expect(placed.length).toBeGreaterThan(165)
})

it.each(placed)('%s: a figure is placed in either unit of the row', (id, row, limit) => {
  const names = [...row.measures.keys()]
  const place = (name: string | undefined, figure: number, unit: string) =>
    placeTold(row.test, readLabFigures(`${name} ${figure} ${unit.replace(/^(?:1|pH)$/u, '')}`, row.measures))

  const [si] = place(names[0], limit.si, row.test.units)
  // In mg/dL 'urea' is another substance than urea nitrogen.
  const [conventional] = place(
    id === 'urea' ? 'bun' : names[0],
    limit.conventional,
    row.test.unitsConventional,
  )

  expect(shareOf(si?.valueSi, limit.si)).toBeCloseTo(1, 2)
  // Both ranges are rounded, each to what a report has.
  expect(Math.abs(shareOf(conventional?.valueSi, limit.si) - 1)).toBeLessThan(0.15)
})
