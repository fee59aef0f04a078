import { expect, test } from 'vitest'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import { readQuestion } from '../../question/read-question.ts'
import { composeNames } from './composed-names.ts'
import { LexiconEntry } from './lexicon-entry.ts'

const namedIn = (question: string) =>
  readQuestion(question, lexicon).names.flatMap(({ readings }) => readings.map(({ term }) => term))

test.each([
  ['yellow fever vacc today?', 'yellow fever vaccine'],
  ['varicella vax for a nurse', 'varicella vaccine'],
  ['rabies shot after a bite', 'rabies vaccine'],
  ['Gelbfieber-Impfung vor der Reise', 'yellow fever vaccine'],
  ['Impfung gegen Tollwut', 'rabies vaccine'],
  ['vacuna fiebre amarilla mañana', 'yellow fever vaccine'],
  ['vacunación varicela', 'varicella vaccine'],
  ['vaccinazione febbre gialla', 'yellow fever vaccine'],
  ['liver tx in 2015', 'liver transplantation'],
  ['Zirrhose Child A', 'cirrhosis'],
])('what makes a name makes it in every form: %s', (question, term) => {
  expect(namedIn(question)).toContain(term)
})

test('a class of cirrhosis is no child', () => {
  expect(readQuestion('zirrhose child a, carvedilol', lexicon).people).toEqual([])
})

test('the forms of one language take the names of what it is named after', () => {
  const entries = [
    { term: 'vaccine', type: 'drug' },
    { term: 'measles vaccine', type: 'drug', broader: ['vaccine'] },
    { term: 'measles', type: 'condition', de: ['Masern'] },
  ].map((entry) => LexiconEntry.parse(entry))
  const composed = composeNames(entries, [
    { of: ['vaccine'], en: ['{} vaccine', '{} jab'], it: [], de: ['{}impfung'], es: [] },
  ])

  const names = composed.get('measles vaccine')?.map(({ text }) => text)
  expect(names).toEqual(['measles vaccine', 'measles jab', 'Masernimpfung'])
})
