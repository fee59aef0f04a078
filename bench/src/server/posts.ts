import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listPosts } from '@auscult/contract/posts/posts.ts'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { z } from 'zod'
import { createSealedClient, urlOf } from '../../../apps/api/src/testing/sealed-client.ts'
import { createDatabase } from '../../../apps/api/src/testing/server-database.ts'
import { readCpuMs } from './cpu.ts'
import { type Call, type Figures, runLoad } from './load.ts'

const clients = 16
const posts = 100_000
const likes = 300_000
const callsPerRound = 1_600

const Ready = z.object({
  address: z.string(),
  doctors: z.array(z.object({ id: z.string(), token: z.string() })),
})
type Ready = z.infer<typeof Ready>
const Config = z.object({ publicKey: z.string() })
const Page = z.object({ data: z.array(z.object({ _id: z.string() })), total: z.number() })

type Query = Record<string, string | number>

/** What a page is asked for: mostly the first ones, of a type, a speciality or all, and now and then one far down. */
const pages: readonly Query[] = [
  { type: 'research' },
  { type: 'news' },
  {},
  { type: 'research', page: 2 },
  { type: 'news', specialty: 'cardiology' },
  { type: 'research', specialty: 'neurology', page: 3 },
  { specialty: 'paediatrics' },
  { type: 'research', page: 4_000 },
]

/** Frequent words, rare ones, several, and one that is still being typed. */
const searches: readonly Query[] = [
  { q: 'trial' },
  { q: 'heart failure' },
  { q: 'dapagliflozin' },
  { q: 'stroke', type: 'research' },
  { q: 'semaglut' },
  { q: 'reduced mortality compared with placebo' },
  { q: 'pneumonia', specialty: 'paediatrics' },
  { q: 'warfarin apixaban' },
]

/** A page of ten, a search and a like with 100,000 posts and 300,000 likes, on PGlite and on the PostgreSQL that TEST_DATABASE_URL names. */
export async function benchPosts(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL on which databases may be made.')
  const database = await createDatabase(server)
  const rows = await measure('PostgreSQL', database.url, 30)
  await database.drop()
  rows.push(...(await measure('PGlite', '', 60)))
  const figures = table(
    ['call', 'load', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'goal p95', 'server CPU ms a call'],
    rows,
  )
  console.log(figures)
  await writePart('News and research', `${figures}\n\n${method}`)
}

async function measure(name: string, url: string, goalMs: number): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-posts-'))
  const program = fileURLToPath(new URL('posts-server.ts', import.meta.url))
  const server = fork(program, [folder, url, String(posts), String(likes), String(clients)])
  const message = await Promise.race([
    once(server, 'message').then(([told]: unknown[]) => told),
    once(server, 'exit').then(() => {
      throw new Error('the server ended before it was ready')
    }),
  ])
  const ready = Ready.parse(message)
  const { publicKey } = Config.parse(await (await fetch(`${ready.address}/api/config`)).json())
  const ids = await readIds(ready, publicKey)
  await requireFinds(ready, publicKey)
  const rounds: [string, number, () => Call[]][] = [
    ['a page of ten', goalMs, () => toCalls(ready, publicKey, pages)],
    ['a search', 100, () => toCalls(ready, publicKey, searches)],
    ['a like', goalMs, () => toLikes(ready, publicKey, ids)],
  ]
  const rows: string[][] = []
  for (const [what, goal, calls] of rounds) {
    // oxlint-disable no-await-in-loop -- one after the other, so that none disturbs another
    await runLoad(calls().slice(0, callsPerRound / 4), clients)
    const measured = calls()
    const load = loadavg()[0] ?? 0
    const before = await readCpuMs(server.pid)
    const run = await runLoad(measured, clients)
    const cpuMs = ((await readCpuMs(server.pid)) - before) / measured.length
    const row = [`${name}: ${what}`, load.toFixed(1), ...tell(run), String(goal), cpuMs.toFixed(2)]
    console.log(row.join(' · '))
    rows.push(row)
    // oxlint-enable no-await-in-loop
  }
  server.disconnect()
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  return rows
}

function tell({ perSecond, p50, p95, p99 }: Figures): string[] {
  return [String(Math.round(perSecond)), ...[p50, p95, p99].map((ms) => ms.toFixed(1))]
}

function toCalls({ address, doctors }: Ready, publicKey: string, queries: readonly Query[]): Call[] {
  const client = createSealedClient(noTransport, publicKey)
  return Array.from({ length: callsPerRound }, (_, nth) => {
    const { sealed } = client.seal({})
    return {
      method: 'GET',
      url: new URL(urlOf(listPosts, { query: queries[nth % queries.length] ?? {} }), address),
      headers: {
        authorization: `Bearer ${doctors[nth % clients]?.token}`,
        'x-encrypted-key': sealed.encryptedAesKey,
        'x-iv': sealed.iv,
      },
    }
  })
}

function toLikes({ address, doctors }: Ready, publicKey: string, ids: readonly string[]): Call[] {
  const client = createSealedClient(noTransport, publicKey)
  return Array.from({ length: callsPerRound }, (_, nth) => {
    const doctor = doctors[nth % clients]
    const body = { userId: doctor?.id, postId: ids[nth % ids.length] }
    return {
      method: 'POST',
      url: new URL('/api/likes', address),
      body: JSON.stringify(client.seal(body).sealed),
      headers: { authorization: `Bearer ${doctor?.token}` },
    }
  })
}

/** The posts that people see, and like. Throws where the database does not hold what is measured. */
async function readIds(ready: Ready, publicKey: string): Promise<string[]> {
  const { data, total } = await readPage(ready, publicKey, { limit: 50 })
  if (total !== posts) throw new Error(`${total} posts are there, not ${posts}`)
  return data.map(({ _id }) => _id)
}

/** To find nothing may be quicker than what is measured. */
async function requireFinds(ready: Ready, publicKey: string): Promise<void> {
  for (const query of searches) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person searches
    const { total } = await readPage(ready, publicKey, query)
    if (total === 0) throw new Error(`${JSON.stringify(query)} finds nothing`)
  }
}

async function readPage({ address, doctors }: Ready, publicKey: string, query: Query) {
  const client = createSealedClient(async ({ method, url, headers }) => {
    const answer = await fetch(new URL(url, address), { method, headers })
    return { status: answer.status, headers: {}, body: await answer.text() }
  }, publicKey)
  const { body } = await client.call(listPosts, { token: doctors[0]?.token, query })
  return Page.parse(body)
}

/** The client only seals here. */
function noTransport(): never {
  throw new Error('nothing is sent from here')
}

const method = `${posts} posts, half of them with a card, ${likes} likes; ${callsPerRound} calls each by ${clients} clients at once, each again as soon as it is answered, sealed before the
clock starts. Session, envelope with its single-use check and the sealing of the answer are in the figures; callers, server and PostgreSQL share the machine,
whose load of the minute before stands beside each; server CPU is that of its process, without PostgreSQL's. Pages are of a type, a speciality or all, one of eight
on page 4,000; searches are of frequent and rare words, one to five of them, and each finds posts.`
