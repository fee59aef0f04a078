import { expect, test } from 'vitest'
import { read } from './testing/read.ts'

test.each([
  ['apixaban in atrial fibrillation', 'treat'],
  ['apixaban vs warfarin in atrial fibrillation', 'compare'],
  ['what dose of adrenaline in anaphylaxis', 'dose'],
  ['qual è la dose di adrenalina nell’anafilassi?', 'dose'],
  ['welche Dosis Prednisolon bei Asthma?', 'dose'],
  ['how long to treat gram negative bacteremia', 'duration'],
  ['Wie lange Antibiotika bei Pneumonie?', 'duration'],
  ['¿cuánto tiempo anticoagular tras embolia pulmonar?', 'duration'],
  ['stop aspirin before surgery?', 'stop'],
  ['sospendere l’aspirina prima della chirurgia?', 'stop'],
  ['Betablocker nach Herzinfarkt absetzen?', 'stop'],
  ['what do guidelines recommend for gout', 'guideline'],
  ['gout', 'guideline'],
  ['sensitivity of D-dimer for PE', 'diagnose'],
  ['screening for ovarian cancer', 'screen'],
  ['cribado de cáncer de colon', 'screen'],
  ['Prognosis of Bell palsy', 'prognosis'],
  ['Wie ist die Prognose der amyotrophen Lateralsklerose?', 'prognosis'],
  ['when to start apixaban after stroke', 'timing'],
  ['is sertraline safe in epilepsy', 'harm'],
  ['icd code for colonoscopy', 'not-clinical'],
  ['quanto costa una colonscopia', 'not-clinical'],
  ['wie viel kostet eine Darmspiegelung', 'not-clinical'],
  ['¿cuánto cuesta una colonoscopia?', 'not-clinical'],
  ['is a statin cost effective in primary prevention', 'treat'],
])('%s: asks to %s', (text, speechAct) => {
  expect(read(text).speechAct).toBe(speechAct)
})

test('a danger that is of no treatment is no harm', () => {
  expect(read('risk of stroke in migraine').speechAct).not.toBe('harm')
})

test('of a story, only the end asks', () => {
  const story = `A 58-year-old man comes to the emergency department because of haemoptysis and night sweats for three weeks. The chest
    X-ray was ordered for diagnosis and shows a cavity with infiltrates in the right upper lobe. He takes aspirin. Should rifampicin be given?`

  expect(read(story)).toMatchObject({ isStory: true, speechAct: 'treat' })
})
