import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ContentError, readGuidelineEntries, readStarterCorpus, readStarterStudies } from './starter.ts'

vi.setConfig({ testTimeout: 60_000 })

const content = join(import.meta.dirname, '../../../../content')
const numbersOf = (text: string) => text.replaceAll(/(?<=\d),(?=\d{3})/gu, '').match(/\d+(?:\.\d+)?/gu) ?? []

test('every line of the starter content parses, and no two documents share an id', async () => {
  const documents = await readStarterCorpus(content)

  expect(documents.filter((document) => document.kind === 'article')).toHaveLength(434)
  expect(documents.filter((document) => document.kind === 'guideline')).toHaveLength(125)
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

test('every number of a synopsis stands in the facts of its record', async () => {
  const { records } = await readStarterStudies(content)

  for (const { sections, facts, name, ...study } of records) {
    const known = new Set(
      numbersOf(
        JSON.stringify([name, facts, study.sourceComparator, study.sourceOutcome, study.sourceEffect]),
      ),
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

test('a recalled number is neither id, nor PMID, nor link', async () => {
  const { records } = await readStarterStudies(content)
  const recalled = records.filter((study) => study.recalledPmid !== null)

  const documents = await readStarterCorpus(content)

  expect(recalled).toHaveLength(33)
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
