import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countWords } from '@auscult/contract/ai/ai.ts'
import { summaryLimits } from '@auscult/contract/evidence/answer-summary.ts'
import { assert, expect, test, vi } from 'vitest'
import type { Directness } from '../../appraise/appraisal.ts'
import { appraise } from '../../appraise/appraise.ts'
import { scaleOf } from '../../appraise/measures.ts'
import { ContentError } from '../content-file.ts'
import { readGuidelineEntries, readStarterCorpus, readStarterStudies, readStudyRecords } from './starter.ts'

vi.setConfig({ testTimeout: 60_000 })

const content = join(import.meta.dirname, '../../../../../content')
const directness: Directness = {
  population: 'match',
  intervention: 'match',
  comparator: 'match',
  outcome: 'match',
}
const numbersOf = (text: string) =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/gu, '').match(/\d+(?:\.\d+)?/gu) ?? []).map(Number)
const inOrder = (numbers: readonly number[]) => numbers.toSorted((first, second) => first - second)

test('every line of the starter content parses, and no two documents share an id', async () => {
  const documents = await readStarterCorpus(content)

  expect(documents.filter((document) => document.kind === 'article')).toHaveLength(835)
  expect(documents.filter((document) => document.kind === 'guideline')).toHaveLength(233)
  expect(new Set(documents.map((document) => document.id)).size).toBe(documents.length)
})

test('every content set names its sources, its licence and that no clinician has reviewed it', async () => {
  const sets = [await readStarterStudies(content), await readGuidelineEntries(content)]

  for (const { about } of sets) {
    expect(about.sources.length).toBeGreaterThan(0)
    expect(about.licence).not.toBe('')
    expect(about.reviewState).toBe('Not yet reviewed by a clinician')
  }
})

test('the mark beside a bottom line says what its first words say', async () => {
  const records = [...(await readStudyRecords(content)).values()]
  const forbids = /^(?:Do not|Don't|Never|Avoid|Skip|Omit)\b/u
  const tells = /^(?:Add|Choose|Give|Inject|Offer|Prefer|Start|Treat)\b/u

  const crossed = records.filter(
    ({ bottomLine: { advice, text } }) =>
      (forbids.test(text) && advice === 'do') || (tells.test(text) && advice === "don't"),
  )
  expect(crossed.map(({ id }) => id)).toEqual([])
})

test.each(['de', 'es', 'it'] as const)(
  'a bottom line in %s is short and keeps the numbers of the English one',
  async (language) => {
    const records = [...(await readStudyRecords(content)).values()]

    for (const { id, bottomLine } of records) {
      const translated = bottomLine.in?.[language] ?? ''
      const asEnglish = translated.replaceAll(/(?<=\d)\.(?=\d{3})/gu, '').replaceAll(/(?<=\d),(?=\d)/gu, '.')
      expect(translated, id).not.toBe('')
      expect(countWords(translated), id).toBeLessThanOrEqual(summaryLimits.bottomLineWords)
      expect(inOrder(numbersOf(asEnglish)), id).toEqual(inOrder(numbersOf(bottomLine.text)))
    }
  },
)

test('every number of a synopsis stands in the facts or the record of its study', async () => {
  const { records } = await readStarterStudies(content)
  const recordById = await readStudyRecords(content)

  for (const { sections, facts, name, ...study } of records) {
    const { outcomes } = recordById.get(study.id) ?? {}
    const { sourceComparator, sourceOutcome, sourceEffect } = study
    const known = new Set(
      numbersOf(JSON.stringify([name, facts, outcomes, sourceComparator, sourceOutcome, sourceEffect])),
    )
    const untraced = sections.flatMap((section) => numbersOf(section.text)).filter((n) => !known.has(n))
    expect(untraced, name).toEqual([])
  }
})

test('the effect of the facts stands word for word in the synopsis', async () => {
  const { records } = await readStarterStudies(content)

  for (const { sections, facts, name } of records) {
    if (facts.effect === null) continue
    const result = sections.find((section) => section.label === 'RESULT')?.text
    expect(result, name).toContain(facts.effect.text)
  }
})

test('a synopsis tells design, result, what the treatment costs, what limits the result and what it means, in that order', async () => {
  const { records } = await readStarterStudies(content)
  const order = ['DESIGN', 'RESULT', 'HARMS', 'LIMITS', 'MEANING']

  for (const { sections, name } of records) {
    const labels = sections.map(({ label }) => label)
    expect(labels, name).toEqual(order.filter((label) => labels.includes(label)))
    expect(labels, name).toEqual(expect.arrayContaining(['DESIGN', 'RESULT', 'MEANING']))
  }
})

test.each([
  ['PEITHO', /Major bleeding and stroke.* more frequent with tenecteplase/u],
  ['CARES', /death from any cause were more frequent with febuxostat/u],
  ['CANVAS Program', /Amputations.* more frequent with canagliflozin/u],
  ['Clarity AD', /amyloid-related imaging abnormalities.* more frequent with lecanemab/u],
  ['POINT', /Major haemorrhage was more frequent with clopidogrel plus aspirin/u],
  ['SOAP II', /Arrhythmia was more frequent with dopamine/u],
  ['SPRINT', /Hypotension, syncope.* acute kidney injury were more frequent/u],
  ['DOSE', /Creatinine up by more than 0\.3 mg\/dL was more frequent .* \(23% vs 14%\)/u],
  ['SAVOR-TIMI 53', /Hospitalisation for heart failure was more frequent with saxagliptin/u],
])('the synopsis of %s tells the price of the treatment', async (name, price) => {
  const { records } = await readStarterStudies(content)

  const study = records.find((record) => record.name === name)

  expect(study?.sections.find(({ label }) => label === 'HARMS')?.text).toMatch(price)
})

test('every study carries its record, and one of its outcomes has the very figures of the study', async () => {
  const { records } = await readStarterStudies(content)
  const recordById = await readStudyRecords(content)

  expect([...recordById.keys()].toSorted()).toEqual(records.map(({ id }) => id).toSorted())
  for (const { id, name, facts } of records) {
    if (facts.effect === null) continue
    const { estimate, low, high, level } = facts.effect
    const same = recordById
      .get(id)
      ?.outcomes.filter(
        (o) => o.estimate === estimate && o.low === low && o.high === high && o.level === level,
      )
    expect(same, name).toHaveLength(1)
  }
})

test('studies that a record agrees or disagrees with are held here where they are named by id', async () => {
  const recordById = await readStudyRecords(content)

  const named = [...recordById.values()].flatMap((record) => [...record.agreesWith, ...record.conflictsWith])

  const ids = named.filter((name) => /^(?:pmid|starter):/u.test(name))
  expect(ids.length).toBeGreaterThan(300)
  expect(ids.filter((id) => !recordById.has(id))).toEqual([])
})

test("a synopsis ends with the curator's bottom line, before it what has changed since", async () => {
  const documents = await readStarterCorpus(content)
  const articles = documents.filter(({ kind }) => kind === 'article')

  for (const { id, sections, study } of articles) {
    expect(sections.at(-1), id).toEqual({ label: 'BOTTOM LINE', text: study?.bottomLine.text })
    const later = sections.find(({ label }) => label === 'LATER')?.text ?? null
    expect(later, id).toBe(study?.later)
  }
})

test('a bottom line changes nothing in how the study is appraised', async () => {
  const documents = await readStarterCorpus(content)
  const context = { kind: 'treatment', directness, currentYear: 2026 } as const

  for (const document of documents.filter(({ kind }) => kind === 'article')) {
    const own = document.sections.filter(({ label }) => label !== 'BOTTOM LINE' && label !== 'LATER')
    const without = { ...document, sections: own }
    expect(appraise(document, context), document.id).toEqual(appraise(without, context))
  }
})

test('a benefit or harm whose interval reaches no effect says so', async () => {
  const { records } = await readStarterStudies(content)
  const open = records.filter(({ facts: { direction, effect } }) => {
    if (effect === null || effect.low === null || effect.high === null) return false
    const noEffect = scaleOf(effect.measure) === 'ratio' ? 1 : 0
    const isDirected = direction === 'benefit' || direction === 'harm'
    return isDirected && effect.low <= noEffect && effect.high >= noEffect
  })

  const results = open.map(({ sections }) => sections.find(({ label }) => label === 'RESULT')?.text)

  expect(open.map(({ name }) => name)).toEqual([
    'PIVOTAL',
    'ORAL Surveillance',
    'BLISS-LN',
    'WOMAN',
    'PRACTICAL',
    'SYGMA 1',
    'IIHTT',
    'EPaNIC',
  ])
  for (const result of results) expect(result).toMatch(/reaches the line of no effect|was not shown/u)
})

test('a trial that met its margin is called non-inferior, and neither better nor worse', async () => {
  const { records } = await readStarterStudies(content)

  const met = records.filter(({ sections }) =>
    sections.some(({ label, text }) => label === 'RESULT' && /\bnon-inferior to\b/u.test(text)),
  )

  expect(met.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['CARES', 'Caravaggio', 'Hokusai VTE Cancer', 'POET', 'BALANCE', 'EINSTEIN-PE']),
  )
  for (const { sections, facts, name } of met) {
    expect(facts.direction, name).toBe('no-difference')
    expect(sections.at(-1)?.text, name).toContain('by more than the margin chosen beforehand')
  }
})

test.each([
  ['DAPA-HF', ['Masked', 'Several centres'], 9],
  ['SPRINT', ['Several centres', 'Stopped early'], 8],
  ['Early goal-directed therapy', ['No safeguard against bias named in what was read'], 7],
  ['Steno-2', ['No safeguard against bias named in what was read'], 6],
])('the Strength Score of %s reads its safeguards from the synopsis', async (name, read, score) => {
  const { records } = await readStarterStudies(content)
  const documents = await readStarterCorpus(content)
  const id = records.find((record) => record.name === name)?.id
  const document = documents.find((each) => each.id === id)
  assert(document)

  const { strength } = appraise(document, { kind: 'treatment', directness, currentYear: 2026 })

  const safeguards = strength.reasons.filter(({ term }) => term === 'safeguards')
  expect(safeguards.map(({ text }) => text)).toEqual(read)
  expect(strength.score).toBe(score)
})

test('a recalled number is neither id, nor PMID, nor link', async () => {
  const { records } = await readStarterStudies(content)
  const recalled = records.filter((study) => study.recalledPmid !== null)

  const documents = await readStarterCorpus(content)

  expect(recalled).toHaveLength(101)
  for (const study of recalled) {
    const document = documents.find(({ id }) => id === study.id)
    expect(document?.pmid).toBeNull()
    expect(JSON.stringify([document?.id, document?.links])).not.toContain(study.recalledPmid)
    expect(document?.links.at(-1)).toContain('https://pubmed.ncbi.nlm.nih.gov/?term=')
  }
})

test('an address that nobody has opened is not shown', async () => {
  const { records } = await readGuidelineEntries(content)

  const documents = await readStarterCorpus(content)

  for (const entry of records) {
    const links = documents.find(({ id }) => id === entry.id)?.links ?? []
    expect(links).toHaveLength(1)
    expect(links).not.toContain(entry.recalledUrl)
  }
})

test('a number PubMed confirmed becomes the link, a refuted one disappears', async () => {
  const { records } = await readStarterStudies(content)
  const confirmed = records.find((study) => study.recalledPmid !== null)
  const refuted = records.find((study) => study.pmid !== null)
  const verified = new Map([
    [confirmed?.id ?? '', '12345678'],
    [refuted?.id ?? '', null],
  ])

  const documents = await readStarterCorpus(content, verified)

  const promoted = documents.find((document) => document.id === 'pmid:12345678')
  expect(promoted?.links.at(-1)).toBe('https://pubmed.ncbi.nlm.nih.gov/12345678/')
  expect(documents.some((document) => document.pmid === refuted?.pmid)).toBe(false)
})

test('a damaged content line is named by file, line and field', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-content-'))
  await mkdir(join(folder, 'starter'))
  await writeFile(
    join(folder, 'starter/about.json'),
    JSON.stringify((await readStarterStudies(content)).about),
  )
  await writeFile(join(folder, 'starter/studies.jsonl'), '{"id":"pmid:x"}\n')

  const reading = readStarterStudies(folder)

  await expect(reading).rejects.toThrow(ContentError)
  await expect(reading).rejects.toThrow(/studies\.jsonl:1: id/u)
})
