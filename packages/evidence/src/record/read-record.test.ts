import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Document } from '../corpus/document.ts'
import { indexedLines } from '../corpus/text-index/indexed-lines.ts'
import { readStarterCorpus } from '../corpus/starter/starter.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import type { Profile } from './evidence-record.ts'
import { packRecord, unpackRecord } from './packed-record.ts'
import { readRecord } from './read-record.ts'
import { loadRecordMaker } from './record-maker.ts'
import { makeArticle } from './testing/article.fixture.ts'

const content = join(import.meta.dirname, '../../../../content')

const profileOf = (changes: Partial<Document>) => readRecord(makeArticle(changes), lexicon).profile

describe('the title says what was tried, in whom, and against what', () => {
  test.each<[string, Partial<Profile>]>([
    [
      'Apixaban versus warfarin in patients with atrial fibrillation',
      { acts: ['apixaban'], controls: ['warfarin'], problems: ['atrial fibrillation'] },
    ],
    [
      'Effect of dapagliflozin on cardiovascular death in patients with type 2 diabetes',
      {
        acts: ['dapagliflozin'],
        controls: [],
        problems: ['type 2 diabetes'],
        outcomes: ['cardiovascular death'],
      },
    ],
    [
      'Metformin for polycystic ovary syndrome',
      { acts: ['metformin'], problems: ['polycystic ovary syndrome'] },
    ],
    [
      'Rivaroxaban or aspirin for the treatment of venous thromboembolism',
      { acts: ['rivaroxaban'], controls: ['aspirin'], problems: ['venous thromboembolism'] },
    ],
    [
      'Comparison of celecoxib and naproxen in osteoarthritis',
      { acts: ['celecoxib'], controls: ['naproxen'], problems: ['osteoarthritis'] },
    ],
    [
      'Tranexamic acid compared with placebo after caesarean section',
      { acts: ['tranexamic acid'], background: ['caesarean section'], isInactiveControl: true },
    ],
    [
      'Colchicine in people without atrial fibrillation who have coronary artery disease',
      { excluded: [{ text: 'atrial fibrillation', concepts: ['atrial fibrillation'] }] },
    ],
  ])('%s', (title, expected) => {
    expect(profileOf({ title })).toMatchObject(expected)
  })
})

test('where the title is silent the aim and the allocation speak', () => {
  const profile = profileOf({
    title: 'The EXAMPLE trial',
    sections: [
      { label: 'BACKGROUND', text: 'Statins are used in coronary artery disease.' },
      { label: 'AIM', text: 'To assess the efficacy of empagliflozin in patients with heart failure.' },
      {
        label: 'METHODS',
        text: 'Patients were randomly assigned to receive empagliflozin or sitagliptin. Patients with cirrhosis were excluded.',
      },
    ],
  })

  expect(profile).toMatchObject({
    acts: ['empagliflozin'],
    controls: ['sitagliptin'],
    problems: ['heart failure'],
    excluded: [{ text: 'cirrhosis', concepts: ['cirrhosis'] }],
  })
  expect(profile.mentions).toContain('statin')
})

describe('age, sex and pregnancy', () => {
  test.each<[string, Partial<Document>, Partial<Profile>]>([
    [
      'a title about children',
      { title: 'Salbutamol in children with asthma' },
      { ageYears: { min: 0, max: 18 } },
    ],
    [
      'headings of the very young',
      {
        title: 'Salbutamol in asthma',
        meshTerms: ['Child, Preschool', 'Infant', 'Humans', 'Male', 'Female'],
      },
      { ageYears: { min: 0, max: 6 }, sex: 'any' },
    ],
    [
      'headings of grown-ups, which say nothing of the old',
      { title: 'Salbutamol in asthma', meshTerms: ['Adult', 'Middle Aged', 'Female', 'Humans'] },
      { ageYears: { min: 18, max: null }, sex: 'female' },
    ],
    [
      'words of the method',
      {
        sections: [
          {
            label: 'METHODS',
            text: 'We enrolled patients aged 50 to 75 years with a mean follow-up of 12 years.',
          },
        ],
      },
      { ageYears: { min: 50, max: 75 } },
    ],
    [
      'years that are no age',
      { sections: [{ label: 'METHODS', text: 'Participants were followed for at least 5 years.' }] },
      { ageYears: { min: null, max: null } },
    ],
    [
      'pregnancy',
      { title: 'Labetalol for hypertension in pregnant women' },
      { isPregnancy: true, sex: 'female' },
    ],
    [
      'a pregnancy hoped for',
      { title: 'Metformin and pregnancy rates after in vitro fertilisation' },
      { isPregnancy: false },
    ],
  ])('%s', (_, changes, expected) => {
    expect(profileOf(changes)).toMatchObject(expected)
  })
})

test('MeSH headings are named in either order', () => {
  const { mentions } = profileOf({ meshTerms: ['Diabetes Mellitus, Type 2', 'Myocardial Infarction'] })

  expect(mentions).toEqual(expect.arrayContaining(['type 2 diabetes', 'myocardial infarction']))
})

test('a registration is read from what the registry states', () => {
  const profile = profileOf({
    kind: 'trial',
    title: 'Evaluation of a new regimen',
    readPart: 'registry-record',
    sections: [
      { label: 'Interventions', text: 'Drug: Apixaban.\nArm: Warfarin. (active comparator)' },
      {
        label: 'Eligibility',
        text: 'Minimum age: 18 Years. Maximum age: 80 Years.\nInclusion Criteria:\n* Atrial fibrillation\nExclusion Criteria:\n* Severe mitral stenosis, cirrhosis',
      },
    ],
    trial: {
      acronym: null,
      status: 'recruiting',
      phase: null,
      studyType: 'interventional',
      randomised: true,
      enrolment: 10,
      enrolmentIsActual: false,
      start: null,
      completion: null,
      completionIsActual: false,
      hasResults: false,
      sponsor: null,
      conditions: ['Atrial Fibrillation'],
      interventions: ['Apixaban', 'Warfarin'],
      primaryOutcomes: ['Stroke'],
    },
  })

  expect(profile).toMatchObject({
    acts: ['apixaban'],
    controls: ['warfarin'],
    problems: ['atrial fibrillation'],
    outcomes: ['stroke'],
    ageYears: { min: 18, max: 80 },
  })
  expect(profile.excluded.map(({ text }) => text)).toEqual(['Severe mitral stenosis', 'cirrhosis'])
})

test('a curated study and a guideline have their own makers', async () => {
  const maker = await loadRecordMaker(content, content, lexicon)
  const starter = await readStarterCorpus(content)

  const makers = starter.map((document) => [document.kind, maker.read(document).maker].join(' '))

  expect(new Set(makers)).toEqual(new Set(['article curated', 'guideline guideline']))
})

test('a record comes out of its packing as it went in', async () => {
  const maker = await loadRecordMaker(content, content, lexicon)
  const starter = await readStarterCorpus(content)
  const abstract = makeArticle({
    title: 'Apixaban versus warfarin in adults',
    sections: [{ label: 'AIM', text: 'To see.' }],
  })

  for (const document of [...starter.slice(0, 40), ...starter.slice(-40), abstract]) {
    const lines = indexedLines(document)
    const record = maker.read(document, lines)
    const { profile, ...rest } = unpackRecord(packRecord(record, lines), lines)
    expect(rest).toEqual({ version: record.version, maker: record.maker, roles: record.roles })
    expect({ ...profile, stems: profile.stems.toSorted() }).toEqual({
      ...record.profile,
      stems: record.profile.stems.toSorted(),
    })
  }
})
