import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { presentUnderstood } from '../../question/present-understood.ts'
import { readQuestion } from '../../question/read-question.ts'
import { importedNamesFile, loadInstalledLexicon } from './installed-lexicon.ts'
import { LexiconEntry } from './lexicon-entry.ts'
import { buildLexicon } from './lexicon.ts'
import { extendEntries, importMesh } from './mesh-lexicon.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-mesh-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

type Written = {
  id: string
  name: string
  terms?: string[]
  permuted?: string
  tree: string
  action?: boolean
}

function term(text: string, isPermuted = 'N'): string {
  return `<Term IsPermutedTermYN="${isPermuted}"><String>${text}</String></Term>`
}

function recordOf({ id, name, terms = [], permuted, tree, action = false }: Written): string {
  return `<DescriptorRecord DescriptorClass="1"><DescriptorUI>${id}</DescriptorUI><DescriptorName>
    <String>${name}</String></DescriptorName>
    ${action ? '<PharmacologicalActionList><PharmacologicalAction/></PharmacologicalActionList>' : ''}
    <TreeNumberList><TreeNumber>${tree}</TreeNumber></TreeNumberList>
    <ConceptList><Concept PreferredConceptYN="Y"><TermList>${[name, ...terms].map((each) => term(each)).join('')}
    ${permuted === undefined ? '' : term(permuted, 'Y')}</TermList></Concept>
    <Concept PreferredConceptYN="N"><TermList>${term(`A kind of ${name}`)}</TermList></Concept></ConceptList></DescriptorRecord>`
}

const fileOf = (...records: Written[]) =>
  `<?xml version="1.0"?><!DOCTYPE DescriptorRecordSet SYSTEM "desc.dtd">
  <DescriptorRecordSet LanguageCode="eng">${records.map(recordOf).join('\n')}</DescriptorRecordSet>`

const kikuchi: Written = {
  id: 'D020042',
  name: 'Histiocytic Necrotizing Lymphadenitis',
  terms: ['Kikuchi Disease'],
  permuted: 'Lymphadenitis, Histiocytic Necrotizing',
  tree: 'C15.604.360',
}
const water: Written = { id: 'D014867', name: 'Water', tree: 'D01.045.250.875' }

async function importText(text: string | Buffer) {
  const source = join(folder, 'desc.xml')
  await writeFile(source, text)
  return importMesh(source, importedNamesFile(folder))
}

const content = join(import.meta.dirname, '../../../../../content')

test('A question is understood by an entry term that only the imported file has', async () => {
  await importText(gzipSync(fileOf(kikuchi)))
  const lexicon = await loadInstalledLexicon(content, folder)

  const read = readQuestion('Are steroids useful in Kikuchi disease?', lexicon)

  const { population, concepts } = presentUnderstood(read)
  expect(population).toEqual(['histiocytic necrotizing lymphadenitis'])
  expect(concepts.flatMap(({ forms }) => forms)).toContain('kikuchi disease')
})

test('Turned-round terms, narrower concepts and what no clinician asks about are left out', async () => {
  const report = await importText(fileOf(kikuchi, water))

  const kept = await readFile(importedNamesFile(folder), 'utf8')
  expect(report).toEqual({ read: 2, kept: 1, error: null })
  expect(kept).not.toMatch(/lymphadenitis, |a kind of|water/iu)
})

test('A substance with a pharmacological action is a drug', async () => {
  await importText(fileOf({ id: 'D1', name: 'Examplinib', tree: 'D03.1.2', action: true }))

  expect(await readFile(importedNamesFile(folder), 'utf8')).toContain('"type":"drug"')
})

test('A file that is cut short keeps its whole descriptors, and those of an earlier import', async () => {
  await importText(fileOf(kikuchi))
  const second = fileOf({ id: 'D2', name: 'Otherwise Disease', tree: 'C01.1' }, water)

  const report = await importText(second.slice(0, second.indexOf('D014867')))

  const kept = await readFile(importedNamesFile(folder), 'utf8')
  expect(report).toMatchObject({ read: 1, error: 'the file ends early, before its closing tag' })
  expect(kept).toContain('kikuchi disease')
  expect(kept).toContain('otherwise disease')
})

test('Another kind of file is refused and leaves the names as they were', async () => {
  await importText(fileOf(kikuchi))

  await expect(importText('<PubmedArticleSet></PubmedArticleSet>')).rejects.toThrow(
    'not a MeSH descriptor file',
  )
  expect(await readFile(importedNamesFile(folder), 'utf8')).toContain('kikuchi disease')
})

test('An imported name that already means something stays with its meaning', () => {
  const own = [
    LexiconEntry.parse({ term: 'heart failure', type: 'condition', mesh: 'D006333' }),
    LexiconEntry.parse({ term: 'pump', type: 'procedure' }),
  ]
  const imported = [
    {
      id: 'D006333',
      term: 'heart failure',
      type: 'condition' as const,
      synonyms: ['myocardial failure', 'pump'],
    },
  ]

  const lexicon = buildLexicon(extendEntries(own, imported))

  expect(lexicon.find('heart failure')?.synonyms).toEqual(['myocardial failure'])
  expect(lexicon.size).toBe(2)
})

test('An import leaves the own entries it was given unchanged', () => {
  const own = [LexiconEntry.parse({ term: 'heart failure', type: 'condition' })]

  extendEntries(own, [{ id: 'D1', term: 'heart failure', type: 'condition', synonyms: ['cardiac debility'] }])

  expect(own[0]?.synonyms).toEqual([])
})
