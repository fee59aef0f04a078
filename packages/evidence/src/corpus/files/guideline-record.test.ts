import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appraise } from '../../appraise/appraise.ts'
import { importPath } from '../import/import.ts'
import { seedStarter } from '../starter/starter-seed.ts'
import { createFolder } from '../testing/pubmed-fixtures.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { toGuidelineDocument } from './guideline-record.ts'

vi.setConfig({ testTimeout: 60_000 })

const contentFolder = join(import.meta.dirname, '../../../../../content')

/** A made-up body, so that no advice is put into the mouth of a real one. */
function guidelineOf(parts: Record<string, unknown> = {}) {
  return {
    body: 'Society of Made-up Medicine',
    shortName: 'SMM',
    year: 2024,
    topic: 'Hiccups in adults',
    link: 'https://doi.org/10.1000/smm.2024',
    recommendations: [
      { text: 'Offer water first.', part: 'first-line-treatment', class: 'I', level: 'A' },
      { text: 'Consider sugar', part: 'first-line-treatment', class: 'weak', level: 'low' },
      { text: 'Hiccups of more than 48 hours are persistent.', part: 'diagnostic-criteria' },
    ],
    ...parts,
  }
}

const wrong = (parts: Record<string, unknown>) => () => toGuidelineDocument(guidelineOf(parts))

let folder: string
let stateFolder: string
let index: EvidenceIndex

beforeEach(async () => {
  folder = await createFolder()
  stateFolder = join(folder, 'import-state')
  index = await openLanceIndex(join(folder, 'evidence'))
})

afterEach(() => index.close())

let files = 0

async function importText(text: string) {
  files += 1
  const path = join(folder, `guidelines-${files}.json`)
  await writeFile(path, text)
  return importPath(path, { index, stateFolder })
}

const importGuidelines = (...guidelines: object[]) => importText(JSON.stringify(guidelines, null, 2))

test('each recommendation keeps its own words, its grade and its place', () => {
  const document = toGuidelineDocument(guidelineOf())

  expect(document).toMatchObject({
    id: 'guideline:smm-2024-hiccups-in-adults',
    kind: 'guideline',
    title: 'Hiccups in adults: SMM 2024, Society of Made-up Medicine',
    year: 2024,
    doi: '10.1000/smm.2024',
    readPart: 'guideline-section',
    reviewed: null,
    guideline: { body: 'Society of Made-up Medicine', shortName: 'SMM', topic: 'Hiccups in adults' },
  })
  expect(document.sections).toEqual([
    { label: 'First-line treatment', text: 'Offer water first. Graded: class I, level of evidence A.' },
    {
      label: 'First-line treatment',
      text: 'Consider sugar. Graded: weak recommendation, level of evidence low.',
    },
    { label: 'Diagnostic criteria', text: 'Hiccups of more than 48 hours are persistent.' },
  ])
  expect(document.guideline?.recommendations[1]).toEqual({
    text: 'Consider sugar',
    part: 'first-line-treatment',
    class: 'weak',
    level: 'low',
    link: null,
  })
})

test('the example of docs/corpora.md can be imported as it stands', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/corpora.md'), 'utf8')
  const example = /^```json\n(.*?)^```$/msu.exec(page)?.[1] ?? ''

  const report = await importText(example)

  expect(report).toMatchObject({ records: 1, badRecords: 0 })
  expect((await index.get(['guideline:smm-2024-hiccups-in-adults']))[0]?.sections).toHaveLength(4)
})

test('a file that does not fit is refused by the name of the field', () => {
  expect(wrong({ year: '2024' })).toThrow(/^year: /u)
  expect(wrong({ recommendations: [{ text: '' }] })).toThrow(/^recommendations\.0\.text: /u)
  expect(wrong({ recommendations: [] })).toThrow(/^recommendations: /u)
  expect(wrong({ recomendation: 'x' })).toThrow(/recomendation/u)
  expect(wrong({ link: 'javascript:alert(1)' })).toThrow(/^link: not an http or https address/u)
  expect(wrong({ country: 'Italy' })).toThrow(/^country: not a country code/u)
})

test('several guidelines of a file are imported, a bad one is named and none is lost', async () => {
  const lines = [guidelineOf(), { ...guidelineOf(), topic: 7 }, guidelineOf({ topic: 'Yawning' })]

  const report = await importText(lines.map((line) => JSON.stringify(line)).join('\n'))

  expect(report).toMatchObject({ records: 2, badRecords: 1 })
  expect(report.badRecordNames[0]).toMatchObject({
    name: 'line 2',
    reason: expect.stringMatching(/^topic: /u),
  })
  const hits = await index.search([{ forms: ['yawning'], weight: 1 }], { kinds: ['guideline'] }, 3)
  expect(hits.map(({ document }) => document.id)).toEqual(['guideline:smm-2024-yawning'])
})

test.each(['older first', 'newer first'])(
  'an edition with a newer one is superseded, the %s',
  async (order) => {
    const older = guidelineOf({ year: 2018 })
    const newer = guidelineOf({ supersedes: ['guideline:smm-2018-hiccups-in-adults'] })

    for (const guideline of order === 'older first' ? [older, newer] : [newer, older]) {
      await importGuidelines(guideline)
    }

    const [found] = await index.get(['guideline:smm-2018-hiccups-in-adults'])
    if (found === undefined) throw new Error('the older edition is not there')
    const fits = 'match' as const
    const directness = { population: fits, intervention: fits, comparator: fits, outcome: fits }
    const { strength } = appraise(found, { kind: 'guideline', directness, currentYear: 2026 })
    expect(found.related).toContainEqual({
      relation: 'newer-edition',
      pmid: null,
      citation: 'Hiccups in adults: SMM 2024, Society of Made-up Medicine',
    })
    expect(strength.cap?.text).toMatch(/superseded/iu)
  },
)

test("the body's own words replace our condensed ones, and seeding does not bring those back", async () => {
  await seedStarter(index, stateFolder, contentFolder)
  const id = 'guideline:esc-2024-hypertension-in-adults'
  const [ours] = await index.get([id])
  await importGuidelines(
    guidelineOf({
      body: 'European Society of Cardiology',
      shortName: 'ESC',
      topic: 'Hypertension in adults',
      recommendations: [{ text: 'A sentence that stands for the real one.' }],
    }),
  )

  await seedStarter(index, stateFolder, contentFolder)

  expect(ours?.reviewed).toBe(false)
  expect((await index.get([id]))[0]).toMatchObject({
    reviewed: null,
    sections: [{ label: 'Recommendation', text: 'A sentence that stands for the real one.' }],
  })
})
