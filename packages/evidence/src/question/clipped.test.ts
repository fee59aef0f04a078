import { expect, test } from 'vitest'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { readQuestion } from './read-question.ts'

const mended = (question: string) =>
  readQuestion(question, shippedLexicon).corrections.map(({ from, to }) => `${from} > ${to}`)
const actsOf = (question: string) =>
  readQuestion(question, shippedLexicon).acts.map(({ concept }) => concept.term)
const problemsOf = (question: string) =>
  readQuestion(question, shippedLexicon).problems.map(({ concept }) => concept.term)

test('completes a drug of which only the beginning was typed', () => {
  expect(actsOf('amoxi for otitis media in a toddler')).toEqual(['amoxicillin'])
  expect(actsOf('Flucloxa bei Erysipel')).toEqual(['flucloxacillin'])
  expect(actsOf('bronquitis aguda, amoxi 500 mg?')).toEqual(['amoxicillin'])
})

test('completes a word cut by a stop beside the rest of its name, and reads on', () => {
  expect(problemsOf('sept. Schock, Hydrocortison?')).toEqual(['septic shock'])
  expect(problemsOf('insuf. cardíaca, dapagliflozina?')).toEqual(['heart failure'])
  expect(actsOf('Thromboseproph. nach Knie-TEP')).toContain('thromboprophylaxis')
})

test('leaves a beginning that several drugs share, brands, everyday words and first parts of compounds', () => {
  expect(mended('levo in an elderly patient')).toEqual([])
  expect(mended('il defibrillatore salva la vita?')).toEqual([])
  expect(mended('quanti cicli di chemioterapia nel tumore del colon')).toEqual([])
  expect(mended('Sekunden bis zur Defibrillation')).toEqual([])
  expect(mended('un caffè al giorno e fibrillazione atriale')).toEqual([])
})

test('leaves a known word at the end of a sentence', () => {
  expect(mended('65M with heart failure. diuretic dose?')).toEqual([])
})
