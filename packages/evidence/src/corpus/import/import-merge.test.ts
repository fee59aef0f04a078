import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Document } from '../document.ts'
import { readStarterCorpus } from '../starter/starter.ts'
import { articleXml, readOne } from '../testing/pubmed-fixtures.ts'
import { mergeDocuments } from './import-merge.ts'

const starter = await readStarterCorpus(join(import.meta.dirname, '../../../../../content'))

function starterStudy(): Document {
  const study = starter.find((document) => document.pmid === '31535829')
  if (study === undefined) throw new Error('DAPA-HF is not in the starter corpus')
  return study
}

const fromPubmed = (parts: Parameters<typeof articleXml>[0]) =>
  readOne(articleXml({ pmid: '31535829', ...parts }))

test('an abstract from PubMed replaces our synopsis, and the curated facts stay beside it', async () => {
  const abstract = await fromPubmed({})

  const merged = mergeDocuments(abstract, starterStudy())

  expect(merged).toMatchObject({ sections: abstract.sections, readPart: 'abstract', reviewed: null })
  expect(merged.facts?.participants).toBe(4744)
})

test('a curated effect stays only where its words stand in the abstract', async () => {
  const effectText = 'hazard ratio 0.74 (95% CI 0.65 to 0.85)'
  const withWords = await fromPubmed({
    abstract: `<Abstract><AbstractText>Fewer events: ${effectText}.</AbstractText></Abstract>`,
  })
  const without = await fromPubmed({})

  const kept = mergeDocuments(withWords, starterStudy())
  const dropped = mergeDocuments(without, starterStudy())

  expect(kept.facts?.effect?.text).toBe(effectText)
  expect(dropped.facts?.effect).toBeNull()
})

test('seeding again does not bring the synopsis back over an abstract', async () => {
  const imported = mergeDocuments(await fromPubmed({}), starterStudy())

  const seeded = mergeDocuments(starterStudy(), imported)

  expect(seeded).toEqual(imported)
})

test('a PubMed record without abstract keeps our synopsis but brings its status, and seeding keeps both', async () => {
  const retracted = await fromPubmed({ abstract: '', publicationTypes: ['Retracted Publication'] })

  const merged = mergeDocuments(retracted, starterStudy())
  const seeded = mergeDocuments(starterStudy(), merged)

  expect(merged).toMatchObject({ readPart: 'own-synopsis', status: 'retracted', reviewed: false })
  expect(merged.sections).toEqual(starterStudy().sections)
  expect(seeded).toEqual(merged)
})

test("a curator's record stays beside an abstract from PubMed, whichever of the two came first", async () => {
  const abstract = await fromPubmed({})

  const imported = mergeDocuments(abstract, starterStudy())
  const seeded = mergeDocuments(starterStudy(), abstract)
  const withoutAbstract = mergeDocuments(await fromPubmed({ abstract: '' }), starterStudy())

  expect(imported.study?.bottomLine.advice).toBe('do')
  expect(seeded.study).toEqual(imported.study)
  expect(seeded.sections).toEqual(abstract.sections)
  expect(withoutAbstract.study).toEqual(imported.study)
})

test('an article nobody keeps a record of is stored without one', async () => {
  const merged = mergeDocuments(await fromPubmed({}), await fromPubmed({}))

  expect(Object.keys(merged)).not.toContain('study')
})
