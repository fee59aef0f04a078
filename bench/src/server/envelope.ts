import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { z } from 'zod'
import { createSealedClient } from '../../../apps/api/src/testing/sealed-client.ts'
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
  const rows = [
    ['plain', ...describe(middle(plain))],
    ['sealed', ...describe(middle(sealed))],
  ]
  const figures = table(['route', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms'], rows)
  console.log(figures)
  await writePart('Cost of the envelope', `${figures}\n\n${method}`)
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

function describe({ perSecond, p50, p95, p99 }: Figures): string[] {
  return [String(Math.round(perSecond)), ...[p50, p95, p99].map((ms) => ms.toFixed(1))]
}

const method = `The same POST of ${Buffer.byteLength(body)} bytes behind the same rules, on ${connections} connections, ${callsPerRound} calls a round, the
rounds in turns; the one with the median throughput of ${rounds} is shown. Opening, the single-use check in PGlite and the sealing of
the answer are in the figures, the caller's own sealing is not; caller and server share the machine.`
