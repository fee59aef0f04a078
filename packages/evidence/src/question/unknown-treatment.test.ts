import { expect, test } from 'vitest'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { readQuestion } from './read-question.ts'

const unknownOf = (question: string) => readQuestion(question, shippedLexicon).unknownName

test.each([
  ['nexaprilone vs warfarin stroke prevention', 'nexaprilone'],
  ['warfarin versus nexaprilone in AF', 'nexaprilone'],
  ['can I crush ferrlixor xr 40mg via ng', 'ferrlixor'],
  ['Brelaxomab 300 mg bei Colitis?', 'brelaxomab'],
])('hears a treatment that nobody here knows: %s', (question, name) => {
  expect(unknownOf(question)).toBe(name)
})

test.each([
  'apixaban vs warfarin',
  'warfrin vs apixaban',
  'early vs late surgery in hip fracture',
  'high flow versus low flow in bronchiolitis',
  'metformin xr 500 mg titration',
  'prednisolone burst 40 mg 5 days',
  'Bypass vs Stent bei Diabetes',
  'laparoscopic vs open appendicectomy',
  'continuous vs intermittent 40 mg',
])('hears none in everyday words and known names: %s', (question) => {
  expect(unknownOf(question)).toBeNull()
})
