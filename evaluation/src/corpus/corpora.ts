import type { Document } from '@auscult/evidence/corpus/document.ts'
import { mixDocuments } from './mixed-corpus.ts'
import { cachedIndexFolder } from './scratch-index.ts'
import { readPubMedQa, readRealTexts, readScifact, sharedFiles } from '../sets/shared-sets.ts'

/** The documents of PubMedQA dev among real and mixed ones, `count` in all; one at a time, because a million do not fit into memory. */
export async function* mixedCorpus(count: number): AsyncGenerator<Document> {
  const [{ documents }, texts] = await Promise.all([readPubMedQa(), readRealTexts()])
  yield* documents
  yield* mixDocuments(texts, Math.max(0, count - documents.length))
}

/** The folder of an index of `mixedCorpus`, built at the first run and kept. */
export function mixedIndexFolder(count: number): Promise<string> {
  return cachedIndexFolder(`mixed-${count}`, Object.values(sharedFiles), () => mixedCorpus(count))
}

/** The folder of an index of the SciFact corpus. */
export function scifactIndexFolder(): Promise<string> {
  return cachedIndexFolder('scifact', [sharedFiles.scifactCorpus], scifactDocuments)
}

async function* scifactDocuments() {
  yield* (await readScifact()).documents
}
