import { expect, it } from 'vitest'
import { findings } from '../testing/shipped-readers.ts'

const nothingRead = { design: 'cohort', effect: null, directionSentence: null } as const

it.each([
  'Death occurred in 16 of 100 patients.',
  'Mortality was lower with aspirin than with placebo.',
  'Of 4000 patients enrolled, fewer died with aspirin.',
  'Both groups improved.',
  'There was no significant difference in bleeding.',
  'The prevalence of asthma was 5.3%.',
  'Those who received aspirin were less likely to die.',
])('%s is a finding', (sentence) => {
  expect(findings.tellsFinding(sentence, nothingRead)).toBe(true)
})

it.each([
  ['of whom it does not say', 'Their survival was longer with aspirin.'],
  ['of whom it does not say', 'Of these, 12 died in hospital.'],
  ['of whom it does not say', 'The majority of them died.'],
  ['of whom it does not say', 'The change over time was not significant for either.'],
  ['who took part', 'Preoperatively, acuity was lower in women.'],
  ['who took part', 'The mean age was 11.25 years and was higher in girls.'],
  ['who took part', 'The majority of patients were from Asia (26%).'],
  ['who took part', 'Patients included 38 walkers with a lower limb affected.'],
  ['who took part', 'Baseline characteristics were similar in both groups.'],
  ['who took part', 'Twenty-four patients, 12 in each cohort, were interviewed.'],
  ['who took part', 'Fifteen patients met inclusion criteria and were observed for 17 weeks.'],
  ['what was done', 'Tissue characterization comprised T1 mapping.'],
  ['what was done', 'Two investigators selected studies examining the influence of age on survival.'],
  ['what was done', 'The panel examined the efficacy of psychological treatments.'],
])('%s is no finding: %s', (_, sentence) => {
  expect(findings.tellsFinding(sentence, nothingRead)).toBe(false)
})

it('of a guideline is what it recommends', () => {
  const guideline = { ...nothingRead, design: 'guideline' } as const

  expect(findings.tellsFinding('Bismuth therapy for 14 days is preferred.', guideline)).toBe(true)
  expect(findings.tellsFinding('The panel reviewed recommendations of other bodies.', guideline)).toBe(false)
})

it('is what the appraisal read the effect from', () => {
  const sentence = 'We measured a hazard ratio of 0.74.'

  expect(findings.tellsFinding(sentence, { ...nothingRead, directionSentence: sentence })).toBe(true)
})
