import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { relationOf } from '../../concepts/relation.ts'
import { searchForms } from '../search-forms.ts'
import { extendEntries } from './extend-entries.ts'
import { importedNamesFile, loadInstalledLexicon } from './installed-lexicon.ts'
import { LexiconEntry } from './lexicon-entry.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { importMesh, type MeshNames } from './mesh-lexicon.ts'
import { descriptorFile, type WrittenDescriptor } from './testing/mesh-fixtures.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-mesh-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const content = join(import.meta.dirname, '../../../../../content')

async function installed(...descriptors: WrittenDescriptor[]): Promise<Lexicon> {
  const source = join(folder, 'desc.xml')
  await writeFile(source, descriptorFile(...descriptors))
  await importMesh(source, importedNamesFile(folder))
  return loadInstalledLexicon(content, folder)
}

function relation(lexicon: Lexicon, asked: string, found: string): string {
  const [one, other] = [lexicon.find(asked), lexicon.find(found)]
  if (one === undefined || other === undefined) throw new Error(`no concept: ${asked}, ${found}`)
  return relationOf(one, other)
}

const own = (entry: Partial<LexiconEntry> & { term: string }) =>
  LexiconEntry.parse({ type: 'condition', ...entry })

const descriptor = (names: Partial<MeshNames> & { id: string; term: string }): MeshNames => ({
  type: 'condition',
  synonyms: [],
  tree: [],
  actions: [],
  isHeading: false,
  ...names,
})

const widerOf = (entries: readonly LexiconEntry[], imported: readonly MeshNames[], term: string) =>
  buildLexicon(extendEntries(entries, imported).entries)
    .find(term)
    ?.wider.map((each) => each.term)

test('An imported disease lies within the disease of the lexicon it is a kind of, and within what that lies within', async () => {
  const lexicon = await installed(
    {
      id: 'D012772',
      name: 'Shock, Septic',
      terms: ['Septic Shock'],
      tree: ['C01.539.757.800', 'C23.550.835.900.712'],
    },
    { id: 'D1', name: 'Purpuric Example Shock', tree: ['C01.539.757.800.100', 'C23.550.835.900.712.100'] },
    { id: 'D009203', name: 'Myocardial Infarction', tree: ['C14.280.647.500'] },
    { id: 'D2', name: 'Lateral Example Infarction', tree: ['C14.280.647.500.300'] },
  )

  expect(relation(lexicon, 'septic shock', 'purpuric example shock')).toBe('narrower')
  expect(relation(lexicon, 'shock', 'purpuric example shock')).toBe('narrower')
  expect(relation(lexicon, 'shock', 'septic shock')).toBe('narrower')
  expect(relation(lexicon, 'myocardial infarction', 'ST-elevation myocardial infarction')).toBe('narrower')
  expect(relation(lexicon, 'myocardial infarction', 'lateral example infarction')).toBe('narrower')
  expect(relation(lexicon, 'lateral example infarction', 'septic shock')).toBe('none')
})

test('An imported drug lies within the class its effects name, and is no evidence for the members of that class', async () => {
  const lexicon = await installed(
    { id: 'D019161', name: 'Statin', tree: ['D27.505.519.389.370'] },
    { id: 'D1', name: 'Examplestatin', tree: ['D02.455.638'], actions: ['D019161'] },
  )

  expect(relation(lexicon, 'statin', 'examplestatin')).toBe('narrower')
  expect(relation(lexicon, 'simvastatin', 'examplestatin')).toBe('none')
})

test('A search for a disease is widened by its imported kinds, after all that the lexicon itself knows', () => {
  const entries = [
    own({ term: 'vasculitis', mesh: 'D1' }),
    own({ term: 'giant cell arteritis', broader: ['vasculitis'] }),
  ]
  const imported = [
    descriptor({ id: 'D1', term: 'vasculitis', tree: ['C14.907.940'] }),
    descriptor({ id: 'D2', term: 'Behcet syndrome', tree: ['C14.907.940.100'] }),
  ]

  const vasculitis = buildLexicon(extendEntries(entries, imported).entries).find('vasculitis')

  expect(vasculitis && searchForms(vasculitis)).toEqual([
    'vasculitis',
    'giant cell arteritis',
    'Behcet syndrome',
  ])
})

const drug = (names: Partial<MeshNames> & { id: string; term: string }) =>
  descriptor({ type: 'drug', actions: ['D9'], ...names })

test('The tree of molecules puts no drug within a class', () => {
  const entries = [
    own({ term: 'benzodiazepine', type: 'drug', mesh: 'D1' }),
    own({ term: 'flumazenil', type: 'drug', mesh: 'D2' }),
    own({ term: 'vaccine', type: 'drug', mesh: 'D3' }),
  ]
  const imported = [
    drug({ id: 'D1', term: 'benzodiazepines', tree: ['D03.438.079'] }),
    drug({ id: 'D2', term: 'flumazenil', tree: ['D03.438.079.080'] }),
    drug({ id: 'D3', term: 'vaccines', tree: ['D20.215.894'] }),
    drug({ id: 'D4', term: 'example toxoid', tree: ['D20.215.894.100'] }),
  ]

  expect(widerOf(entries, imported, 'flumazenil')).toEqual([])
  expect(widerOf(entries, imported, 'example toxoid')).toEqual(['vaccine'])
})

test('Roots of branches and mere headings are no wider concepts; cancer is one', () => {
  const entries = [
    own({ term: 'cancer', mesh: 'D009369' }),
    own({ term: 'cardiovascular disease', mesh: 'D002318' }),
  ]
  const imported = [
    descriptor({ id: 'D009369', term: 'neoplasms', tree: ['C04'], isHeading: true }),
    descriptor({ id: 'D002318', term: 'cardiovascular disease', tree: ['C14'] }),
    descriptor({ id: 'D013577', term: 'syndrome', tree: ['C23.550.288.500'] }),
    descriptor({ id: 'D010335', term: 'pathologic processes', tree: ['C23.550'] }),
    descriptor({ id: 'D1', term: 'example sarcoma', tree: ['C04.557.450'] }),
    descriptor({ id: 'D2', term: 'example heart', tree: ['C14.280'] }),
    descriptor({ id: 'D3', term: 'example constellation', tree: ['C23.550.288.500.100'] }),
  ]

  expect(widerOf(entries, imported, 'example sarcoma')).toEqual(['cancer'])
  expect(widerOf(entries, imported, 'example heart')).toEqual([])
  expect(widerOf(entries, imported, 'example constellation')).toEqual([])
})

test('A concept of the lexicon without a wider one gets that of its descriptor; one that has its own keeps it alone', () => {
  const entries = [
    own({ term: 'vasculitis' }),
    own({ term: 'giant cell arteritis', mesh: 'D2' }),
    own({ term: 'headache' }),
    own({ term: 'Takayasu arteritis', mesh: 'D3', broader: ['headache'] }),
  ]
  const imported = [
    descriptor({ id: 'D1', term: 'vasculitis', tree: ['C14.907.940'] }),
    descriptor({ id: 'D2', term: 'giant cell arteritis', tree: ['C14.907.940.090.530'] }),
    descriptor({ id: 'D3', term: 'Takayasu arteritis', tree: ['C14.907.940.090.900'] }),
  ]

  expect(widerOf(entries, imported, 'giant cell arteritis')).toEqual(['vasculitis'])
  expect(widerOf(entries, imported, 'Takayasu arteritis')).toEqual(['headache'])
})

test('A disease is not put under what its wider concept lies under in another place only', () => {
  const imported = [
    descriptor({ id: 'D1', term: 'shock', tree: ['C23.550.835'] }),
    descriptor({ id: 'D2', term: 'inflammation', tree: ['C23.550.470'] }),
    descriptor({ id: 'D3', term: 'inflammatory response', tree: ['C23.550.470.790', 'C23.550.835.900'] }),
    descriptor({ id: 'D4', term: 'sepsis', tree: ['C23.550.470.790.500'] }),
    descriptor({ id: 'D5', term: 'septic shock', tree: ['C23.550.470.790.500.800', 'C23.550.835.900.712'] }),
  ]

  expect(widerOf([], imported, 'inflammatory response')).toEqual(['inflammation', 'shock'])
  expect(widerOf([], imported, 'sepsis')).toEqual(['inflammation'])
  expect(widerOf([], imported, 'septic shock')).toEqual(['inflammatory response', 'sepsis'])
})

test('A link that leads back to the concept itself is left out and counted', () => {
  const entries = [
    own({ term: 'arteritis', mesh: 'D1', broader: ['giant cell arteritis'] }),
    own({ term: 'giant cell arteritis', mesh: 'D2' }),
  ]
  const imported = [
    descriptor({ id: 'D1', term: 'arteritis', tree: ['C14.907.940'] }),
    descriptor({ id: 'D2', term: 'giant cell arteritis', tree: ['C14.907.940.090'] }),
    descriptor({ id: 'D3', term: 'example arteritis', tree: ['C14.907.940.090.100'] }),
  ]

  const { links, circles } = extendEntries(entries, imported)

  expect({ links, circles }).toEqual({ links: 1, circles: 1 })
})

test('A descriptor is joined by its name only where that means one concept, which is no other descriptor', () => {
  const entries = [
    own({ term: 'croup' }),
    own({ term: 'carditis', synonyms: ['heart inflammation'] }),
    own({ term: 'myocarditis', synonyms: ['heart inflammation'] }),
    own({ term: 'gout', mesh: 'D7' }),
  ]
  const imported = [
    descriptor({ id: 'D1', term: 'croups', synonyms: ['laryngotracheitis'] }),
    descriptor({ id: 'D2', term: 'heart inflammation', synonyms: ['inflamed heart'] }),
    descriptor({ id: 'D3', term: 'gout', synonyms: ['podagra'] }),
  ]

  const extended = extendEntries(entries, imported).entries

  expect(extended.map(({ term, mesh, synonyms }) => [term, mesh, ...synonyms])).toEqual([
    ['croup', 'D1', 'laryngotracheitis'],
    ['carditis', undefined, 'heart inflammation'],
    ['myocarditis', undefined, 'heart inflammation'],
    ['gout', 'D7'],
  ])
})

test('An imported name that already means something stays with its meaning', () => {
  const entries = [own({ term: 'heart failure', mesh: 'D006333' }), own({ term: 'pump', type: 'procedure' })]
  const imported = [
    descriptor({ id: 'D006333', term: 'heart failure', synonyms: ['myocardial failure', 'pump'] }),
  ]

  const lexicon = buildLexicon(extendEntries(entries, imported).entries)

  expect(lexicon.find('heart failure')?.synonyms).toEqual(['myocardial failure'])
  expect(lexicon.size).toBe(2)
})

test('An import leaves the own entries it was given unchanged', () => {
  const entries = [own({ term: 'heart failure' })]

  extendEntries(entries, [descriptor({ id: 'D1', term: 'heart failure', synonyms: ['cardiac debility'] })])

  expect(entries[0]).toMatchObject({ synonyms: [] })
  expect(entries[0]).not.toHaveProperty('mesh')
})
