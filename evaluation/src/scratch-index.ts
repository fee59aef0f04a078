import { loadContentRecords } from './content-lexicon.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const batchSize = 5_000

/** Indexes documents in batches and optimizes once at the end; gives their number. */
export async function fillIndex(
  index: EvidenceIndex,
  documents: AsyncIterable<Document> | Iterable<Document>,
): Promise<number> {
  let batch: Document[] = []
  let count = 0
  for await (const document of documents) {
    batch.push(document)
    count += 1
    if (batch.length < batchSize) continue
    await index.index(batch)
    batch = []
  }
  await index.index(batch)
  await index.optimize()
  return count
}

/** An index in a temporary folder that is gone afterwards, whatever happens. */
export async function withScratchIndex<T>(use: (index: EvidenceIndex) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-scratch-'))
  try {
    const index = await openLanceIndex(folder, await loadContentRecords())
    try {
      return await use(index)
    } finally {
      await index.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const evidenceSource = resolve(import.meta.dirname, '../../packages/evidence/src')

/** What decides the rows of an index: the code that makes them, the recipe of the documents and the files they come from. */
async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update((await loadContentRecords()).stamp)
  const code: string[] = []
  const patterns = ['text/*.ts', 'corpus/text-index/{lance-rows,lance-table,indexed-lines}.ts', 'record/*.ts']
  for await (const file of glob(patterns, { cwd: evidenceSource })) code.push(file)
  const own = ['mixed-corpus.ts', 'shared-sets.ts'].map((file) => join(import.meta.dirname, file))
  const files = [...code.toSorted().map((file) => join(evidenceSource, file)), ...own, ...sources]
  for (const file of files) if (!file.endsWith('.test.ts')) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** Where the index of a named corpus is kept between runs, built when it is not there. Half-built ones never get the name. */
export async function cachedIndexFolder(
  name: string,
  sources: readonly string[],
  documents: () => AsyncIterable<Document> | Iterable<Document>,
): Promise<string> {
  const caches = join(tmpdir(), 'auscult-evaluation')
  const folder = join(caches, `${name}-${await fingerprint(sources)}`)
  if (existsSync(folder)) return folder
  // Those of earlier versions of the code serve nobody any more.
  for await (const old of glob(`${name}-*`, { cwd: caches })) {
    await rm(join(caches, old), { recursive: true, force: true })
  }
  const building = `${folder}.building-${process.pid}`
  const index = await openLanceIndex(building, await loadContentRecords())
  try {
    await fillIndex(index, documents())
  } finally {
    await index.close()
  }
  await rename(building, folder)
  return folder
}
