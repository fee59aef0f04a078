import { expect, test } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'

const namedIn = (question: string) =>
  readQuestion(question, lexicon).names.flatMap(({ readings }) => readings.map(({ term }) => term))

test.each(['cytarabine IT today?', 'IT methotrexate after the LP'])('IT is a route in %s', (question) => {
  expect(namedIn(question)).toContain('intrathecal injection')
})

test('IT is none in a question on something else', () => {
  expect(namedIn('neck pain in IT workers, physiotherapy?')).not.toContain('intrathecal injection')
})

test.each([
  ['CT mit KM bei eGFR 18', 'iodinated contrast medium'],
  ['MRT mit KM bei eGFR 18', 'gadolinium-based contrast medium'],
  ['stent on aspirin and clopidogrel, triptan?', 'percutaneous coronary intervention'],
])('a short form means what stands beside it: %s', (question, term) => {
  expect(namedIn(question)).toContain(term)
})
