import { expect, test } from 'vitest'
import type { ForeignLanguage } from '../language/languages.ts'
import { readLanguage } from '../language/read-language.ts'
import { readQuestion } from '../../question/read-question.ts'
import { readWords } from '../words.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

function named(text: string, language: ForeignLanguage): string[] {
  return lexicon.match(readWords(text), language).flatMap(({ concepts }) => concepts.map(({ term }) => term))
}

test('a short form has no plural: Spanish bowel loops are no aspirin', () => {
  expect(named('distensión de asas', 'es')).not.toContain('aspirin')
})

test.each(['sglt2', 'glp1', 'dpp4', 'P2Y12', 'cdk4/6'])('a class is called by its target: %s', (target) => {
  expect(readQuestion(`${target} in heart failure`, lexicon).acts).toHaveLength(1)
})

test.each(['H2', 'IL-6', 'B12', 'D3'])('a target of a few letters is something else as well: %s', (text) => {
  expect(readQuestion(`${text} in heart failure`, lexicon).acts).toEqual([])
})

test('a short form that is an everyday word counts in capitals only', () => {
  expect(named('frattura dell’anca', 'it')).not.toContain('ANCA test')
  expect(named('vasculite con ANCA', 'it').join()).toContain('ANCA')
})

test('a Spanish name is not heard in Italian', () => {
  expect(named('ha preso aspirina', 'it')).toEqual(['aspirin'])
})

test('a name is all of its words, joining ones at its ends among them', () => {
  expect(named('stato epilettico', 'it')).toEqual(['status epilepticus'])
  expect(named('epilettico', 'it')).not.toContain('status epilepticus')
})

test.each([
  ['es', 'dolor de hombro', 'shoulder'],
  ['es', 'hombre con dolor lumbar', 'man'],
] as const)('%s: %s: is read apart from what is spelled nearly alike', (_, question, english) => {
  const { searchText } = readQuestion(`${question} en la consulta`, lexicon)

  expect(searchText).toContain(english)
})

test.each([
  ['de', 'Osteoporose'],
  ['de', 'Migräne'],
  ['de', 'Demenz'],
  ['it', 'psoriasi'],
  ['it', 'depressione'],
  ['en', 'Depression'],
  ['en', 'Asthma'],
  ['en', 'osteoporosis'],
])('%s: %s: alone is told by how the language spells it', (language, word) => {
  expect(readLanguage(word, lexicon)).toBe(language)
})

test.each([
  ['Herzinsuffizienzpatienten', ['heart failure']],
  ['Schlaganfallprävention bei Vorhofflimmern', ['stroke prevention', 'atrial fibrillation']],
  ['ASS nach Herzinfarkt', ['aspirin', 'myocardial infarction']],
])('German %s: is read by its parts and names', (question, terms) => {
  expect(named(question, 'de')).toEqual(terms)
})

test('Spanish infusions are told from what is measured in serum', () => {
  expect(named('sueros en la pancreatitis', 'es')).toContain('intravenous fluid')
  const { names } = readQuestion('calcio en suero bajo, ¿qué hago?', lexicon)
  expect(names.flatMap(({ readings }) => readings.map(({ term }) => term))).toEqual(['serum calcium'])
})

test.each(['dr says gout', 'Dr says gout'])('%s: a doctor is no diabetic retinopathy', (question) => {
  const { names } = readQuestion(question, lexicon)
  expect(names.map(({ text }) => text)).toEqual(['gout'])
})
