import { expect, test } from 'vitest'
import { abstract, guideline, judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const trial = study({ population: 'adults with gout', intervention: 'colchicine' })
const body = guideline('Gout', 'colchicine.')
const paper = abstract('Colchicine in gout', 'Adults with gout took colchicine.')

test.each([
  ['what is done', 'colchicine in gout', 'act'],
  ['how much of it', 'dose of colchicine in gout', 'use'],
  ['what is first', 'gout first line', 'guideline'],
  ['how it is told', 'how is gout diagnosed', 'guideline'],
  ['how it runs', 'prognosis of gout', 'open'],
])('whoever asks %s is known to', (_, question, asks) => {
  const degrees = [trial, body, paper].map((document) => judge(question, document, lexicon).maker.degree)

  expect(degrees).toEqual([`curated-for-${asks}`, `guideline-for-${asks}`, `read-for-${asks}`])
})
