import { describe, expect, test } from 'vitest'
import type { Document } from '../corpus/document.ts'
import type { AppraisalContext } from './appraisal.ts'
import { appraise } from './appraise.ts'
import { article, direct, treatment } from './testing/records.ts'

const dapaHf = article({
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  year: 2019,
  publicationTypes: ['Journal Article', 'Multicenter Study', 'Randomized Controlled Trial'],
  meshTerms: ['Humans'],
  registrations: ['NCT03036124'],
  sections: [
    {
      label: 'METHODS',
      text: 'In this double-blind trial, 4744 patients with an ejection fraction of 40% or less were randomly assigned to dapagliflozin 10 mg or placebo. The primary outcome was worsening heart failure or cardiovascular death.',
    },
    {
      label: 'RESULTS',
      text: 'The primary outcome was less frequent with dapagliflozin than with placebo (hazard ratio, 0.74; 95% confidence interval [CI], 0.65 to 0.85; P<0.001).',
    },
  ],
})

const ctt = article({
  title:
    'Intensive lowering of LDL cholesterol: a meta-analysis of individual patient data from 26 randomised trials',
  year: 2010,
  publicationTypes: ['Meta-Analysis'],
  abstract:
    'We undertook meta-analyses of individual patient data from 26 randomised trials including 169,138 participants. Risk of bias was assessed. All-cause mortality fell by 10% for each 1 mmol/L (rate ratio 0.90, 95% CI 0.88 to 0.925).',
})

const feast = article({
  title: 'Mortality after fluid bolus in African children with severe infection',
  year: 2011,
  publicationTypes: ['Randomized Controlled Trial'],
  registrations: ['ISRCTN69856593'],
  abstract:
    'At six centres in Uganda, Kenya and Tanzania, 3141 children with severe febrile illness were randomly assigned to a bolus or to no bolus. The primary end point was death at 48 hours. The relative risk of death with any bolus was 1.45 (95% CI, 1.13 to 1.86).',
})

const hpv = article({
  title: 'HPV vaccination and invasive cervical cancer: a nationwide cohort study',
  year: 2020,
  abstract:
    'We followed 1,672,983 girls and women in a Swedish register. The incidence of cervical cancer was lower in the vaccinated (incidence rate ratio, 0.37; 95% CI, 0.21 to 0.57).',
})

const smallTrial = article({
  title: 'A randomised trial of a supplement and serum homocysteine',
  year: 2024,
  abstract:
    'In a double-blind study 60 patients were randomly assigned. The primary outcome was serum homocysteine. The odds ratio for normal serum levels was 3.1 (95% CI 1.1 to 9.2).',
})

const guideline = article({
  id: 'guideline:x',
  kind: 'guideline',
  title: 'Guideline on stroke prevention',
  year: 2024,
  readPart: 'guideline-section',
  pmid: null,
  abstract:
    'A multinational panel from 12 countries assessed the certainty of evidence with the GRADE approach. Anticoagulation lowers the risk of stroke.',
})

const strongGuideline: Document = {
  ...guideline,
  sections: [
    ...guideline.sections,
    { label: null, text: 'Anticoagulation is advised (strong recommendation).' },
  ],
}

const caseReport = article({
  title: 'Colitis after a single dose: a case report',
  publicationTypes: ['Case Reports'],
  year: 2015,
  abstract: 'A 40-year-old man was treated.',
})

const prevention: AppraisalContext = { ...treatment, kind: 'prevention' }
const harm: AppraisalContext = { ...treatment, kind: 'harm' }
const preserved: AppraisalContext = { ...treatment, directness: { ...direct, population: 'mismatch' } }

describe('the worked examples of the Strength Score', () => {
  test.each<[string, Document, AppraisalContext, number, number]>([
    ['DAPA-HF on reduced ejection fraction', dapaHf, treatment, 8.75, 9],
    ['DAPA-HF on preserved ejection fraction', dapaHf, preserved, 7.25, 7],
    ['the statin meta-analysis of 2010', ctt, treatment, 9.75, 10],
    ['FEAST, which showed harm', feast, harm, 8.5, 9],
    ['the Swedish cohort of HPV vaccination', hpv, prevention, 6.25, 6],
    ['a small unregistered trial of a surrogate', smallTrial, treatment, 5.25, 5],
    ['a recent guideline with an evidence review', guideline, treatment, 7, 7],
    ['the same guideline with a strong recommendation', strongGuideline, treatment, 8, 8],
    ['a case report', caseReport, treatment, -0.25, 1],
    [
      'a preprint otherwise like the meta-analysis',
      { ...ctt, publicationTypes: ['Meta-Analysis', 'Preprint'] },
      treatment,
      9.75,
      5,
    ],
    ['a retracted trial', { ...dapaHf, status: 'retracted' }, treatment, 8.75, 1],
  ])('%s', (_name, document, context, raw, score) => {
    const { strength } = appraise(document, context)

    expect({ raw: strength.raw, score: strength.score }).toEqual({ raw, score })
  })
})

test('a clinician sees why a retracted trial counts for nothing', () => {
  const { strength } = appraise({ ...dapaHf, status: 'retracted' }, treatment)

  expect(strength.cap).toEqual({ limit: 1, text: 'Retracted' })
})

test.each(['diagnosis', 'prognosis'] as const)(
  'a question of %s ranks designs by a table of its own',
  (kind) => {
    const byKind = appraise(hpv, { ...treatment, kind }).strength.reasons[0]
    const byTreatment = appraise(hpv, treatment).strength.reasons[0]

    expect(byKind?.points).toBeGreaterThan(byTreatment?.points ?? 10)
  },
)

test('a cohort on a treatment question never scores above 7', () => {
  const registered = { ...hpv, registrations: ['NCT00000001'], publicationTypes: ['Multicenter Study'] }
  const narrow =
    'We followed 1,672,983 women at 20 hospitals; outcome assessment was blinded. Deaths fell (hazard ratio, 0.40; 95% CI, 0.38 to 0.42).'

  const { strength } = appraise({ ...registered, sections: [{ label: null, text: narrow }] }, treatment)

  expect(strength.raw).toBeGreaterThanOrEqual(7.5)
  expect(strength.score).toBe(7)
})
