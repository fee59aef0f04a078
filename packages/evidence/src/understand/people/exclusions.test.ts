import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLexicon } from '../lexicon/lexicon.ts'
import { understand } from '../understand.ts'
import { withoutNegated } from './exclusions.ts'

const lexicon = await loadLexicon(join(import.meta.dirname, '../../../../../content/lexicon'))

function read(question: string) {
  const understanding = understand(question, lexicon)
  if (understanding.outcome !== 'understood') throw new Error(`${understanding.outcome}: ${question}`)
  return understanding.understood
}

describe('what the people must not have', () => {
  test.each([
    ['dexamethasone for COVID-19 patients not on oxygen', ['oxygen']],
    ['COVID hospitalised not requiring oxygen steroids', ['oxygen']],
    ['dexamethasone non-hypoxic covid', ['hypoxaemia']],
    ['low-dose CT screening never smokers', ['smokers and former smokers']],
    ['low-dose CT screening in nonsmokers', ['smokers and former smokers']],
    ['trastuzumab in HER2-negative breast cancer', ['HER2 overexpression']],
    ['osimertinib in EGFR wild type NSCLC', ['EGFR mutation']],
    ['panitumumab in RAS wild-type colorectal cancer', ['RAS mutation']],
    ['pembrolizumab PD-L1 negative NSCLC', ['PD-L1 expression']],
    ['statins in patients not at high cardiovascular risk', ['high cardiovascular risk']],
    ['oxygen in MI patients who are not hypoxic', ['hypoxaemia']],
    ['H pylori negative dyspepsia PPI', ['Helicobacter pylori infection']],
    ['opioid-naive patients with postoperative pain', ['opioid']],
    ['PrEP in HIV-negative men', ['HIV infection']],
    ['insulin-naive type 2 diabetes and semaglutide', ['insulin']],
    ['aspirin in people free of heart failure', ['heart failure']],
    ['statins in adults without diabetes or chronic kidney disease', ['diabetes', 'chronic kidney disease']],
    ['steroids in sepsis without overt shock', ['overt', 'shock']],
    ['semaglutide in non-insulin-treated type 2 diabetes', ['insulin']],
    ['metformin in adults who do not tolerate insulin', ['tolerate', 'insulin']],
  ])('%s: %j', (question, excluded) => {
    const { excluded: found, population } = read(question)

    expect(found).toEqual(excluded)
    for (const term of excluded) expect(population.join(' ')).toContain(term)
    expect(population.some((term) => term.startsWith('without '))).toBe(true)
  })

  test('one negation reaches one subject', () => {
    expect(read('dexamethasone non-hypoxic covid').population).toContain('Covid-19')
    expect(read('antibiotics for non-severe pneumonia').population).toEqual(['pneumonia'])
  })

  test.each([
    'gram negative bacteraemia for 7 days',
    'dapagliflozin in heart failure with or without diabetes',
    'rheumatoid arthritis with no response to methotrexate',
    'immunotherapy in EGFR-positive lung cancer',
    'negative pressure wound therapy after surgery',
    'event-free survival with pembrolizumab in lung cancer',
    'heparin bridging vs no bridging in atrial fibrillation',
    'steroids or not in sepsis',
    'does dapagliflozin not reduce mortality in heart failure',
    'NSAIDs (nonsteroidal anti-inflammatory drugs) for gout',
    'pembrolizumab in triple-negative breast cancer',
    'non-small-cell lung cancer and pembrolizumab',
    'laparotomy by non-trauma-trained surgeons',
    'does vitamin D not affect fractures',
    'vitamin D does not alter fractures in older adults',
  ])('%s: nothing', (question) => {
    expect(read(question).excluded).toEqual([])
  })

  test('a plan that leaves a step out excludes no people', () => {
    const { excluded, intervention } = read('is it safe to stop warfarin without bridging before surgery?')

    expect(excluded).toEqual([])
    expect(intervention).toContain('anticoagulant bridging')
  })
})

test.each([
  ['EGFR in lung cancer, osimertinib', 'EGFR mutation'],
  ['egfr in lung cancer, osimertinib', 'EGFR mutation'],
  ['metformin with eGFR 25', 'estimated glomerular filtration rate'],
  ['EGFR 25 and chronic kidney disease, metformin', 'estimated glomerular filtration rate'],
])('%s: the receptor and the filtration rate are told apart by case and company', (question, term) => {
  expect(read(question).concepts.map((concept) => concept.term)).toContain(term)
})

test('a name that means a thing and a kind of it is taken in its wider sense', () => {
  expect(read('screening for ovarian cancer').intervention).toEqual(['screening'])
})

test('what a source says its people did not have is left aside', () => {
  expect(withoutNegated('women with hormone-receptor-positive, HER2-negative breast cancer')).not.toContain(
    'HER2',
  )
  expect(withoutNegated('adults without a history, never smokers')).not.toContain('smokers')
  expect(withoutNegated('HER2-positive breast cancer')).toBe('HER2-positive breast cancer')
})
