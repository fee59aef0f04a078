import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StartError } from '../start-error.ts'
import type { Counters } from './counters.ts'
import { createMemoryCounters } from './memory-counters.ts'
import { openRedisCounters } from './redis-counters.ts'

const redisProgram = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

const perMinute = { name: 'calls', max: 2, windowSeconds: 60 }
const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function startRedis(port: number): Promise<ChildProcess> {
  const program = redisProgram ?? 'redis-server'
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  closing.push(() => void server.kill('SIGKILL'))
  for await (const line of server.stdout ?? []) if (String(line).includes('eady to accept')) break
  return server
}

async function open(port: number): Promise<Counters> {
  const counters = await openRedisCounters(`redis://127.0.0.1:${port}`, () => undefined)
  closing.push(() => counters.close())
  return counters
}

const takeThree = async (counters: readonly Counters[], key: string) => {
  const taken = []
  for (let nth = 0; nth < 3; nth += 1) taken.push(await counters[nth % counters.length]?.take(perMinute, key))
  return taken.map((each) => each?.isAllowed)
}

describe('in the memory of a process', () => {
  it('so many of a window are allowed for each key, and the next is told how long to wait', async () => {
    const counters = createMemoryCounters()

    expect(await takeThree([counters], 'ada')).toEqual([true, true, false])
    expect((await counters.take(perMinute, 'ada')).retryAfterSeconds).toBeGreaterThan(50)
    expect(await counters.take(perMinute, 'ben')).toEqual({ isAllowed: true, retryAfterSeconds: 0 })
  })

  it('each kind is counted by itself', async () => {
    const counters = createMemoryCounters()
    await takeThree([counters], 'ada')

    expect((await counters.take({ ...perMinute, name: 'questions' }, 'ada')).isAllowed).toBe(true)
  })
})

const tokens = { name: 'tokens', max: 1_000, windowSeconds: 60 }

async function spendInTurns(one: Counters, other: Counters): Promise<boolean[]> {
  const allowed: boolean[] = []
  const spend = async (counters: Counters, amount: number) =>
    void allowed.push((await counters.take(tokens, 'a day', amount)).isAllowed)
  await spend(one, 600)
  await spend(other, 600)
  await spend(other, 400)
  await one.putBack(tokens, 'a day', 500)
  await spend(other, 501)
  await one.putBack(tokens, 'a day', -100)
  await spend(other, 401)
  await spend(other, 400)
  return allowed
}

it('in a process, an amount that is more than what is left takes nothing, and what is put back can be taken again', async () => {
  const counters = createMemoryCounters()

  expect(await spendInTurns(counters, counters)).toEqual([true, false, true, false, false, true])
})

describe.skipIf(redisProgram === undefined)('on a server', () => {
  it('two processes count together', async () => {
    const port = await freePort()
    await startRedis(port)

    expect(await takeThree([await open(port), await open(port)], 'ada')).toEqual([true, true, false])
  })

  it('two processes take amounts of one count', async () => {
    const port = await freePort()
    await startRedis(port)

    expect(await spendInTurns(await open(port), await open(port))).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ])
  })

  it('holds no address or id, but their hashes', async () => {
    const port = await freePort()
    await startRedis(port)
    const counters = await open(port)
    await counters.take(perMinute, '192.0.2.77')

    const client = new Redis(port, '127.0.0.1')
    const keys = await client.keys('*')
    client.disconnect()
    expect(keys).toEqual([expect.stringMatching(/^auscult:calls:[\w-]{43}$/u)])
  })

  it('while it is away each process counts for itself, and they count together when it is back', async () => {
    const port = await freePort()
    const server = await startRedis(port)
    const counters = await open(port)
    server.kill('SIGKILL')
    await once(server, 'exit')

    expect(await takeThree([counters], 'ada')).toEqual([true, true, false])
    expect(await counters.isUp()).toBe(false)

    await startRedis(port)
    await vi.waitFor(async () => expect(await counters.isUp()).toBe(true), { timeout: 30_000 })
    expect(await takeThree([counters, await open(port)], 'ben')).toEqual([true, true, false])
  })
})

it('a server that does not answer stops the start with a sentence', async () => {
  const port = await freePort()

  await expect(openRedisCounters(`redis://127.0.0.1:${port}`, () => undefined)).rejects.toThrow(StartError)
})
