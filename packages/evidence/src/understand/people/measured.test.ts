import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLexicon } from '../lexicon/lexicon.ts'
import { understand } from '../understand.ts'

const lexicon = await loadLexicon(join(import.meta.dirname, '../../../../../content/lexicon'))

function measuredIn(question: string) {
  const understanding = understand(question, lexicon)
  if (understanding.outcome !== 'understood') throw new Error(question)
  return understanding.understood.measured.map(
    ({ term, bound, value, unit }) => `${term} ${bound} ${value}${unit}`,
  )
}

test.each([
  ['pembrolizumab in lung cancer with PD-L1 20%', 'PD-L1 expression at 20%'],
  ['dapagliflozin with an eGFR of 22', 'estimated glomerular filtration rate at 22'],
  ['dapagliflozin eGFR <30', 'estimated glomerular filtration rate below 30'],
  ['dupilumab COPD eosinophils above 300', 'blood eosinophils above 300'],
  ['spironolactone in heart failure with potassium 5.8', 'serum potassium at 5.8'],
  ['spironolactone in heart failure, K+ 5.8', 'serum potassium at 5.8'],
  ['50% asymptomatic carotid stenosis endarterectomy', 'carotid stenosis at 50%'],
  ['carotid endarterectomy in 40% symptomatic stenosis', 'carotid stenosis at 40%'],
  ['carotid stenosis of 40%, endarterectomy?', 'carotid stenosis at 40%'],
  ['durvalumab stage IV lung cancer', 'stage at 4'],
  ['Durvalumab Lungenkarzinom Stadium III', 'stage at 3'],
  ['sofosbuvir velpatasvir hepatitis C genotype 3', 'genotype at 3'],
  ['spironolactone heart failure NYHA II', 'class at 2'],
  ['first-line treatment of metastatic lung cancer', 'line at 1'],
  ['Erstlinientherapie beim Lungenkarzinom', 'line at 1'],
  ['aspirin for pre-eclampsia started at 28 weeks', 'weeks at 28'],
])('%s: the people are told by a figure', (question, expected) => {
  expect(measuredIn(question)).toEqual([expected])
})

test.each([
  'dapagliflozin 10 mg in heart failure',
  'type 2 diabetes metformin',
  'stroke within 3 hours alteplase',
  'antibiotics for pneumonia 5 days',
  'aspirin in a 75-year-old with diabetes',
])('%s: no figure tells of the people', (question) => {
  expect(measuredIn(question)).toEqual([])
})
