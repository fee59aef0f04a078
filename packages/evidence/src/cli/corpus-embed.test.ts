import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeEmbeddings } from '../models/testing/fake-embeddings.ts'

const command = join(import.meta.dirname, 'corpus.ts')

async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-embed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

function run(dataFolder: string, words: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: dataFolder, ...environment }
  return promisify(execFile)(process.execPath, [command, ...words], { env })
}

test('an operator fills the vectors with one command', async () => {
  const service = await startFakeEmbeddings()
  onTestFinished(() => service.close())
  const folder = await createDataFolder()
  await run(folder, ['seed'])

  const { stdout } = await run(folder, ['embed', '--json'], {
    EMBEDDING_BASE_URL: service.baseUrl,
    EMBEDDING_NAME: 'fake',
    EMBEDDING_PASSAGE_PREFIX: 'passage: ',
  })

  const { embedded, total } = JSON.parse(stdout)
  expect(embedded).toBe(total)
  expect(embedded).toBeGreaterThan(100)
  expect(service.state.texts.every((text) => text.startsWith('passage: '))).toBe(true)
}, 60_000)

test('without an embedding model the command says what it needs', async () => {
  const folder = await createDataFolder()

  await expect(run(folder, ['embed'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EMBEDDING_BASE_URL'),
  })
}, 60_000)

test('documents are not sent unencrypted over the internet', async () => {
  const folder = await createDataFolder()
  const environment = { EMBEDDING_BASE_URL: 'http://embeddings.example.org/v1', EMBEDDING_NAME: 'fake' }

  await expect(run(folder, ['embed'], environment)).rejects.toMatchObject({
    stderr: expect.stringContaining('https://'),
  })
}, 60_000)
