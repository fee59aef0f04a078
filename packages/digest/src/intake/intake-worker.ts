import { parentPort, workerData } from 'node:worker_threads'
import { RefusedFetch } from '../fetch/fetch-public.ts'
import type { IntakeAnswer, IntakeRequest } from './intake-thread.ts'
import { type IntakeSettings, openReaders } from './open-readers.ts'
import { readSource } from './read-source.ts'
import type { Source } from '../known-sources.ts'

const { settings, sources }: { settings: IntakeSettings; sources: Source[] } = workerData
const opening = openReaders(settings, sources)

async function answer({ request, source, version, since }: IntakeRequest): Promise<void> {
  let said: IntakeAnswer
  try {
    said = { request, reading: await readSource(source, version, since, await opening) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    said = { request, message, retryAfterMs: error instanceof RefusedFetch ? error.retryAfterMs : 0 }
  }
  parentPort?.postMessage(said, [])
}

parentPort?.on('message', (message: IntakeRequest) => void answer(message))
