import { once } from 'node:events'
import { createCipheriv, createHmac, hkdfSync, publicEncrypt, randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { macInfo, type SealedRequest } from '@auscult/contract/envelope.ts'
import { z } from 'zod'
import { type Call, type Figures, runLoad } from './load.ts'

const connections = 32
const rounds = 3
const callsPerRound = 4_000
const body = JSON.stringify({ text: 'About as much as the inputs of a calculator. '.repeat(5) })

const Ready = z.object({ address: z.string(), publicKey: z.string() })

/**
 * What the envelope costs: the same call behind the same rules, plain and sealed, in turns. Sealing is the caller's work and is
 * done before the clock starts; opening, the single-use check in the database and sealing of the answer are in it.
 */
export async function benchEnvelope(): Promise<void> {
  const worker = new Worker(new URL('./envelope-server.ts', import.meta.url))
  const [message]: unknown[] = await once(worker, 'message')
  const { address, publicKey } = Ready.parse(message)
  const plainCalls = () => repeat(callsPerRound, () => toCall(address, '/plain', body))
  const sealedCalls = () =>
    repeat(callsPerRound, () => toCall(address, '/sealed', JSON.stringify(seal(publicKey, body))))
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

  worker.postMessage('stop')
  await once(worker, 'exit')
  console.log(toTable({ plain: middle(plain), sealed: middle(sealed) }))
}

function repeat<Made>(times: number, make: () => Made): Made[] {
  return Array.from({ length: times }, make)
}

function toCall(address: string, path: string, sent: string): Call {
  return { method: 'POST', url: new URL(path, address), body: sent }
}

function seal(publicKey: string, json: string): SealedRequest {
  const key = randomBytes(32)
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const data = Buffer.concat([cipher.update(json, 'utf8'), cipher.final()])
  const macKey = Buffer.from(hkdfSync('sha256', key, '', macInfo, 32))
  return {
    encryptedAesKey: publicEncrypt({ key: publicKey, oaepHash: 'sha256' }, key).toString('base64'),
    iv: iv.toString('base64'),
    data: data.toString('base64'),
    mac: createHmac('sha256', macKey).update(iv).update(data).digest('base64'),
  }
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
