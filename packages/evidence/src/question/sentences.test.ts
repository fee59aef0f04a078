import { expect, test } from 'vitest'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { readQuestion } from './read-question.ts'

const rolesOf = (question: string) =>
  readQuestion(question, shippedLexicon).acts.map(({ concept, role }) => `${concept.term}: ${role}`)
const besideIn = (question: string) =>
  readQuestion(question, shippedLexicon)
    .tokens.filter(({ isBeside }) => isBeside)
    .map(({ text }) => text)

test('a treatment told behind the question was given, and is not asked about', () => {
  expect(rolesOf('copd exacerbation, prednisolone 5 or 14 d? 67m, left handed, flu jab in october')).toEqual([
    'prednisolone: asked',
    'influenza vaccine: current',
  ])
})

test('without a question mark each sentence may ask', () => {
  expect(rolesOf('apixaban in AF. or rather warfarin for this patient')).toEqual([
    'apixaban: asked',
    'warfarin: comparator',
  ])
})

test('words of a sentence that tells stand beside the question', () => {
  expect(besideIn('warfarin in AF? the desk wants an answer')).toEqual([
    'the',
    'desk',
    'wants',
    'an',
    'answer',
  ])
  expect(besideIn('warfarin in AF, the desk wants an answer')).toEqual([])
  expect(besideIn('apixaban in AF. What now?')).toEqual([])
})
