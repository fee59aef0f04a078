import { expect, test } from 'vitest'
import { readNameless } from './nameless-figures.ts'

const told = (text: string) => readNameless(text).map(({ measure, value }) => [measure, value])

test.each([
  ['3 wk old 38.4', 38.4],
  ['2yo f, 39,5 rash', 39.5],
  ['38.8 day 9 post fec neuts 0.2', 38.8],
  ['t. 39 c', 39],
])('reads a temperature by its form: %s', (text, value) => {
  expect(told(text)).toEqual([['temperature', value]])
})

test.each([
  ['224/128 headache', 224, 128],
  ['92/50, lactate 3.1', 92, 50],
])('reads a blood pressure by its form: %s', (text, systolic, diastolic) => {
  expect(told(text)).toEqual([
    ['systolic blood pressure', systolic],
    ['diastolic blood pressure', diastolic],
  ])
})

test.each([
  'entresto 49/51 tonight',
  'co-amoxiclav 875/125 bd',
  'trelegy 92/55/22',
  'lopinavir 200/50',
  'seretide 250/50',
  '34/40 in triage',
  'off to ghana in 3/52',
  'losartan 100/50 mg',
  'baby 29 wk, 38.4 kg mother',
  '38.4 weeks',
])('reads none elsewhere: %s', (text) => {
  expect(told(text)).toEqual([])
})
