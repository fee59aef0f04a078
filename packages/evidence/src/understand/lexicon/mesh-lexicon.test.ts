import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { presentUnderstood } from '../../question/present-understood.ts'
import { readQuestion } from '../../question/read-question.ts'
import { importedNamesFile, loadInstalledLexicon } from './installed-lexicon.ts'
import { importMesh, readMeshNames } from './mesh-lexicon.ts'
import { descriptorFile, sharedMesh, type WrittenDescriptor } from './testing/mesh-fixtures.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-mesh-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const kikuchi: WrittenDescriptor = {
  id: 'D020042',
  name: 'Histiocytic Necrotizing Lymphadenitis',
  terms: ['Kikuchi Disease'],
  permuted: 'Lymphadenitis, Histiocytic Necrotizing',
  tree: ['C15.604.360'],
}
const water: WrittenDescriptor = { id: 'D014867', name: 'Water', tree: ['D01.045.250.875'] }

async function importText(text: string | Buffer) {
  const source = join(folder, 'desc.xml')
  await writeFile(source, text)
  return importMesh(source, importedNamesFile(folder))
}

const content = join(import.meta.dirname, '../../../../../content')

test('A question is understood by an entry term that only the imported file has', async () => {
  await importText(gzipSync(descriptorFile(kikuchi)))
  const lexicon = await loadInstalledLexicon(content, folder)

  const read = readQuestion('Are steroids useful in Kikuchi disease?', lexicon)

  const { population, concepts } = presentUnderstood(read)
  expect(population).toEqual(['histiocytic necrotizing lymphadenitis'])
  expect(concepts.flatMap(({ forms }) => forms)).toContain('kikuchi disease')
})

test('Turned-round terms, narrower concepts and what no clinician asks about are left out', async () => {
  const report = await importText(descriptorFile(kikuchi, water))

  const kept = await readFile(importedNamesFile(folder), 'utf8')
  expect(report).toEqual({ read: 2, kept: 1, error: null })
  expect(kept).not.toMatch(/lymphadenitis, |a kind of|water/iu)
})

test('A substance with a pharmacological action is a drug', async () => {
  await importText(descriptorFile({ id: 'D1', name: 'Examplinib', tree: ['D03.1.2'], actions: ['D900'] }))

  expect(await readFile(importedNamesFile(folder), 'utf8')).toContain('"type":"drug"')
})

test('A file that is cut short keeps its whole descriptors, and those of an earlier import', async () => {
  await importText(descriptorFile(kikuchi))
  const second = descriptorFile({ id: 'D2', name: 'Otherwise Disease', tree: ['C01.1'] }, water)

  const report = await importText(second.slice(0, second.indexOf('D014867')))

  const kept = await readFile(importedNamesFile(folder), 'utf8')
  expect(report).toMatchObject({ read: 1, error: 'the file ends early, before its closing tag' })
  expect(kept).toContain('kikuchi disease')
  expect(kept).toContain('otherwise disease')
})

test('Another kind of file is refused and leaves the names as they were', async () => {
  await importText(descriptorFile(kikuchi))

  await expect(importText('<PubmedArticleSet></PubmedArticleSet>')).rejects.toThrow(
    'not a MeSH descriptor file',
  )
  expect(await readFile(importedNamesFile(folder), 'utf8')).toContain('kikuchi disease')
})

test('Where a descriptor stands and what a drug does is kept', async () => {
  const statins = {
    id: 'D019161',
    name: 'Hydroxymethylglutaryl-CoA Reductase Inhibitors',
    tree: ['D27.505.519.389.370'],
  }
  await importText(
    descriptorFile(
      { ...kikuchi, tree: ['C15.604.360', 'A10.549'] },
      { id: 'D3', name: 'Examplestatin', tree: ['D02.1.2'], actions: ['D019161'] },
      statins,
    ),
  )

  const kept = await readMeshNames(importedNamesFile(folder))

  expect(kept.map(({ id, tree, actions, isHeading }) => ({ id, tree, actions, isHeading }))).toEqual([
    { id: 'D020042', tree: ['C15.604.360'], actions: [], isHeading: false },
    { id: 'D3', tree: ['D02.1.2'], actions: ['D019161'], isHeading: false },
    { id: 'D019161', tree: ['D27.505.519.389.370'], actions: [], isHeading: true },
  ])
})

test('Names that an earlier release imported are read without a place in the tree', async () => {
  const file = importedNamesFile(folder)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    '{"id":"D020042","term":"histiocytic necrotizing lymphadenitis","type":"condition","synonyms":["Kikuchi disease"]}\n',
  )

  const lexicon = await loadInstalledLexicon(content, folder)

  expect(lexicon.find('histiocytic necrotizing lymphadenitis')).toMatchObject({
    synonyms: ['Kikuchi disease'],
    wider: [],
  })
})

test.skipIf(!existsSync(sharedMesh))(
  'Real descriptors keep the places and effects they have (../shared/data/mesh)',
  async () => {
    const file = importedNamesFile(folder)

    const report = await importMesh(join(sharedMesh, 'descriptor-sample.xml'), file)

    const calcimycin = (await readMeshNames(file)).find(({ id }) => id === 'D000001')
    expect(report).toMatchObject({ read: 2, error: 'the file ends early, before its closing tag' })
    expect(calcimycin).toMatchObject({
      term: 'calcimycin',
      tree: ['D03.438.221.173'],
      actions: ['D000900', 'D061207'],
    })
  },
)
