import { describe, expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { asksNothing } from './figure-beside.ts'
import { offerTools } from './offer-tools.ts'

const tools = await loadTools(contentFolder, shippedLexicon)
const read = (question: string) => readQuestion(question, shippedLexicon)
const offer = (question: string) => offerTools(read(question), tools)

describe('a figure beside a complaint', () => {
  it.each([
    ['Hb 65 g/L with chest pain', ['haemoglobin']],
    ['K 6.8 with ECG changes', ['potassium']],
    ['glucose 2.1 unconscious patient now', ['glucose-fasting', 'glucose-random']],
    ['glucosa 2,1 paciente inconsciente', ['glucose-fasting', 'glucose-random']],
    ['INR 8 bleeding', ['international-normalised-ratio']],
  ])('gets its row as a link, which answers nothing: %s', (question, ids) => {
    const offers = offer(question)

    expect(offers).toMatchObject([{ tool: 'labs', covers: false }])
    expect(offers.flatMap((each) => (each.tool === 'labs' ? each.tests.map(({ _id }) => _id) : []))).toEqual(
      ids,
    )
  })

  it.each([
    'troponin 60 chest pain 2 hours',
    'troponina 60 dolore toracico da 2 ore',
    'Troponin 60 Thoraxschmerz seit 2 Stunden',
  ])('leads to the score that is worked out of it: %s', (question) => {
    expect(offer(question)).toMatchObject([
      { tool: 'calculator', id: 'heart', covers: false },
      { tool: 'labs', covers: false },
    ])
  })

  it.each(['troponin 60 chest pain 2 hours', 'Hb 65 g/L with chest pain'])(
    'asks for no treatment: %s',
    (question) => {
      expect(asksNothing(read(question), tools, true)).toBe(true)
      expect(asksNothing(read(question), tools, false)).toBe(false)
    },
  )

  it.each([
    'troponin 60 chest pain heparin',
    'troponin 60 chest pain treatment',
    'Hb 65 chest pain transfusion',
    'what to do K 6.8 with ECG changes',
    'HbA1c 9 second line diabetes',
  ])('is none where something is asked: %s', (question) => {
    expect(asksNothing(read(question), tools, true)).toBe(false)
    expect(offer(question)).toEqual([])
  })
})

it('that is a disease of its own asks for its treatment', () => {
  expect(asksNothing(read('K 6.8 with ECG changes'), tools, true)).toBe(false)
})

describe('short forms of tests', () => {
  it.each([
    ['TP 60%', ['total-protein', 'prothrombin-time']],
    ['TP 60 g/L', ['total-protein']],
    ['TP 14 s', ['prothrombin-time']],
    ['Cr 2.1 mg/dL', ['creatinine']],
    ['serum Cr 2.1', ['creatinine']],
    ['TGO 90', ['aspartate-aminotransferase']],
    ['TGP 120', ['alanine-aminotransferase']],
    ['hierro 30', ['iron']],
    ['magnesemia 1.2', ['magnesium']],
  ])('of several languages lead to each test, unless the unit settles it: %s', (question, ids) => {
    const found = offer(question).flatMap((each) => (each.tool === 'labs' ? each.tests : []))

    expect(found.map(({ _id }) => _id)).toEqual(ids)
  })

  it('are placed when typed as an ion', () => {
    expect(offer('K+ 5.9 mEq/L')).toMatchObject([{ tests: [{ _id: 'potassium', told: [{ valueSi: 5.9 }] }] }])
  })
})
