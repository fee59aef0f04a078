import { expect, test } from 'vitest'
import { presentUnderstood } from '../../question/present-understood.ts'
import { readQuestion } from '../../question/read-question.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import { readWordTable } from '../lexicon/word-table.ts'
import { readWords } from '../words.ts'
import { findCognate } from './cognates.ts'
import { splitCompounds } from './compounds.ts'

test.each([
  ['trombocitopenia', 'es', 'thrombocytopenia'],
  ['toracico', 'it', 'thoracic'],
  ['ipertrofia', 'it', 'hypertrophy'],
  ['resektion', 'de', 'resection'],
  ['estenosis', 'es', 'stenosis'],
] as const)('a word of the same origin is read as English has it: %s', (word, language, english) => {
  expect(findCognate(word, language)).toBe(english)
})

test('a word of no such origin stays as it is', () => {
  expect(findCognate('quedarse', 'es')).toBeUndefined()
  expect(findCognate('schulter', 'de')).toBeUndefined()
})

test.each([
  ['Herzinfarktrisiko', ['Herzinfarkt', 'risiko']],
  ['Diabetesprävention', ['Diabetes', 'prävention']],
  ['Herzinsuffizienz', ['Herzinsuffizienz']],
  ['Donaudampfschiff', ['Donaudampfschiff']],
])('a German compound is parted where every part is known: %s', (typed, parts) => {
  expect(splitCompounds(readWords(typed), lexicon).map(({ text }) => text)).toEqual(parts)
})

test('a part of a compound keeps its place in the question', () => {
  const [, risk] = splitCompounds(readWords('Das Herzinfarktrisiko').slice(1), lexicon)

  expect(risk).toMatchObject({ text: 'risiko', start: 15, end: 21 })
})

test.each([
  ['estenosis carotídea sintomática: ¿endarterectomía?', 'carotid stenosis'],
  ['ipotermia dopo arresto cardiaco extraospedaliero', 'cardiac arrest'],
  ['acido tranexamico nell’emorragia gastrointestinale', 'gastrointestinal bleeding'],
])('an English name is heard in the order of another language: %s', (question, term) => {
  const read = presentUnderstood(readQuestion(question, lexicon))

  expect(read.concepts.map((concept) => concept.term)).toContain(term)
})

test('a question is searched for by all its words, in English', () => {
  const { searchText } = readQuestion('¿La fiebre y el dolor abdominal mejoran con ibuprofeno?', lexicon)

  expect(searchText).toMatch(/fever.*abdominal pain.*ibuprofen/u)
})

test.each([
  'en\tit\tde\tes\nfever\tfebbre',
  'en\tde\n',
  'en\tit\tde\tes\nfever\tfebbre\t\t\npain\tfebbre\t\t',
])('a table of words that cannot be meant so is turned away: %j', (text) => {
  expect(() => readWordTable(text)).toThrow(/words\.tsv, line/u)
})
