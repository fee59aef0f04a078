import { describe, expect, test } from 'vitest'
import { enGlance } from './en-glance.ts'

describe('the bottom line', () => {
  test('tells both sides of a divided body of evidence', () => {
    const line = enGlance.bottomLine.divided([
      { stance: 'benefit', names: ['A'] },
      { stance: 'no-difference', names: ['B', 'C'] },
    ])

    expect(line).toBe('Studies disagree: A found benefit; B and C found no clear difference.')
  })

  test.each([
    ['do', 'Give zinc in adults with asthma.'],
    ["don't", 'Do not give zinc in adults with asthma.'],
    ['either', 'Zinc in adults with asthma: either choice does as well.'],
    ['depends', 'Zinc in adults with asthma: it depends on the patient.'],
  ] as const)('says %s by name where no curator worded it', (advice, line) => {
    expect(enGlance.bottomLine.advised(advice, 'zinc', 'in adults with asthma')).toBe(line)
  })
})

describe('how sure', () => {
  test('says what it rests on', () => {
    expect(enGlance.certainty.studies('strong', 'trial', 1)).toBe('Strong: one randomised trial')
    expect(enGlance.certainty.studies('moderate', 'review', 3)).toBe('Moderate: 3 studies agree')
  })
})

const risk = {
  type: 'risk',
  source: 'pmid:1',
  numberNeeded: null,
  time: '18 months',
} as const

describe('the numbers', () => {
  const told = {
    name: 'DAPA-HF',
    designText: 'randomised trial',
    participants: 4744,
    effect: null,
    further: null,
  }

  test('tell benefit and harm of a thousand people, and a shared time once', () => {
    const text = enGlance.numbers({
      ...told,
      benefit: {
        ...risk,
        outcome: 'death',
        direction: 'benefit',
        treated: 163,
        untreated: 212,
        difference: -49,
      },
      harm: { ...risk, outcome: 'falls', direction: 'harm', treated: 75, untreated: 68, difference: 7 },
    })

    expect(text).toBe(
      'DAPA-HF (randomised trial, 4,744 participants), per 1,000 people over 18 months: death: 49 fewer (163 against 212); falls: 7 more (75 against 68).',
    )
  })

  test('of two times are each told with their own', () => {
    const text = enGlance.numbers({
      ...told,
      benefit: {
        ...risk,
        outcome: 'death',
        direction: 'benefit',
        treated: 163,
        untreated: 212,
        difference: -49,
      },
      harm: {
        ...risk,
        time: '3 years',
        outcome: 'falls',
        direction: 'unclear',
        treated: 7,
        untreated: 7,
        difference: 0,
      },
    })

    expect(text).toContain('per 1,000 people: death: 49 fewer (163 against 212) (18 months)')
    expect(text).toContain('falls: no difference (7 each) (3 years)')
  })
})
