import { describe, expect, test } from 'vitest'
import type { Document } from '../corpus/document.ts'
import type { Design } from './study-design.ts'
import { detectDesign, type Flag } from './design.ts'
import { article } from './testing/records.ts'

const results = 'RESULTS: Of 200 patients 20% died (P = 0.04).'

describe('what a document is, by record or words', () => {
  test.each<[string, Partial<Document> & { abstract?: string }, Design]>([
    [
      'a trial by its tag',
      { publicationTypes: ['Randomized Controlled Trial'], abstract: results },
      'randomised-trial',
    ],
    [
      'a trial by its title alone',
      { title: 'Aspirin in sepsis: a randomised trial', abstract: results },
      'randomised-trial',
    ],
    [
      'a trial by its abstract',
      { title: 'Aspirin in sepsis', abstract: 'Patients were randomly assigned to aspirin or placebo.' },
      'randomised-trial',
    ],
    [
      'a cluster trial',
      { title: 'Hand washing in schools: a cluster-randomised trial', abstract: results },
      'clustered-or-crossover-trial',
    ],
    [
      'a crossover trial behind its tag',
      {
        publicationTypes: ['Randomized Controlled Trial'],
        abstract: 'A double-blind crossover trial in 20 adults.',
      },
      'clustered-or-crossover-trial',
    ],
    [
      'a meta-analysis of trials',
      { title: 'Statins: a meta-analysis of randomised trials', abstract: results },
      'systematic-review-of-trials',
    ],
    [
      'a review of cohorts',
      {
        title: 'Coffee and stroke: a systematic review and meta-analysis of cohort studies',
        abstract: results,
      },
      'systematic-review-of-observational',
    ],
    [
      'a Cochrane review',
      {
        title: 'Antibiotics for sore throat',
        journal: 'Cochrane Database Syst Rev',
        publicationTypes: ['Systematic Review'],
        abstract: 'We included 27 randomised trials with 12,835 cases.',
      },
      'systematic-review-of-trials',
    ],
    [
      'a guideline',
      {
        title: '2024 ESC Guidelines for the management of atrial fibrillation',
        abstract: 'These guidelines were developed by a task force.',
      },
      'guideline',
    ],
    [
      'a study of how a guideline is followed',
      { title: 'Adherence to the guideline for sepsis: a cross-sectional survey', abstract: results },
      'cross-sectional',
    ],
    [
      'an accuracy study',
      { title: 'Diagnostic accuracy of D-dimer', abstract: results },
      'diagnostic-accuracy',
    ],
    [
      'a prediction rule',
      { title: 'Derivation and validation of a prediction rule for pulmonary embolism', abstract: results },
      'prediction-rule',
    ],
    ['a cohort', { title: 'Salt and stroke: a prospective cohort study', abstract: results }, 'cohort'],
    [
      'routine records',
      { title: 'Outcomes of sepsis: a retrospective study', abstract: results },
      'retrospective-cohort',
    ],
    [
      'cases and controls',
      { title: 'Talc and cancer: a case-control study', abstract: results },
      'case-control',
    ],
    [
      'a trial without randomisation',
      { title: 'Education in asthma: a non-randomised controlled study', abstract: results },
      'non-randomised-trial',
    ],
    [
      'genes instead of chance',
      { title: 'Alcohol and stroke: a Mendelian randomisation study in a cohort', abstract: results },
      'cohort',
    ],
    ['a case report', { title: 'Hepatitis after kava: a case report', abstract: results }, 'case-report'],
    [
      'a narrative review',
      { title: 'Back pain', publicationTypes: ['Review'], abstract: 'Back pain is common.' },
      'narrative-review',
    ],
  ])('%s', (_name, parts, design) => {
    expect(detectDesign(article(parts)).design).toBe(design)
  })
})

describe('what would pass for more than it is', () => {
  test.each<[string, Partial<Document> & { abstract?: string }, Design]>([
    [
      'a mouse study with a clinical title',
      {
        title: 'Metformin improves survival in heart failure',
        abstract:
          'Mice were given metformin. Knockout mice died. In wild-type mice function rose, which may help patients.',
      },
      'laboratory',
    ],
    [
      'animals by MeSH',
      { title: 'A randomised trial of stents', meshTerms: ['Animals', 'Swine'], abstract: results },
      'laboratory',
    ],
    [
      'a protocol',
      {
        title: 'Aspirin in sepsis: study protocol for a randomised controlled trial',
        abstract: 'Patients will be randomised.',
      },
      'protocol',
    ],
    [
      'a design paper',
      { title: 'Rationale and design of the ABC trial', abstract: 'Patients will be enrolled at 100 sites.' },
      'protocol',
    ],
    [
      'a letter about a trial',
      { title: 'Aspirin in sepsis: a randomised trial', publicationTypes: ['Letter', 'Comment'] },
      'opinion',
    ],
    ['a reply', { title: 'Re: Aspirin in sepsis: a randomised trial' }, 'opinion'],
    [
      'an erratum of a trial',
      {
        title: 'Correction: Aspirin in sepsis: a randomised controlled trial',
        abstract: '[This corrects the article.]',
      },
      'opinion',
    ],
    [
      'predictors inside a trial',
      {
        title: 'Predictors of stroke: a secondary analysis of a randomised trial',
        abstract: 'Baseline pressure was associated with stroke.',
      },
      'cohort',
    ],
    [
      'a review that mentions trials',
      {
        title: 'Vitamin K and bone',
        publicationTypes: ['Review'],
        abstract: 'Evidence from randomized controlled trials is weak.',
      },
      'narrative-review',
    ],
  ])('%s', (_name, parts, design) => {
    expect(detectDesign(article(parts)).design).toBe(design)
  })

  test('a per-protocol analysis is not a protocol', () => {
    const read = detectDesign(
      article({ title: 'A randomised trial of aspirin: per-protocol results', abstract: results }),
    )

    expect(read.design).toBe('randomised-trial')
  })

  test('a secondary comparison of the randomised arms stays a trial', () => {
    const read = detectDesign(
      article({
        title: 'Effect of aspirin versus placebo on dementia: a secondary analysis of a randomised trial',
        abstract: results,
      }),
    )

    expect(read.design).toBe('randomised-trial')
  })
})

test.each<[string, Partial<Document> & { abstract?: string }, Flag]>([
  ['a status', { status: 'retracted', abstract: results }, 'retracted'],
  ['a publication type', { publicationTypes: ['Retracted Publication'], abstract: results }, 'retracted'],
  ['a title', { title: 'RETRACTED: Aspirin in sepsis', abstract: results }, 'retracted'],
  [
    'an expression of concern',
    { title: 'Expression of Concern: Aspirin in sepsis', abstract: results },
    'expression-of-concern',
  ],
  ['a missing abstract', { title: 'Aspirin in sepsis' }, 'title-only'],
  [
    'a preprint server',
    { journal: 'medRxiv : the preprint server for health sciences', abstract: results },
    'preprint',
  ],
  ['a meeting', { publicationTypes: ['Meeting Abstract'], abstract: results }, 'conference-abstract'],
  ['a poster number', { title: 'P123. Aspirin in sepsis', abstract: results }, 'conference-abstract'],
])('%s is flagged', (_name, parts, flag) => {
  expect(detectDesign(article(parts)).flags).toContain(flag)
})

test.each(['TICH-2', 'ACTT-1', 'FLOT4', 'ACST-1'])('the name of the trial %s is no poster number', (name) => {
  const record = article({ title: `${name}: Aspirin in sepsis`, abstract: results })

  expect(detectDesign(record).flags).not.toContain('conference-abstract')
})

test.each(['newer-edition', 'update-in'])('a guideline with a %s is superseded', (relation) => {
  const related = [{ relation, pmid: null, citation: 'The edition of 2026' }]

  expect(detectDesign(article({ kind: 'guideline', abstract: results, related })).flags).toContain(
    'superseded-guideline',
  )
})

test('a guideline that replaces an older one is not superseded', () => {
  const related = [{ relation: 'replaces', pmid: null, citation: 'The edition of 2019' }]

  expect(detectDesign(article({ kind: 'guideline', abstract: results, related })).flags).toEqual([])
})

test('a network meta-analysis is named as one', () => {
  const read = detectDesign(
    article({ title: 'Antidepressants: a network meta-analysis of randomised trials', abstract: results }),
  )

  expect(read.text).toBe('network-meta-analysis')
})

test('the words a design was read from stand in the record', () => {
  const title = 'Aspirin in sepsis: a randomised trial'

  expect(title).toContain(detectDesign(article({ title, abstract: results })).evidence)
})
