import { describe, expect, it } from 'vitest'
import { readToolsContent } from './read-content.ts'

const { labs } = await readToolsContent(new URL('../../../../../content/', import.meta.url))

/** Figures that are no amount of what is measured: who it is about, when, how many times, and what a source is called. */
const otherFigures = [
  /\b(?:WHO|CKD-EPI|ASHP\/IDSA) \d{4}\b|\bNICE (?:NG|DG)\d+|\bIgA1?\b/gu,
  /\bage \d+-\d+(?: years)?|\baged \d+-\d+|\b(?:from|above) \d+ years\b|\bage x 10\b|age\/2|\(age\+10\)\/2/gu,
  /\b\d+ h\b|\b\d+ times\b|\b\d+th percentile\b|\bnormally above \d+% of plasma|\bup to about \d+ %? ?in smokers/gu,
  /NGSP % = 0\.0915 x IFCC \+ 2\.15|\bfactor 6\.945|\btherapeutic range 2-3\b|\b17-OH\w*/gu,
  /\bAUC 400-600 mg\.h\/L|\bA[123]\b|\bIL-\d\b|\b0\.37-3\.1\b/gu,
]

function amountsIn(note: string): { figure: string; unit: string; paired: string }[] {
  const plain = otherFigures.reduce((left, other) => left.replaceAll(other, ''), note)
  return [
    ...plain.matchAll(
      /(?<![\w.(-])(?<figure>\d[\d.]*(?:(?:-| to )\d[\d.]*)?) ?(?<unit>[^\s(),;:]*)(?: \((?<paired>[^)]*)\))?/gu,
    ),
  ].map(({ groups }) => ({
    figure: groups?.['figure'] ?? '',
    unit: groups?.['unit'] ?? '',
    paired: groups?.['paired'] ?? '',
  }))
}

function numbersOf(text: string): number[] {
  return (/^[\d. to-]+/u.exec(text)?.[0].match(/\d[\d.]*/gu) ?? []).map(Number)
}

describe.each(labs.filter(({ note }) => /\d/u.test(note ?? '')))('the note of $name', (test) => {
  const { units, unitsConventional, factor, note } = test
  const conventional = unitsConventional.replace(/ .*$/u, '')
  const measured = amountsIn(note ?? '').filter(({ unit }) => unit !== 'g/L' || units === 'g/L')

  it('gives each figure its unit: it stands beside either unit of the range', () => {
    for (const { figure, unit } of measured) expect(units.split(' '), `${figure} ${unit}`).toContain(unit)
  })

  it('gives the figure in the other unit, too, where that is another', () => {
    if (factor === 1) return
    for (const { figure, unit, paired } of measured) {
      expect(paired, `${figure} ${unit}`).toContain(` ${conventional}`)
      const converted = numbersOf(figure).map((value) =>
        factor === null ? 0.0915 * value + 2.15 : value / factor,
      )
      const told = numbersOf(paired)
      expect(told).toHaveLength(converted.length)
      // As guidelines round them: KDIGO's 30 mg/g stand for 3 mg/mmol.
      told.forEach((value, nth) =>
        expect(Math.abs(1 - value / (converted[nth] ?? Number.NaN)), `${figure} ${paired}`).toBeLessThan(
          0.15,
        ),
      )
    }
  })
})

it.each([
  ['below 30 deficient', ['30 deficient']],
  ['below 30 nmol/L (12 ng/mL) deficient; age 25-34 years', ['30 nmol/L']],
])('reads the amounts of %s', (note, amounts) => {
  expect(amountsIn(note).map(({ figure, unit }) => `${figure} ${unit}`)).toEqual(amounts)
})
