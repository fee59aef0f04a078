import { describe, expect, test } from 'vitest'
import { createWaitingLine, LineFull } from './waiting-line.ts'

const limits = { atOncePerUser: 2, atOnce: 3, waitingPerUser: 2, waiting: 3 }
const forever = new AbortController().signal

/** Whether the promise has settled once everything already queued has run. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  await new Promise((resolve) => setImmediate(resolve))
  return (await Promise.race([promise.catch(() => undefined), Promise.resolve(pending)])) === pending
}

describe('the waiting line', () => {
  test("a person's third question waits until one of the first two is answered", async () => {
    const line = createWaitingLine(limits)
    const leaveFirst = await line.enter('ann', forever)
    await line.enter('ann', forever)

    const third = line.enter('ann', forever)
    const waitedAtFirst = await isWaiting(third)
    leaveFirst()

    expect(waitedAtFirst).toBe(true)
    await expect(third).resolves.toBeTypeOf('function')
  })

  test("one person's queue does not keep another waiting", async () => {
    const line = createWaitingLine(limits)
    await line.enter('ann', forever)
    await line.enter('ann', forever)
    void line.enter('ann', forever)

    const ben = line.enter('ben', forever)

    await expect(ben).resolves.toBeTypeOf('function')
  })

  test('everybody together is held to the overall number', async () => {
    const line = createWaitingLine(limits)
    const leaveAnn = await line.enter('ann', forever)
    await line.enter('ann', forever)
    await line.enter('ben', forever)

    const cem = line.enter('cem', forever)
    const waitedAtFirst = await isWaiting(cem)
    leaveAnn()

    expect(waitedAtFirst).toBe(true)
    await expect(cem).resolves.toBeTypeOf('function')
  })

  test('a person who leaves while waiting frees the place', async () => {
    const line = createWaitingLine({ ...limits, waitingPerUser: 1 })
    const leave = await line.enter('ann', forever)
    await line.enter('ann', forever)
    const controller = new AbortController()
    const left = line.enter('ann', controller.signal)

    controller.abort(new Error('left'))
    const next = line.enter('ann', forever)
    leave()

    await expect(left).rejects.toThrow('left')
    await expect(next).resolves.toBeTypeOf('function')
  })

  test('a full line says at once whether the person or the server has too many', async () => {
    const line = createWaitingLine(limits)
    await Promise.all([line.enter('ann', forever), line.enter('ann', forever), line.enter('ben', forever)])
    void line.enter('ann', forever)
    void line.enter('ann', forever)
    const own = line.enter('ann', forever)
    void line.enter('cem', forever)
    const others = line.enter('dan', forever)

    await expect(own).rejects.toEqual(new LineFull('user'))
    await expect(others).rejects.toEqual(new LineFull('server'))
  })

  test('giving a turn back twice frees it once', async () => {
    const line = createWaitingLine({ ...limits, atOnce: 1 })
    const leave = await line.enter('ann', forever)

    leave()
    leave()
    await line.enter('ben', forever)
    const cem = line.enter('cem', forever)

    expect(await isWaiting(cem)).toBe(true)
  })
})
