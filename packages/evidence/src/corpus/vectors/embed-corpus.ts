import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { EmbeddingModel } from '../../models/embedding-model.ts'
import { ModelFailure } from '../../models/language-model.ts'
import { lockCorpus } from '../corpus-lock.ts'
import type { Document } from '../document.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import type { VectorStore } from './vector-store.ts'

export type EmbedProgress = { seen: number; total: number; embedded: number; removed: number }

export type EmbedParts = {
  index: EvidenceIndex
  store: VectorStore
  model: EmbeddingModel
  /** Where the lock lies that lets one process fill the table at a time. */
  lockFolder: string
  clock: () => Date
  signal?: AbortSignal | undefined
  onProgress?: (progress: EmbedProgress) => void
}

const batchSize = 64
const attempts = 4
const firstPauseMs = 500
/** A small model on two busy cores reads a document a second. */
const callWithinMs = 180_000
/** What the usual models read at least: 512 tokens; what is longer they cut off themselves. */
const mostCharacters = 6_000

/**
 * Gives a vector to every document that has none or has changed since, and takes those of removed documents away. Each batch is
 * kept as it comes, so a run that was stopped or killed goes on where it was. A corpus that has not changed since the last whole run is
 * not read again. Throws CorpusLockedError, ModelFailure, or the signal's reason.
 */
export async function embedCorpus(parts: EmbedParts): Promise<EmbedProgress> {
  const { index, store, lockFolder, signal, clock } = parts
  // Taken before the reading: what is written meanwhile makes another state, which the next run reads.
  const { documents, updatedAt } = await index.stats()
  const state = `${documents} ${updatedAt}`
  if ((await store.findWholeState()) === state && (await store.count()) === documents)
    return { seen: 0, total: documents, embedded: 0, removed: 0 }
  const lock = await lockCorpus(lockFolder)
  try {
    const progress = await embedAll(parts, { seen: 0, total: 0, embedded: 0, removed: 0 })
    // A model that changed behind its name made the table begin anew: what was passed over lacks a vector again.
    if ((await store.count()) < progress.seen) await embedAll(parts, progress)
    if ((await store.count()) < progress.seen) throw new ModelFailure('bad-output')
    if ((await store.count()) > progress.seen) progress.removed = await removeOrphans(index, store, signal)
    await store.finish(clock(), state)
    return progress
  } finally {
    lock.release()
  }
}

async function embedAll(parts: EmbedParts, progress: EmbedProgress): Promise<EmbedProgress> {
  const { index, signal, onProgress } = parts
  progress.seen = 0
  progress.total = (await index.stats()).documents
  for await (const read of index.documents(signal)) {
    for (let at = 0; at < read.length; at += batchSize) {
      const batch = read.slice(at, at + batchSize)
      progress.embedded += await embedBatch(batch, parts)
      progress.seen += batch.length
      onProgress?.({ ...progress })
    }
  }
  return progress
}

async function embedBatch(batch: readonly Document[], { store, model, signal }: EmbedParts): Promise<number> {
  signal?.throwIfAborted()
  const known = await store.digestsOf(batch.map(({ id }) => id))
  const wanted = batch
    .map((document) => ({ id: document.id, text: embeddedText(document) }))
    .map((each) => ({
      ...each,
      digest: createHash('sha256').update(each.text).digest('base64url').slice(0, 16),
    }))
    .filter(({ id, digest }) => known.get(id) !== digest)
  if (wanted.length === 0) return 0
  const vectors = await embedPatiently(
    model,
    wanted.map(({ text }) => text),
    signal,
  )
  await store.upsert(
    wanted.flatMap(({ id, digest }, nth) => {
      const vector = vectors[nth]
      return vector === undefined ? [] : [{ id, digest, vector }]
    }),
  )
  return wanted.length
}

function embeddedText({ title, sections }: Document): string {
  return [title, ...sections.map(({ text }) => text)].join('\n').slice(0, mostCharacters)
}

/** A service that is restarting or counts requests is given some seconds. */
async function embedPatiently(
  model: EmbeddingModel,
  texts: readonly string[],
  caller: AbortSignal | undefined,
): Promise<number[][]> {
  for (let attempt = 1; ; attempt += 1) {
    const late = AbortSignal.timeout(callWithinMs)
    const signal = caller === undefined ? late : AbortSignal.any([caller, late])
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the one before
      return await model.embed(texts, 'passage', signal)
    } catch (error) {
      caller?.throwIfAborted()
      const mayPass = late.aborted || (error instanceof ModelFailure && error.isRetryable)
      if (attempt === attempts || !mayPass) throw late.aborted ? new ModelFailure('too-slow') : error
      // oxlint-disable-next-line no-await-in-loop -- gives the service time
      await wait(firstPauseMs * 2 ** attempt, undefined, caller === undefined ? {} : { signal: caller })
    }
  }
}

async function removeOrphans(
  index: EvidenceIndex,
  store: VectorStore,
  signal: AbortSignal | undefined,
): Promise<number> {
  let removed = 0
  for await (const ids of store.ids()) {
    signal?.throwIfAborted()
    const there = new Set((await index.get(ids)).map(({ id }) => id))
    const gone = ids.filter((id) => !there.has(id))
    await store.remove(gone)
    removed += gone.length
  }
  return removed
}
