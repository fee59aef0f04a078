import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A line whose pieces of work end when the test says so, and what was begun in which order. */
function openLine(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 10, mostOfOne: 10, ...limits })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const send = (whose: string, name: string) =>
    inTurn(whose, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, send, endOne }
}

it('serves who waits in rotation, and each in the order it came', async () => {
  const { begun, send, endOne } = openLine()
  for (const name of ['flood 1', 'flood 2', 'flood 3', 'flood 4']) void send('flood', name)
  void send('ward', 'ward 1')
  void send('home', 'home 1')
  void send('ward', 'ward 2')

  for (let piece = 0; piece < 7; piece += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one ends, the next begins
    await endOne()
  }

  expect(begun).toEqual(['flood 1', 'flood 2', 'ward 1', 'home 1', 'flood 3', 'ward 2', 'flood 4'])
})

it('does as many at once as it may', async () => {
  const { begun, send, endOne } = openLine({ atOnce: 2 })

  for (const name of ['1', '2', '3']) void send('ward', name)
  expect(begun).toEqual(['1', '2'])
  await endOne()

  expect(begun).toEqual(['1', '2', '3'])
})

it('turns away what one sends beyond their share, and lets others wait', async () => {
  const { send, endOne } = openLine({ mostOfOne: 1 })
  const done = [send('flood', 'done'), send('flood', 'waits')]

  expect(await send('flood', 'too much')).toBeUndefined()
  done.push(send('ward', 'waits, too'))

  for (let piece = 0; piece < 3; piece += 1) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    await endOne()
  }
  expect(await Promise.all(done)).toEqual(['done', 'waits', 'waits, too'])
})

it('turns everybody away where all places to wait are taken', async () => {
  const { send } = openLine({ mostWaiting: 1 })
  void send('ward', 'runs')
  void send('ward', 'waits')

  expect(await send('home', 'too much')).toBeUndefined()
})

it('gives a newcomer the last place of whoever waits for most', async () => {
  const { begun, send, endOne } = openLine({ mostWaiting: 3 })
  void send('ward', 'runs')
  const flood = ['flood 1', 'flood 2', 'flood 3'].map((name) => send('flood', name))

  const home = send('home', 'home 1')

  expect(await flood[2]).toBeUndefined()
  for (let piece = 0; piece < 4; piece += 1) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    await endOne()
  }
  expect(await home).toBe('home 1')
  expect(begun).toEqual(['runs', 'flood 1', 'home 1', 'flood 2'])
})

it('goes on after work that failed', async () => {
  const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 })
  const failing = inTurn('ward', () => Promise.reject(new Error('no memory')))
  const next = inTurn('ward', () => Promise.resolve('done'))

  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})
