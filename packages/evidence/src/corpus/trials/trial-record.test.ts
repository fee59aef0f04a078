import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { appraise } from '../../appraise/appraise.ts'
import { UnusableRecord } from '../source-errors.ts'
import type { Document } from '../document.ts'
import { readCorpusFile } from '../files/read-corpus-file.ts'
import { mergeDocuments } from '../import/import-merge.ts'
import { collect } from '../testing/pubmed-fixtures.ts'
import { sharedTrials, studyOf } from '../testing/trial-fixtures.ts'
import { toTrialDocument } from './trial-record.ts'

async function readTrials(path: string): Promise<Map<string, Document>> {
  const events = await collect(readCorpusFile(path))
  return new Map(
    events.map((event) => {
      if (event.type !== 'record') throw new Error(`no record but ${JSON.stringify(event)}`)
      return [event.document.id, event.document]
    }),
  )
}

const startingOn = (date: string) =>
  toTrialDocument(studyOf('NCT00000001', { statusModule: { startDateStruct: { date } } }))

const withPhases = (phases: string[], overallStatus: string) =>
  toTrialDocument(studyOf('NCT00000001', { designModule: { phases }, statusModule: { overallStatus } })).trial

const textOf = (document: Document | undefined, label: string) =>
  document?.sections.find((section) => section.label === label)?.text ?? ''

describe.skipIf(!existsSync(sharedTrials))('real registry records (../shared/data/clinicaltrials)', () => {
  test('a whole record shows what a clinician asks of a trial', async () => {
    const trials = await readTrials(join(sharedTrials, 'api-v2-studies.jsonl'))

    const trial = trials.get('nct:NCT02552212')

    expect(trials.size).toBe(11)
    expect(trial).toMatchObject({
      kind: 'trial',
      title:
        'Multicenter Study Evaluating Certolizumab Pegol Compared to Placebo in Subjects With axSpA Without X-ray Evidence of AS (C-AXSPAND)',
      authors: ['UCB BIOSCIENCES GmbH'],
      journal: 'ClinicalTrials.gov',
      readPart: 'registry-record',
      publicationTypes: ['Randomized Controlled Trial', 'Clinical Trial, Phase III'],
      links: ['https://clinicaltrials.gov/study/NCT02552212'],
      registrations: ['NCT02552212', 'EudraCT 2015-001894-41'],
      revisedOn: '2022-08-16',
      trial: {
        status: 'completed',
        phase: 'Phase 3',
        studyType: 'interventional',
        randomised: true,
        enrolment: 317,
        enrolmentIsActual: true,
        start: '2015-09',
        completion: '2020-05',
        completionIsActual: true,
        hasResults: true,
        interventions: ['Certolizumab Pegol', 'Placebo'],
      },
    })
    expect(trial?.related).toContainEqual(
      expect.objectContaining({ relation: 'result-article', pmid: '35296532' }),
    )
    expect(trial?.sections.map(({ label }) => label)).toEqual([
      'Official title',
      'Brief summary',
      'Study design',
      'Conditions',
      'Interventions',
      'Primary outcomes',
      'Secondary outcomes',
      'RESULTS',
      'Eligibility',
    ])
  })

  test('posted results are told with their groups, their interval and their P value', async () => {
    const trials = await readTrials(join(sharedTrials, 'api-v2-studies.jsonl'))

    const results = textOf(trials.get('nct:NCT02552212'), 'RESULTS')

    expect(results).toContain('Placebo (FAS): 7.0 percentage of subjects (n = 158)')
    expect(results).toContain('CZP 200 mg Q2W (FAS): 47.2 percentage of subjects (n = 159)')
    expect(results).toMatch(
      /^Percentage of Subjects With .+ at Week 52: Odds Ratio \(OR\) 15\.231 \(95% CI 7\.336 to 31\.623\), P <0\.001 \(/mu,
    )
  })

  test('a trial without results is a plan, whatever its texts promise', async () => {
    const trials = await readTrials(join(sharedTrials, 'api-v2-studies.jsonl'))

    const planned = trials.get('nct:NCT06171568')

    expect(planned).toMatchObject({
      publicationTypes: ['Clinical Trial Protocol'],
      trial: { status: 'not-yet-recruiting', start: '2024-02-01', enrolment: 400, enrolmentIsActual: false },
    })
    expect(textOf(planned, 'RESULTS')).toBe('')
    expect(textOf(planned, 'Study design')).toContain('400 participants are to be enrolled.')
  })

  test("the registry's own count of people stands, not the sum of its result tables", async () => {
    const trials = await readTrials(join(sharedTrials, 'api-v2-studies.jsonl'))
    const fits = 'match' as const
    const directness = { population: fits, intervention: fits, comparator: fits, outcome: fits }
    const context = { kind: 'treatment' as const, directness, currentYear: 2026 }

    const appraised = [...trials.values()].map((trial) => [trial.id, appraise(trial, context)] as const)

    const byId = new Map(appraised)
    expect(byId.get('nct:NCT02552212')).toMatchObject({ design: 'randomised-trial', participants: 317 })
    expect(byId.get('nct:NCT06171568')).toMatchObject({ design: 'protocol', participants: null })
    expect(byId.get('nct:NCT06171568')?.strength.score).toBeLessThanOrEqual(2)
  })

  test('every captured answer is read: single studies and pages of a search', async () => {
    const folder = join(sharedTrials, 'api-v2-captures')
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))

    const counts = await Promise.all(
      names.map(async (name) => [name, (await readTrials(join(folder, name))).size]),
    )

    expect(Object.fromEntries(counts)).toEqual({
      'get_nct02576665_20260811.json': 1,
      'get_nct06382129_20260811.json': 1,
      'get_nct06604689_20260811.json': 1,
      'search_age_count_20260811.json': 1,
      'search_keytruda_limit3_20260811.json': 3,
      'search_melanoma_recruiting_limit3_20260811.json': 3,
      'search_nsclc_egfr_l858r_20260811.json': 2,
      'search_phelan_limit50_20260811.json': 3,
      'search_phelan_limit5_20260811.json': 5,
      'search_phelan_next_20260811.json': 5,
    })
  })

  test('an answer of chosen fields never replaces a whole record', async () => {
    const [whole] = (await readTrials(join(sharedTrials, 'api-v2-studies.jsonl'))).values()
    if (whole === undefined) throw new Error('no record')
    const reduced = { ...whole, sections: whole.sections.slice(0, 1), revisedOn: null }

    expect(mergeDocuments(reduced, whole)).toBe(whole)
    expect(mergeDocuments(whole, reduced)).toEqual(whole)
  })
})

test('markup of the registry becomes plain text, a point a line', () => {
  const study = studyOf('NCT00000001', {
    eligibilityModule: {
      eligibilityCriteria:
        'Inclusion Criteria:\n\n* age \\>= 18 and\n  able to consent\n* eGFR \\<60 \\[CKD-EPI\\]',
    },
  })

  const [, eligibility] = toTrialDocument(study).sections

  expect(eligibility?.text).toBe('Inclusion Criteria:\nage >= 18 and able to consent\neGFR <60 [CKD-EPI]')
})

test('dates keep the precision they came with; what is no date is left out', () => {
  const starts = ['2019', '2019-03', '2019-03-07', 'March 2019', '2019-13'].map(startingOn)

  expect(starts.map(({ trial }) => trial?.start)).toEqual(['2019', '2019-03', '2019-03-07', null, null])
  expect(starts.map(({ year }) => year)).toEqual([2019, 2019, 2019, null, null])
})

test('phases are named as clinicians name them, and an unheard-of status is unknown', () => {
  expect(withPhases(['PHASE2', 'PHASE3'], 'RECRUITING')).toMatchObject({
    phase: 'Phase 2/Phase 3',
    status: 'recruiting',
  })
  expect(withPhases(['EARLY_PHASE1'], 'ON_THE_MOON')).toMatchObject({
    phase: 'Early Phase 1',
    status: 'unknown',
  })
  expect(withPhases(['NA'], 'COMPLETED')).toMatchObject({ phase: null, status: 'completed' })
})

test('a study that does not fit is refused by the name of the field', () => {
  const broken = studyOf('NCT00000001', { designModule: { enrollmentInfo: { count: 'many' } } })

  expect(() => toTrialDocument(broken)).toThrow(UnusableRecord)
  expect(() => toTrialDocument(broken)).toThrow(/protocolSection\.designModule\.enrollmentInfo\.count/u)
  expect(() => toTrialDocument(studyOf('NCT1'))).toThrow(/nctId/u)
})
