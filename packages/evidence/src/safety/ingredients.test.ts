import { expect, test } from 'vitest'
import { firedBy } from './testing/fired-by.ts'

test.each([
  ['takes co-codamol 30/500 2 qds, add paracetamol 1 g', 'twice-paracetamol'],
  ['on Symtuza, kenalog injection into the shoulder', 'ritonavir-steroid'],
  ['on Inegy, add atorvastatin 40', 'twice-statin'],
])('a preparation is each of its ingredients: %s', (text, id) => {
  expect(firedBy(text)).toContain(id)
})

test.each([
  ['what is in one tablet does not meet itself', 'amlodipine-valsartan in hypertension'],
  ['naloxone in a tablet of an opioid blocks nothing', 'oxycodone-naloxone for cancer pain'],
  ['the steroid of an inhaler is beside its formoterol', 'mild asthma, switch to budesonide-formoterol'],
  ['of two in a change only one is given', 'switch from sertraline to venlafaxine'],
  ['a class and what is in it are one', 'NSAID for gout: naproxen or ibuprofen'],
])('%s: %s', (_, text) => {
  expect(firedBy(text)).toEqual([])
})
