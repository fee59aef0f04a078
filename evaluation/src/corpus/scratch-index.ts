import { loadContentRecords } from './content-lexicon.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { existsSync } from 'node:fs'
import { glob, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decidingPaths, fingerprint } from './scratch-fingerprint.ts'

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

/**
 * Where the index of a named corpus is kept between runs, built when it is not there or anything that decides its rows has changed; `sources` are the
 * files and folders its documents come from. Half-built ones never get the name.
 */
export async function cachedIndexFolder(
  name: string,
  sources: readonly string[],
  documents: () => AsyncIterable<Document> | Iterable<Document>,
): Promise<string> {
  const caches = join(tmpdir(), 'auscult-evaluation')
  const folder = join(caches, `${name}-${await fingerprint([...decidingPaths, ...sources])}`)
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
