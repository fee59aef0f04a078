import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { createSealedClient } from '../../apps/api/src/testing/sealed-client.ts'
import { type Call, type Figures, runLoad } from './load.ts'

const connections = 32
const rounds = 3
const callsPerRound = 4_000
const sent = { text: 'About as much as the inputs of a calculator. '.repeat(5) }
const body = JSON.stringify(sent)

const Ready = z.object({ address: z.string(), publicKey: z.string() })

/**
 * What the envelope costs: the same call behind the same rules, plain and sealed, in turns. Sealing is the caller's work and is
 * done before the clock starts; opening, the single-use check in the database and sealing of the answer are in it.
 */
export async function benchEnvelope(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-bench-'))
  const worker = new Worker(new URL('./envelope-server.ts', import.meta.url), { workerData: folder })
  const [message]: unknown[] = await once(worker, 'message')
  const { address, publicKey } = Ready.parse(message)
  const client = createSealedClient(noTransport, publicKey)
  const plainCalls = () => repeat(callsPerRound, () => toCall(address, '/plain', body))
  const sealedCalls = () =>
    repeat(callsPerRound, () => toCall(address, '/sealed', JSON.stringify(client.seal(sent).sealed)))
  const plain: Figures[] = []
  const sealed: Figures[] = []

  await runLoad(plainCalls(), connections)
  await runLoad(sealedCalls(), connections)
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- measured one after the other, so that neither disturbs the other
    plain.push(await runLoad(plainCalls(), connections))
    // oxlint-disable-next-line no-await-in-loop -- see above
    sealed.push(await runLoad(sealedCalls(), connections))
  }

  await worker.terminate()
  await rm(folder, { recursive: true, force: true })
  console.log(toTable({ plain: middle(plain), sealed: middle(sealed) }))
}

function repeat<Made>(times: number, make: () => Made): Made[] {
  return Array.from({ length: times }, make)
}

function toCall(address: string, path: string, content: string): Call {
  return { method: 'POST', url: new URL(path, address), body: content }
}

/** The client only seals here; the load goes its own way. */
function noTransport(): never {
  throw new Error('nothing is sent from here')
}

/** The round with the median throughput. */
function middle(figures: readonly Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.perSecond - b.perSecond)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (found === undefined) throw new Error('no round was measured')
  return found
}

function toTable(rows: Record<string, Figures>): string {
  const lines = Object.entries(rows).map(
    ([name, { perSecond, p50, p95, p99 }]) =>
      `| ${name} | ${Math.round(perSecond)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} |`,
  )
  return [
    `POST of ${Buffer.byteLength(body)} bytes over ${connections} connections, ${callsPerRound} calls a round, median of ${rounds} rounds`,
    '',
    '| route | requests/s | p50 ms | p95 ms | p99 ms |',
    '|---|--:|--:|--:|--:|',
    ...lines,
  ].join('\n')
}
