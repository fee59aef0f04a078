import { expect, test } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { firedBy } from './testing/fired-by.ts'

const wishes = [
  'trying to conceive, enalapril 10?',
  'cerca gravidanza, enalapril 10?',
  'Kinderwunsch, Enalapril 10?',
  'busca embarazo, enalapril 10?',
]

test.each(wishes)('who wants a child is a woman and not pregnant: %s', (question) => {
  const { patient } = readQuestion(question, lexicon)

  expect(patient).toMatchObject({ isPregnant: false, sex: 'female' })
})

test.each(wishes)('rules on who may become pregnant hold: %s', (question) => {
  expect(firedBy(question)).toContain('raas-pregnancy')
})

test.each(['embarazo, enalapril 10?', 'gravidanza, enalapril 10?', 'schwanger, Enalapril 10?'])(
  'who is pregnant is: %s',
  (question) => {
    expect(readQuestion(question, lexicon).patient.isPregnant).toBe(true)
  },
)
