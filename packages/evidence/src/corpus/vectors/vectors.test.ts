import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddingSettings } from '../../models/embedding-settings.ts'
import { startFakeEmbeddings } from '../../models/testing/fake-embeddings.ts'
import { presentUnderstood } from '../../question/present-understood.ts'
import { readQuestion } from '../../question/read-question.ts'
import { createRecordMaker } from '../../record/record-maker.ts'
import { type Candidate, findCandidates } from '../../search/search.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import type { Document } from '../document.ts'
import { readStarterCorpus } from '../starter/starter.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { openVectors, type Vectors } from './open-vectors.ts'
import type { Neighbour } from './vector-store.ts'

const content = join(import.meta.dirname, '../../../../../content')
const child = fileURLToPath(new URL('../testing/embed-child.ts', import.meta.url))
const starter = await readStarterCorpus(content)
const records = createRecordMaker(lexicon)

let folder: string
let index: EvidenceIndex
let service: Awaited<ReturnType<typeof startFakeEmbeddings>>
const opened: Vectors[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-vectors-'))
  index = await openLanceIndex(join(folder, 'evidence'), records)
  await index.index(starter)
  service = await startFakeEmbeddings()
})

afterEach(async () => {
  for (const vectors of opened.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop -- at most three
    await vectors.close()
  }
  await service.close()
  await index.close()
  await rm(folder, { recursive: true })
})

async function open(name = 'fake', roles?: EmbeddingSettings['roles']): Promise<Vectors> {
  const vectors = await openVectors(folder, { baseUrl: service.baseUrl, name, roles }, () => new Date())
  opened.push(vectors)
  return vectors
}

function search(question: string, nearest?: Promise<readonly Neighbour[]>) {
  const understood = presentUnderstood(readQuestion(question, lexicon))
  return findCandidates(understood, index, { question, k: 20, nearest })
}

const order = (found: readonly Candidate[]) => found.map(({ document, score }) => [document.id, score])

const question = 'Does apixaban prevent stroke in atrial fibrillation?'
const withoutPassing = (document: Document): Document => ({
  ...document,
  title: `${document.title} (revised)`,
})

describe('filling the vectors', () => {
  test('gives each document one, and a second run nothing to do', async () => {
    const vectors = await open()

    const first = await vectors.update({ index })
    const second = await vectors.update({ index })

    expect(first).toEqual({
      seen: starter.length,
      total: starter.length,
      embedded: starter.length,
      removed: 0,
    })
    expect(second.embedded).toBe(0)
    expect(service.state.texts).toHaveLength(starter.length)
  })

  test('does not read a corpus again that has not changed, also after a restart', async () => {
    await (await open()).update({ index })
    let reads = 0
    const counted = new Proxy(index, {
      get(target, name) {
        if (name === 'documents') reads += 1
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const restarted = await open()

    const unchanged = await restarted.update({ index: counted })
    const readsUnchanged = reads
    await index.index([{ ...(starter[0] ?? fail()), id: 'pmid:1' }])
    const grown = await restarted.update({ index: counted })

    expect(readsUnchanged).toBe(0)
    expect(unchanged).toEqual({ seen: 0, total: starter.length, embedded: 0, removed: 0 })
    expect(grown).toMatchObject({ embedded: 1 })
    expect(reads).toBe(1)
  })

  test('touches only what is new, changed or gone', async () => {
    const vectors = await open()
    await vectors.update({ index })
    const [changed, gone] = starter
    if (changed === undefined || gone === undefined) throw new Error('two documents')
    await index.index([withoutPassing(changed), { ...changed, id: 'pmid:1' }])
    await index.remove([gone.id])

    const again = await vectors.update({ index })

    expect(again).toMatchObject({ embedded: 2, removed: 1 })
  })

  test('goes on where it was killed', async () => {
    service.state.pauseMs = 30
    const run = () =>
      spawn(process.execPath, [child, folder, service.baseUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
    for (let kill = 0; kill < 3; kill += 1) {
      const filling = run()
      // oxlint-disable-next-line no-await-in-loop -- one process after the other
      await once(filling.stdout, 'data')
      filling.kill('SIGKILL')
      // oxlint-disable-next-line no-await-in-loop -- one process after the other
      await once(filling, 'exit')
    }
    const sentBefore = service.state.texts.length
    const killed = await open()
    const early = await killed.findNeighbours(question)

    service.state.pauseMs = 0
    const rest = await killed.update({ index })

    expect(early).toEqual([])
    expect(rest.embedded).toBeLessThan(starter.length)
    expect(sentBefore + rest.embedded).toBeGreaterThanOrEqual(starter.length)
    expect((await killed.findNeighbours(question)).length).toBeGreaterThan(0)
  })

  test('leaves the vectors of the model before in use until those of the new one are whole', async () => {
    const before = await open('before')
    await before.update({ index })
    const after = await open('after')
    service.state.length = 32

    const early = await after.findNeighbours(question)
    service.state.length = 64
    const still = await before.findNeighbours(question)
    service.state.length = 32
    await after.update({ index })
    const late = await after.findNeighbours(question)

    expect(early).toEqual([])
    expect(still.length).toBeGreaterThan(0)
    expect(late.length).toBeGreaterThan(0)
  })

  test('makes them anew where a passage is told to the model in another way', async () => {
    await (await open('fake', { passage: { prefix: 'passage: ' } })).update({ index })
    const changed = await open('fake', { passage: { prefix: 'document: ' } })

    const early = await changed.findNeighbours(question)
    const again = await changed.update({ index })

    expect(early).toEqual([])
    expect(again.embedded).toBe(starter.length)
    expect((await changed.findNeighbours(question)).length).toBeGreaterThan(0)
  })

  test('keeps those of a model that is told nothing', async () => {
    await (await open('fake')).update({ index })

    const again = await (await open('fake', { query: { prefix: '' }, passage: {} })).update({ index })

    expect(again.embedded).toBe(0)
  })

  test('begins anew where a model changed behind its name', async () => {
    const vectors = await open()
    await vectors.update({ index })
    service.state.length = 32
    const [first] = starter
    if (first !== undefined) await index.index([withoutPassing(first)])

    const again = await vectors.update({ index })

    expect(again.embedded).toBe(starter.length)
    expect((await vectors.findNeighbours(question)).length).toBeGreaterThan(1)
  })

  test('ends with a plain failure where the service is down, and the corpus stays searchable', async () => {
    service.state.fault = { status: 401 }
    const vectors = await open()

    await expect(vectors.update({ index })).rejects.toThrow('unreachable')
    expect((await search(question)).length).toBeGreaterThan(0)
  })
})

describe('searching by meaning', () => {
  test('finds what no word of the question stands in', async () => {
    const paper: Document = {
      ...(starter[0] ?? fail()),
      id: 'pmid:2',
      title: 'Lowering arterial pressure with daily tablets',
      sections: [{ label: null, text: 'Arterial pressure fell with daily tablets.' }],
      meshTerms: [],
      facts: null,
    }
    await index.index([paper])
    const vectors = await open()
    await vectors.update({ index })
    const asked = 'hypertension tension drug'

    const plain = await search(asked)
    const fused = await search(asked, vectors.findNeighbours(asked))

    expect(plain.map(({ document }) => document.id)).not.toContain('pmid:2')
    expect(fused.map(({ document }) => document.id)).toContain('pmid:2')
  })

  test('leaves each paper the score of its words, so that thresholds mean what they meant', async () => {
    const vectors = await open()
    await vectors.update({ index })
    const plain = await search(question)

    const fused = await search(question, vectors.findNeighbours(question))

    const byWords = new Map(plain.map(({ document, score }) => [document.id, score]))
    const scored = fused.filter(({ document }) => byWords.has(document.id))
    expect(scored.length).toBeGreaterThan(3)
    expect(scored.map(({ score }) => score)).toEqual(scored.map(({ document }) => byWords.get(document.id)))
  })

  test.each([
    ['silent', 'silent' as const],
    ['broken', { status: 500 }],
    ['talking nonsense', 'garbage' as const],
  ])('is done without while the service is %s, and nobody waits', async (_what, fault) => {
    const vectors = await open()
    await vectors.update({ index })
    const plain = await search(question)
    service.state.fault = fault
    const started = performance.now()

    const found = await search(question, vectors.findNeighbours(question))

    expect(performance.now() - started).toBeLessThan(1_000)
    expect(order(found)).toEqual(order(plain))
  })

  test('leaves a service alone that failed five times', async () => {
    const vectors = await open()
    await vectors.update({ index })
    service.state.fault = 'silent'
    for (let nth = 0; nth < 5; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop -- failures in a row
      await vectors.findNeighbours(question)
    }
    const { requests } = service.state

    const found = await vectors.findNeighbours(question)

    expect(found).toEqual([])
    expect(service.state.requests).toBe(requests)
  })
})

test('without an embedding model the ranking is what it was', async () => {
  const plain = await search(question)
  const none = await search(question, Promise.resolve([]))

  expect(order(none)).toEqual(order(plain))
})

function fail(): never {
  throw new Error('the starter corpus is empty')
}
