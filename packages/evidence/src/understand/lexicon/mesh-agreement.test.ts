import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ancestorsOf } from '../../concepts/relation.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import type { LexiconConcept } from './lexicon.ts'
import { readLexiconEntries } from './lexicon-entries.ts'
import { sharedMesh } from './testing/mesh-fixtures.ts'

const folder = join(import.meta.dirname, '../../../../../content/lexicon')

/** Clinicians mean the severest neutropenia by agranulocytosis; the tree has it as the wider word, as once it was. */
const known = ['agranulocytosis within neutropenia']

async function readTree(): Promise<ReadonlyMap<string, string[]>> {
  const bytes = await readFile(join(sharedMesh, 'tree-numbers.tsv.gz'))
  const tree = new Map<string, string[]>()
  for (const row of gunzipSync(bytes).toString('utf8').trim().split('\n').slice(1)) {
    const [id = '', , number = ''] = row.split('\t')
    tree.set(id, [...(tree.get(id) ?? []), number])
  }
  return tree
}

const title = `No concept lies within another that the MeSH tree has within it${
  existsSync(sharedMesh) ? '' : ' (skipped: ../shared/data/mesh is absent)'
}`

test.skipIf(!existsSync(sharedMesh))(title, async () => {
  const tree = await readTree()
  const concepts = (await readLexiconEntries(folder)).flatMap(({ term }) => lexicon.find(term) ?? [])
  const isUnder = (narrow: LexiconConcept, wide: LexiconConcept) => {
    const above = tree.get(wide.mesh ?? '') ?? []
    return (tree.get(narrow.mesh ?? '') ?? []).some((number) =>
      above.some((prefix) => number.startsWith(`${prefix}.`)),
    )
  }

  const pairs = concepts.flatMap((concept) =>
    [...ancestorsOf(concept)].filter((wider) => wider !== concept).map((wider) => ({ concept, wider })),
  )
  const agreeing = pairs.filter(({ concept, wider }) => isUnder(concept, wider))
  const contradicting = pairs.filter(({ concept, wider }) => isUnder(wider, concept))

  expect(agreeing.length).toBeGreaterThan(500)
  expect(contradicting.map(({ concept, wider }) => `${concept.term} within ${wider.term}`)).toEqual(known)
})
