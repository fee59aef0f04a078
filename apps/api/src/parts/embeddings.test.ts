import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openVectors } from '@auscult/evidence/corpus/vectors/open-vectors.ts'
import { startFakeEmbeddings } from '@auscult/evidence/models/testing/fake-embeddings.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openEmbeddings, readEmbeddingSettings } from './embeddings.ts'
import { openStarterEvidence } from '../testing/starter-evidence.ts'

test('a server with an embedding model fills its vectors by itself, and they are searched by from then on', async () => {
  const service = await startFakeEmbeddings()
  const folder = await mkdtemp(join(tmpdir(), 'auscult-embeddings-'))
  const evidence = await openStarterEvidence(folder)
  const config = readConfig({
    DATA_DIR: folder,
    EMBEDDING_BASE_URL: service.baseUrl,
    EMBEDDING_NAME: 'fake',
    EMBEDDING_QUERY_PREFIX: 'query: ',
    EMBEDDING_PASSAGE_PREFIX: 'passage: ',
  })
  const logger = pino({ level: 'silent' })
  const embeddings = await openEmbeddings(config, { index: evidence.index, clock: () => new Date(), logger })
  // As the processes that answer questions open them.
  const settings = readEmbeddingSettings(config)
  if (settings === undefined) throw new Error('no settings')
  const vectors = await openVectors(folder, settings, () => new Date())
  onTestFinished(async () => {
    await embeddings?.close()
    await vectors.close()
    await evidence.close()
    await service.close()
    await rm(folder, { recursive: true })
  })

  embeddings?.start()

  await expect
    .poll(() => vectors.findNeighbours('apixaban in atrial fibrillation'), { timeout: 15_000 })
    .not.toEqual([])
  expect(service.state.texts.at(-1)).toBe('query: apixaban in atrial fibrillation')
  expect(service.state.texts[0]).toMatch(/^passage: /u)
})

test('without one there is nothing to search by', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-embeddings-'))
  const evidence = await openStarterEvidence(folder)
  onTestFinished(async () => {
    await evidence.close()
    await rm(folder, { recursive: true })
  })

  const part = { index: evidence.index, clock: () => new Date(), logger: pino({ level: 'silent' }) }

  expect(await openEmbeddings(readConfig({ DATA_DIR: folder }), part)).toBeUndefined()
})
