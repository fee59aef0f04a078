import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { quantile } from '@auscult/evaluation/report/quantile.ts'
import { z } from 'zod'
import { createSealedClient } from '../../../apps/api/src/testing/sealed-client.ts'

const crowds = [1, 64, 256]
const forMs = 20_000
const questions = [
  'Does dapagliflozin reduce hospitalisation in heart failure?',
  'Does apixaban reduce stroke in atrial fibrillation compared with warfarin?',
  'Is tranexamic acid effective in postpartum haemorrhage?',
  'Senkt Dapagliflozin die Sterblichkeit bei Herzinsuffizienz?',
]

const Ready = z.object({ address: z.string(), tokens: z.array(z.string()), workers: z.number() })
const Times = z.array(z.number())
const Config = z.object({ publicKey: z.string() })

type Sent = { status: number; tookMs: number; retryAfterMs: number }

/**
 * What people get who ask at once, each again as soon as they are answered or may come again, and what a plain call takes meanwhile. Server
 * and callers share the machine.
 */
export async function benchCrowd(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-crowd-'))
  const server = fork(fileURLToPath(new URL('crowd-server.ts', import.meta.url)), [
    folder,
    String(Math.max(...crowds)),
  ])
  const [message]: unknown[] = await once(server, 'message')
  const { address, tokens, workers } = Ready.parse(message)
  const { publicKey } = Config.parse(await (await fetch(`${address}/api/config`)).json())
  const client = createSealedClient(noTransport, publicKey)
  const seal = (nth: number) =>
    JSON.stringify(client.seal({ query: questions[nth % questions.length], type: 'clinical' }).sealed)

  const rows: string[][] = []
  // The first ones pay for opening files.
  await askFor(2_000, address, tokens.slice(0, 1), seal)
  for (const people of crowds) {
    const plain = new Worker(new URL('plain-calls.ts', import.meta.url), { workerData: address })
    // oxlint-disable-next-line no-await-in-loop -- one crowd at a time, or they would measure each other
    const sent = await askFor(forMs, address, tokens.slice(0, people), seal)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    plain.postMessage('end')
    // oxlint-disable-next-line no-await-in-loop -- see above
    const [times]: unknown[] = await once(plain, 'message')
    rows.push(describe(people, sent, Times.parse(times)))
  }

  server.disconnect()
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  const figures = table(
    [
      'people',
      'answered a second',
      'answered p50 / p95 ms',
      'refused',
      'refused p95 ms',
      'plain call p50 / p95 / most ms',
    ],
    rows,
  )
  const processes = `${workers} ${workers === 1 ? 'process answers' : 'processes answer'} questions.`
  console.log(`${figures}\n${processes}`)
  await writePart('A crowd that asks at once', `${figures}\n\n${processes} ${method}`)
}

async function askFor(
  ms: number,
  address: string,
  tokens: readonly string[],
  seal: (nth: number) => string,
): Promise<Sent[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const until = performance.now() + ms
  const sent: Sent[] = []

  async function keepAsking(token: string, first: number): Promise<void> {
    for (let nth = first; performance.now() < until; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a person waits for the answer
      const one = await send(agent, address, token, seal(nth))
      sent.push(one)
      // oxlint-disable-next-line no-await-in-loop -- and comes again when told to
      if (one.retryAfterMs > 0) await pause(one.retryAfterMs)
    }
  }

  await Promise.all(tokens.map(keepAsking))
  agent.destroy()
  return sent
}

function send(agent: Agent, address: string, token: string, body: string): Promise<Sent> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
    }
    const outgoing = request(`${address}/api/ai-query`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        const retryAfterMs = Number(answer.headers['retry-after'] ?? 0) * 1_000
        resolve({ status: answer.statusCode ?? 0, tookMs: performance.now() - started, retryAfterMs })
      })
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

function describe(people: number, sent: readonly Sent[], plainMs: readonly number[]): string[] {
  const timesOf = (status: number) => sent.filter((one) => one.status === status).map(({ tookMs }) => tookMs)
  const [answered, refused] = [timesOf(200), timesOf(503)]
  if (answered.length + refused.length < sent.length)
    throw new Error(`statuses ${[...new Set(sent.map(({ status }) => status))].join(', ')}`)
  return [
    String(people),
    ((answered.length / forMs) * 1_000).toFixed(1),
    `${at(answered, 0.5)} / ${at(answered, 0.95)}`,
    String(refused.length),
    at(refused, 0.95),
    `${at(plainMs, 0.5)} / ${at(plainMs, 0.95)} / ${Math.max(...plainMs).toFixed(0)}`,
  ]
}

function at(times: readonly number[], share: number): string {
  return times.length === 0 ? '' : quantile(times, share).toFixed(0)
}

/** The client only seals here. */
function noTransport(): never {
  throw new Error('nothing is sent from here')
}

const method = `${forMs / 1_000} seconds each. Everybody asks at the same moment, and again as soon as they are answered, or may come again by Retry-After;
the plain call is GET /api/health, every 20 ms. The starter corpus, an embedded database; callers and server share the machine. Goal: p95 of
what is answered 1,000 ms, of a plain call 100 ms.`
