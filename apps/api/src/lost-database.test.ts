import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SeverableProxy, openSeverableProxy } from './testing/severable-proxy.ts'
import { createDatabase, type ServerDatabase } from './testing/server-database.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { openStarterEvidence } from './testing/starter-evidence.ts'
import { readTestDatabaseUrl } from './testing/test-environment.ts'

// A whole process starts here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const databaseUrl = readTestDatabaseUrl()
const patience = { timeout: 60_000, interval: 200 }
const token = 'a token for the figures of this test'

// The embedded database cannot be taken away.
describe.skipIf(databaseUrl === undefined)('a server whose PostgreSQL is taken away and brought back', () => {
  let folder: string
  let database: ServerDatabase
  let way: SeverableProxy
  let server: ServerProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'auscult-lost-'))
    database = await createDatabase(databaseUrl ?? '')
    const url = new URL(database.url)
    way = await openSeverableProxy(url.hostname, Number(url.port || 5_432))
    url.host = `127.0.0.1:${way.port}`
    await (await openStarterEvidence(folder)).close()
    server = await startServerProcess({
      DATA_DIR: folder,
      DATABASE_URL: url.toString(),
      METRICS_TOKEN: token,
      LOG_LEVEL: 'silent',
    })
  })
  afterAll(async () => {
    await server.kill()
    await way.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  async function ask(path: string) {
    const answer = await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${token}` } })
    return { status: answer.status, text: await answer.text() }
  }

  it('stays alive, says what is missing and no figure of it, and is ready again by itself', async () => {
    await vi.waitFor(async () => expect((await ask('/health/ready')).status).toBe(200), patience)

    await way.cut()
    await vi.waitFor(async () => expect((await ask('/health/ready')).status).toBe(503), patience)
    const without = await ask('/health/ready')
    const alive = await ask('/health/live')
    await vi.waitFor(
      async () => expect((await ask('/metrics')).text).not.toContain('\nauscult_sessions_open '),
      patience,
    )
    const figures = await ask('/metrics')
    await way.mend()
    await vi.waitFor(async () => expect((await ask('/health/ready')).status).toBe(200), patience)

    expect(JSON.parse(without.text)).toMatchObject({
      ready: false,
      phase: 'running',
      parts: { database: 'down', evidence: 'up', storage: 'up' },
    })
    expect(without.text).not.toContain(database.name)
    expect(alive.status).toBe(200)
    expect(figures.text).toContain('\nauscult_part_up{part="database"} 0\n')
    await vi.waitFor(
      async () => expect((await ask('/metrics')).text).toContain('\nauscult_sessions_open 0\n'),
      patience,
    )
  })
})
