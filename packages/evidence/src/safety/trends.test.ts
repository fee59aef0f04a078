import { describe, expect, test } from 'vitest'
import { readSodiumRise } from './sodium-rise.ts'
import { firedBy } from './testing/fired-by.ts'
import { readTrends } from './trends.ts'

describe('a change is told as two figures', () => {
  test.each([
    ['creat 98 -> 161', 'creatinine rise', 64],
    ['Krea von 80 auf 160', 'creatinine rise', 100],
    ['plt 240 to 60', 'platelet fall', 75],
    ['piastrine 200 → 90', 'platelet fall', 55],
  ])('%s', (text, measure, value) => {
    expect(readTrends(text)).toEqual([expect.objectContaining({ measure, value })])
  })

  test.each(['creat 160 -> 98', 'plt 60 to 240', 'creat 98, K 4.1'])('not the other way: %s', (text) => {
    expect(readTrends(text)).toEqual([])
  })
})

describe('a sodium is aimed at', () => {
  test.each([
    ['Na 108, get him to 130 by tomorrow', [108], 22],
    ['Na 112, auf 120 bringen', [112], 8],
    ['Na 118 raise by 12 mmol', [118], 12],
    ['Na 128, aim at 140', [128], null],
    ['Na 108, what now', [108], null],
  ])('%s', (text, sodium, rise) => {
    expect(readSodiumRise(text, sodium)).toBe(rise)
  })

  test('the rule speaks of a correction that is too fast, and not of one within the limit', () => {
    expect(firedBy('Na 108, 3% saline to get Na to 130 by tomorrow')).toContain('sodium-correction-rate')
    expect(firedBy('Na 118, 3% saline to get Na to 124 by tomorrow')).not.toContain('sodium-correction-rate')
  })
})

test.each([
  'test embarazo negativo, enalapril',
  'pregnancy test neg, ramipril',
  'Schwangerschaftstest negativ, Enalapril',
  'test di gravidanza negativo, ramipril',
])('a pregnancy that was tested for and is none warns of nothing: %s', (text) => {
  expect(firedBy(text)).toEqual([])
})

test('a pregnant woman whose other test is negative is pregnant', () => {
  expect(firedBy('pregnant, HIV negative, ramipril')).toContain('raas-pregnancy')
})

test('suxamethonium on the day of a burn is no danger, and days later it is', () => {
  expect(firedBy('flame burn 2 hours ago, suxamethonium for RSI')).toEqual([])
  expect(firedBy('flame burn day 12, suxamethonium for RSI')).toContain('suxamethonium-hyperkalaemia')
})
