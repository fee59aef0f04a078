import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { loadPersonNames, type NamesPerson } from './person-names.ts'

let namesPerson: NamesPerson
beforeAll(async () => {
  namesPerson = await loadPersonNames(fileURLToPath(new URL('../../../../content/lexicon', import.meta.url)))
})

test.each([
  'Niamh Byrne aged 82, thoughts?',
  'Mehmet Yilmaz, 45: thoughts?',
  'Re Byrne: anticoagulate?',
  'her name is anjali sharma, AF',
  'Would you anticoagulate Niamh Byrne?',
  'For Niamh Byrne. Would you treat?',
  'This is Siobhán Kelly with AF',
  'HFrEF, Kowalska, start dapa?',
  'sanna mäkelä, 82, heart failure',
  'Discussed with the family of Okonkwo yesterday.',
  'Wegen Agnieszka Wojcik: Apixaban oder Warfarin bei VHF?',
  'Ho visto Bertolucci per la fibrillazione, anticoagulare?',
  'He visto a Etxeberria por la fibrilación, ¿anticoagular?',
])('calls a person by name: %s', (words) => {
  expect(namesPerson(words)).toBe(true)
})

test.each([
  'Woman, 82, frail, falls twice a year. Anticoagulate?',
  'Yes, and I would check the potassium in two weeks.',
  'Working in Uganda, fever, drowsy. Bolus of saline?',
  'Wells score low, D-dimer negative. Stop there?',
  'Does dapagliflozin help in Parkinson and in Crohn?',
  'Start Entresto, then recheck.',
  'Would you do this in Galway?',
  'Do you agree with Braunwald?',
  'Stopped on Monday, restarted on Thursday.',
  'IPF, Kollege will Prednisolon starten und fragt nach der Dosis.',
  'Frau, 82, gebrechlich, stürzt oft. Antikoagulation bei Vorhofflimmern?',
  'Donna di 82 anni con fibrillazione atriale, anticoagulare?',
  'Mujer de 82 años con fibrilación auricular, ¿anticoagular?',
])('calls nobody by name: %s', (words) => {
  expect(namesPerson(words)).toBe(false)
})
