import { expect, test } from 'vitest'
import { actsOf, problemsOf, read } from './testing/read.ts'

function allergiesOf(text: string): string {
  return read(text)
    .patient.allergies.map(({ term }) => term)
    .join(', ')
}

function severeOf(text: string): string {
  return read(text)
    .patient.anaphylaxisTo.map(({ term }) => term)
    .join(', ')
}

test.each([
  ['anaphylaxis after ceftriaxone, needs antibiotics for cellulitis', 'ceftriaxone'],
  ['meningitis, anaphylaxis after a first dose of IV ceftriaxone', 'ceftriaxone'],
  ['reaction to cefuroxime, which antibiotic for pneumonia', 'cefuroxime'],
  ['had a reaction to cefuroxime as a child, pneumonia', 'cefuroxime'],
  ['hives with cefalexin, otitis media', 'cefalexin'],
  ['angioedema with ramipril, hypertension', 'ramipril'],
  ['SJS from co-trimoxazole, cystitis', 'trimethoprim-sulfamethoxazole'],
  ['anaphylaxis after ceftriaxone and cefotaxime, meningitis', 'ceftriaxone, cefotaxime'],
  ['Pyelonephritis, Anaphylaxie nach Ceftriaxon', 'ceftriaxone'],
  ['Angioödem unter Ramipril, Hypertonie', 'ramipril'],
  ['Reaktion auf Cefuroxim, Pneumonie', 'cefuroxime'],
  ['cellulite, anafilassi dopo ceftriaxone', 'ceftriaxone'],
  ['otite, orticaria da cefalexina', 'cefalexin'],
  ['celulitis, anafilaxia tras ceftriaxona', 'ceftriaxone'],
  ['neumonía, reacción a cefuroxima', 'cefuroxime'],
])('%s: what brought a reaction about is not tolerated', (text, drugs) => {
  expect(allergiesOf(text)).toBe(drugs)
})

test('a reaction is of the past beside another illness, and the drug is not asked about', () => {
  const text = 'hypertension, angioedema after ramipril, losartan?'

  expect(problemsOf(text)).toBe('present hypertension, history angioedema')
  expect(actsOf(text)).toBe('refused ramipril, asked losartan')
})

test('a severe reaction alone speaks against the whole class', () => {
  expect(severeOf('meningitis, anaphylaxis after ceftriaxone')).toBe('ceftriaxone')
  expect(severeOf('meningitis, rash after ceftriaxone')).toBe('')
})

test.each([
  ['angioedema after ramipril', 'alone it is what is asked about'],
  ['Stevens-Johnson syndrome after lamotrigine, how common', 'as above'],
  ['anaphylaxis after adrenaline, asthma', 'what it is treated with'],
  ['anaphylaxis after wasp sting, steroids?', 'no drug'],
  ['steroids after anaphylaxis, asthma', 'the other way round'],
  ['no anaphylaxis after ceftriaxone, meningitis', 'denied'],
  ['mother had anaphylaxis after ceftriaxone, meningitis', "somebody else's"],
  ['syphilis, Jarisch-Herxheimer reaction after benzylpenicillin', 'no allergy'],
  ['lymphoma, infusion reaction to rituximab', 'no allergy'],
  ['rash and fever, ceftriaxone for meningitis', 'not brought about'],
  ['burn, dress with silver sulfadiazine', 'a verb'],
])('%s: tells of no allergy (%s)', (text) => {
  expect(allergiesOf(text)).toBe('')
})

test('what brings a reaction about names no other illness than the reaction', () => {
  expect(problemsOf('Anaphylaxie auf Cephalosporine, Antibiotikum bei Pyelonephritis')).toBe(
    'history anaphylaxis, present pyelonephritis',
  )
})

test.each([
  ['allergic to Augmentin, pneumonia', 'amoxicillin-clavulanate, penicillin'],
  ['cellulitis, anaphylaxis after amoxicillin', 'amoxicillin, penicillin'],
  ['cystitis, allergy to pivmecillinam', 'pivmecillinam, penicillin'],
  ['cellulitis, allergic to cefalexin', 'cefalexin'],
])('%s: an allergy to one penicillin is one to all', (text, drugs) => {
  expect(allergiesOf(text)).toBe(drugs)
})
