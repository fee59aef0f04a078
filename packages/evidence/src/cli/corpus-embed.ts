import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { openVectors } from '../corpus/vectors/open-vectors.ts'
import type { EmbeddingSettings } from '../models/embedding-settings.ts'
import { exitCodes, UsageError } from './corpus-failures.ts'
import { printJson, progressBar, ProgressLine } from './corpus-output.ts'

type EmbedCommand = {
  index: EvidenceIndex
  dataFolder: string
  settings: EmbeddingSettings | undefined
  json: boolean
  signal: AbortSignal
}

/** Gives every document without one a vector of the embedding model that is set up. */
export async function runEmbed({ index, dataFolder, settings, json, signal }: EmbedCommand): Promise<number> {
  if (settings === undefined)
    throw new UsageError('embed needs EMBEDDING_BASE_URL and EMBEDDING_NAME (docs/models.md).')
  const vectors = await openVectors(dataFolder, settings, () => new Date())
  const line = new ProgressLine()
  try {
    const done = await vectors.update({
      index,
      signal,
      onProgress: ({ seen, total, embedded }) =>
        line.show(
          `${progressBar(seen / Math.max(1, total))}  ${seen} of ${total} documents, ${embedded} new`,
        ),
    })
    line.end()
    if (json) printJson(done)
    else console.log(`${done.embedded} documents got a vector, ${done.removed} vectors were taken away.`)
    return exitCodes.done
  } finally {
    line.end()
    await vectors.close()
  }
}
