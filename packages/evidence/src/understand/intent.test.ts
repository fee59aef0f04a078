import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLexicon } from './lexicon/lexicon.ts'
import { understand } from './understand.ts'

const lexicon = await loadLexicon(join(import.meta.dirname, '../../../../content/lexicon'))

function intentOf(question: string) {
  const understanding = understand(question, lexicon)
  return understanding.outcome === 'understood' ? understanding.understood.intent : understanding.outcome
}

function timeOf(question: string) {
  const understanding = understand(question, lexicon)
  if (understanding.outcome !== 'understood') throw new Error(question)
  return [understanding.understood.timeHours, understanding.understood.isAfterTime]
}

test.each([
  'can I stop antidepressants?',
  'stopping denosumab',
  'is it safe to stop bisphosphonates after 5 years',
  'can statins be stopped in elderly patients',
  'should ACE inhibitors be stopped before surgery',
  'is it safe to stop warfarin without bridging before surgery?',
  'inhaled steroid withdrawal in COPD',
  'stop anticoagulation after 6 months VTE',
  'should aspirin be continued before surgery',
  'should metformin be held before contrast',
  'deprescribing statins',
  'withdrawal of heart failure drugs in recovered dilated cardiomyopathy',
  'Kann man Betablocker nach Herzinfarkt absetzen?',
  'Si possono sospendere i beta-bloccanti dopo l’infarto?',
  '¿Se pueden suspender los betabloqueantes después de un infarto?',
])('%s: asks whether to stop', (question) => {
  expect(intentOf(question)).toBe('stop')
})

test.each([
  'ramipril plus telmisartan combination',
  'ACE inhibitor and ARB together in diabetic nephropathy',
  'clopidogrel combined with aspirin after stroke',
])('%s: asks for both at once', (question) => {
  expect(intentOf(question)).toBe('combine')
})

test.each([
  'aspirin 325 vs 81 mg',
  'dexamethasone croup dose',
  'what dose of adrenaline in anaphylaxis',
  'high-dose or low-dose dexamethasone in COVID-19',
  'dexamethasone 0.15 mg/kg or 0.6 mg/kg in croup',
  'rivaroxaban 10 vs 20 extended VTE',
])('%s: asks for the dose', (question) => {
  expect(intentOf(question)).toBe('dose')
})

test.each([
  'how long to treat gram negative bacteremia',
  'duration of anticoagulation after unprovoked PE',
  '7 versus 14 days of antibiotics for bacteraemia',
  'how many days of antibiotics for bacteraemia',
  'prednisolone 5 or 14 days in COPD exacerbation',
  'extended anticoagulation after pulmonary embolism',
  'short vs long dual antiplatelet therapy',
])('%s: asks how long', (question) => {
  expect(intentOf(question)).toBe('duration')
})

test.each([
  'does tranexamic acid stop bleeding in trauma',
  'varenicline to stop smoking',
  'benzodiazepines for alcohol withdrawal',
  'low dose aspirin to prevent pre-eclampsia',
  'high-dose influenza vaccine in older adults',
  'extended-release naltrexone for opioid use disorder',
  'does zinc reduce the duration of the common cold',
  'combined oral contraceptive for acne',
  'apixaban in atrial fibrillation',
])('%s: asks for nothing but the treatment', (question) => {
  expect(intentOf(question)).toBe('start')
})

test.each([
  ['alteplase at 8 hours after stroke', 8, false],
  ['thrombolysis stroke onset 12 hours', 12, false],
  ['clopidogrel 8 hours after stroke', 8, false],
  ['alteplase within 4.5 h of stroke', 4.5, false],
  ['thrombectomy 6-24 hours after stroke', 24, false],
  ['alteplase stroke 12 hours', 12, false],
  ['tPA 5 hours stroke', 5, false],
  ['thrombectomy after 24 hours', 24, true],
  ['alteplase > 9 hours', 9, true],
  ['thrombolysis in stroke beyond 90 minutes', 1.5, true],
  ["prednisolone Bell's palsy 5 days after onset", 120, false],
  ['defibrillator within 40 days of myocardial infarction', 960, false],
])('%s: the time is %d hours, later: %s', (question, hours, isAfter) => {
  expect(timeOf(question)).toEqual([hours, isAfter])
})

test.each([
  'salbutamol every 6 hours in asthma',
  '24-hour blood pressure monitoring',
  'apixaban after stroke',
  'salbutamol in asthma every 6 hours',
  'cooling after cardiac arrest for 24 hours',
  'clopidogrel plus aspirin after stroke for 21 days',
  'antibiotics for pneumonia 5 or 7 days',
])('%s: gives no time since onset', (question) => {
  expect(timeOf(question)).toEqual([null, false])
})
