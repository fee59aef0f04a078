import { describe, expect, test } from 'vitest'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { italian } from './it.ts'

const languages = [
  ['Italian', italian],
  ['German', german],
  ['Spanish', spanish],
] as const

const placeholders = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted()

const effect = {
  measure: 'hazard ratio',
  estimate: 0.8,
  low: 0.65,
  high: 0.9,
  level: 95,
  text: 'hazard ratio 0.80 (95% CI 0.65 to 0.90)',
}
const difference = {
  measure: 'risk difference',
  estimate: -3.1,
  low: -9.6,
  high: 3.4,
  level: 97.5,
  text: 'risk difference -3.1 percentage points (97.5% CI -9.6 to 3.4)',
}

describe.each(languages)('%s', (_, texts) => {
  test('fills in the same values as English', () => {
    for (const [key, text] of Object.entries(texts.reasons)) {
      const inEnglish = Object.entries(english.reasons).find(([name]) => name === key)?.[1] ?? ''

      expect(placeholders(text), key).toEqual(placeholders(inEnglish))
    }
  })

  test('has no text left in English', () => {
    const own = [
      ...Object.values(texts.designs),
      ...Object.values(texts.reasons),
      ...Object.values(texts.caps),
    ]
    const theirs = new Set<string>(
      [english.designs, english.reasons, english.caps].flatMap((table) => Object.values(table)),
    )
    // 'Intervention' and 'Population' are German words too, but for their capital.
    expect(own.filter((text) => theirs.has(text) && text !== '{design}')).toEqual([])
  })
})

test.each([
  [italian, 'hazard ratio 0,80 (IC 95% 0,65-0,90)'],
  [german, 'Hazard Ratio 0,80 (95-%-KI 0,65-0,90)'],
  [spanish, 'hazard ratio 0,80 (IC 95\u202F% 0,65-0,90)'],
  [english, effect.text],
])('an effect keeps the decimals of its source: %#', (texts, words) => {
  expect(texts.effect(effect)).toBe(words)
})

test.each([
  [italian, 'differenza di rischio −3,1 punti percentuali (IC 97,5% da −9,6 a 3,4)'],
  [german, 'Risikodifferenz −3,1 Prozentpunkte (97,5-%-KI −9,6 bis 3,4)'],
  [spanish, 'diferencia de riesgos −3,1 puntos porcentuales (IC 97,5\u202F% de −9,6 a 3,4)'],
])('limits below zero are parted by words: %#', (texts, words) => {
  expect(texts.effect(difference)).toBe(words)
})

test('a percentage stays one, and an estimate alone has no interval', () => {
  const efficacy = {
    measure: 'vaccine efficacy',
    estimate: 95,
    low: null,
    high: null,
    level: null,
    text: 'vaccine efficacy 95.0%',
  }

  expect(italian.effect(efficacy)).toBe('efficacia vaccinale 95,0%')
  expect(german.effect(efficacy)).toBe('Impfstoffwirksamkeit 95,0\u202F%')
})

test('thousands are parted by a space that no language takes for a decimal sign', () => {
  expect(italian.count(4744)).toBe('4744')
  expect(german.count(18201)).toBe('18\u202F201')
  expect(spanish.count(1_250_000)).toBe('1\u202F250\u202F000')
  expect(english.count(18201)).toBe('18,201')
})
