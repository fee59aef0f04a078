import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { z } from 'zod'
import { createSealedClient } from '../../../apps/api/src/testing/sealed-client.ts'
import { readCpuMs } from './cpu.ts'
import { type Call, runLoad } from './load.ts'

const clients = 16
const callsPerRound = 2_000

const Ready = z.object({ address: z.string(), tokens: z.array(z.string()) })
const Config = z.object({ publicKey: z.string() })

const chestPain = {
  history: 'moderately',
  ecg: 'nonspecific',
  age_group: '45to64',
  risk_factors: 'one_two',
  troponin: 'normal',
}

/**
 * What sixteen clients get who calculate, search the laboratory guide, or list all of it, each again as soon as it is answered; beside them
 * the same clients asking for the server's health, which is neither sealed nor behind a session.
 */
export async function benchTools(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-tools-'))
  const server = fork(fileURLToPath(new URL('crowd-server.ts', import.meta.url)), [folder, String(clients)])
  const [message]: unknown[] = await once(server, 'message')
  const { address, tokens } = Ready.parse(message)
  const { publicKey } = Config.parse(await (await fetch(`${address}/api/config`)).json())
  const client = createSealedClient(noTransport, publicKey)
  const sealed = (path: string, body: object): Call[] =>
    Array.from({ length: callsPerRound }, (_, nth) => ({
      method: 'POST',
      url: new URL(`/api${path}`, address),
      body: JSON.stringify(client.seal(body).sealed),
      headers: { authorization: `Bearer ${tokens[nth % clients]}` },
    }))
  const rounds: [string, () => Call[]][] = [
    [
      'GET /health, plain',
      () =>
        Array.from({ length: callsPerRound }, () => ({
          method: 'GET',
          url: new URL('/api/health', address),
        })),
    ],
    ['POST /calcs/heart', () => sealed('/calcs/heart', chestPain)],
    ['POST /common/labs, one test', () => sealed('/common/labs', { search: 'ferritin' })],
    ['POST /common/labs, all 176', () => sealed('/common/labs', { type: 'category' })],
  ]

  // The first calls pay for compiling.
  await runLoad(sealed('/calcs/heart', chestPain), clients)
  const rows: string[][] = []
  for (const [name, calls] of rounds) {
    const sent = calls()
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that none disturbs another
    const before = await readCpuMs(server.pid)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { perSecond, p50, p95, p99 } = await runLoad(sent, clients)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const cpuMs = ((await readCpuMs(server.pid)) - before) / sent.length
    rows.push([
      name,
      String(Math.round(perSecond)),
      ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
      cpuMs.toFixed(2),
    ])
  }

  server.disconnect()
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  const figures = table(['call', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'server CPU ms a call'], rows)
  console.log(figures)
  await writePart('Tools', `${figures}\n\n${method()}`)
}

/** The client only seals here. */
function noTransport(): never {
  throw new Error('nothing is sent from here')
}

const method =
  () => `${callsPerRound} calls each by ${clients} clients at once, sealed before the clock starts; session, envelope with its single-use check in PGlite, and
the sealing of the answer are in the figures. Callers and server share the machine. Goal of a calculation: p95 20 ms.
The load of this machine was ${(loadavg()[0] ?? 0).toFixed(1)} on its two cores.`
