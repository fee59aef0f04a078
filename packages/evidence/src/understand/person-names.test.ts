import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { loadPersonNames, type FindPersonName } from './person-names.ts'

let findPersonName: FindPersonName
beforeAll(async () => {
  findPersonName = await loadPersonNames(
    fileURLToPath(new URL('../../../../content/lexicon', import.meta.url)),
  )
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
  'Kowalski, 71, admitted yesterday',
  'Kowalski (71) again',
  'As for Kowalski 71M, I would wait',
  "It is O'Brien, 64, with AF",
  'KOWALSKI, 71M',
  'Kowalczyk, 71 J, Vorhofflimmern',
  'Bertolli, 71 anni, in fibrillazione',
  'Etxebarria, 71 años, con FA',
  'Baker, 60, on warfarin',
  'Müller, 45 J., seit heute hier',
  'Murphy J 71M',
  'byrne, 45',
  'niamh 45f',
  'Kowalski has AF now',
  'Aoife has AF',
  'Priya has chest pain',
  "O'Brien has AF",
  'Patel with AF',
  'Pt. Kowalski',
  'KOWALSKI HAS AF',
])('calls a person by name: %s', (words) => {
  expect(findPersonName(words)).toBeTruthy()
})

test.each([
  'Ja. Beste Grüße',
  'Liebe Grüße',
  'pt keen on a statin',
  'NSTEMI with CKD',
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
  'Pneumonia 82F, CURB 2',
  'Asthma 30F, pregnant',
  'Diabetes 45M on metformin',
  'Crohn 25M, biologic naive',
  'Parkinson, 71M: would you?',
  'Hypertension 60M',
  'Migraine, 30F',
  'Stroke, 70, on warfarin',
  'Sepsis, 82, from home',
  'Cirrhosis 55M',
  'Gout, 60, CKD 3',
  'Lupus 32F',
  'Anaemia 70F',
  'Epilepsy 20F pregnant',
  'Pregnant 32F',
  'Obese 45M',
  'Alcoholic 55M',
  'Dapagliflozin, 10, or more?',
])('calls nobody by name: %s', (words) => {
  expect(findPersonName(words)).toBeUndefined()
})
