import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTokenBudget } from '../models/token-budget.ts'
import { EngineBroken, EngineTooSlow } from './engine.ts'
import { openEnginePool, type PoolOptions } from './engine-pool.ts'
import { previous } from './testing/previous.ts'

// Each test starts processes of its own.
vi.setConfig({ testTimeout: 60_000 })

const module = new URL('testing/scripted-process.ts', import.meta.url)
const server = fileURLToPath(new URL('testing/server-child.ts', import.meta.url))
const forever = new AbortController().signal

async function open(changes: Partial<PoolOptions> = {}) {
  const losses: Error[] = []
  const engine = await openEnginePool({
    settings: { dataFolder: '', contentFolder: '' },
    workers: 1,
    limitMs: 30_000,
    module,
    onLoss: (why) => losses.push(why),
    ...changes,
  })
  onTestFinished(() => engine.close())
  const ask = (typed: string, signal = forever) => engine.restate(typed, previous, signal)
  return { engine, ask, losses }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a question that never ends is ended at its limit, and the next is answered by another process', async () => {
  const { engine, ask, losses } = await open({ limitMs: 500 })
  const first = await ask('pid')

  const endless = ask('spin')
  const next = endless.catch(() => ask('pid'))

  await expect(endless).rejects.toBeInstanceOf(EngineTooSlow)
  expect(await next).not.toBe(first)
  expect(losses).toEqual([expect.any(EngineTooSlow)])
  expect(engine.isUp()).toBe(true)
  expect(isAlive(Number(first))).toBe(false)
})

test('a process that dies fails its own question alone', async () => {
  const { ask } = await open({ workers: 2 })
  const caller = new AbortController()
  const waiting = ask('wait', caller.signal)
  waiting.catch(() => undefined)

  const dying = ask('die')

  await expect(dying).rejects.toBeInstanceOf(EngineBroken)
  await expect(dying).rejects.toThrow('SIGSEGV')
  expect(await ask('pid')).toMatch(/^\d+$/u)
  caller.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
})

test('all processes spend of one budget, and one that takes the place of another knows what was spent', async () => {
  const budget = createTokenBudget(() => new Date('2026-11-20T12:00:00Z'), 1_000)
  const { ask } = await open({ workers: 2, budget })

  const both = await Promise.all([ask('spend 600'), ask('spend 600')])
  await ask('settle 600 300')
  await ask('die').catch(() => undefined)
  await ask('die').catch(() => undefined)

  expect(both.toSorted()).toEqual(['false', 'true'])
  expect(await ask('spend 800')).toBe('false')
  expect(await ask('spend 700')).toBe('true')
})

test('where nobody set a budget nothing is spent', async () => {
  const { ask } = await open()

  expect(await ask('spend 1')).toBe('false')
})

test('what goes wrong with a question is told, and its process goes on', async () => {
  const { ask, losses } = await open()
  const first = await ask('pid')

  await expect(ask('throw')).rejects.toThrow('the disk broke')

  expect(await ask('pid')).toBe(first)
  expect(losses).toEqual([])
})

test('an asker who leaves frees the place, whether the process notices it or not', async () => {
  const { ask } = await open()
  const first = await ask('pid')
  const noticed = new AbortController()
  const waiting = ask('wait', noticed.signal)
  // By then it has been handed over.
  await setImmediate()
  noticed.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  const second = await ask('pid')
  const unnoticed = new AbortController()
  const spinning = ask('spin', unnoticed.signal)
  await setImmediate()

  unnoticed.abort(new Error('left as well'))

  await expect(spinning).rejects.toThrow('left as well')
  expect(second).toBe(first)
  expect(await ask('pid')).not.toBe(first)
})

test('more questions than processes wait for each other, and who leaves meanwhile waits no more', async () => {
  const { ask } = await open()
  const [first, second] = [new AbortController(), new AbortController()]
  const waiting = ask('wait', first.signal)
  const behind = ask('pid', second.signal)
  const last = ask('pid')

  second.abort(new Error('left'))
  first.abort(new Error('left first'))

  await expect(waiting).rejects.toThrow('left first')
  await expect(behind).rejects.toThrow(/^left$/u)
  expect(await last).toMatch(/^\d+$/u)
})

test('an engine that cannot be opened says why', async () => {
  const opening = open({ settings: { dataFolder: 'missing', contentFolder: '' }, workers: 2 })

  await expect(opening).rejects.toBeInstanceOf(EngineBroken)
  await expect(opening).rejects.toThrow('there is no corpus')
})

test('a closed engine answers nobody', async () => {
  const { engine, ask } = await open()
  await engine.close()

  await expect(ask('pid')).rejects.toBeInstanceOf(EngineBroken)
  expect(engine.isUp()).toBe(false)
})

test('a process in the midst of a question that never ends goes with a server that is killed', async () => {
  const child = spawn(process.execPath, [server], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(child.stdout), 'line')
  const answering = Number(line)
  const wasAlive = isAlive(answering)

  child.kill('SIGKILL')

  await expect.poll(() => isAlive(answering), { timeout: 30_000 }).toBe(false)
  expect(wasAlive).toBe(true)
})
