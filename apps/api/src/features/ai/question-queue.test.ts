import { beforeEach, describe, expect, test } from 'vitest'
import { createQuestionQueue as createQueue, type QueueFull } from './question-queue.ts'

const limits = { atOncePerUser: 2, atOnce: 3, waitingPerUser: 2, waiting: 3, longestWaitMs: 60_000 }
/** As long as the test: who still waits at its end leaves, so that no timer of theirs goes off in the next one. */
let forever: AbortSignal
beforeEach(() => {
  const controller = new AbortController()
  forever = controller.signal
  return () => controller.abort(new Error('the test is over'))
})

/** A line in which one may wait without anybody looking at what becomes of it. */
function createQuestionQueue(...given: Parameters<typeof createQueue>): ReturnType<typeof createQueue> {
  const queue = createQueue(...given)
  return {
    enter(userId, signal) {
      const turn = queue.enter(userId, signal)
      turn.catch(() => undefined)
      return turn
    },
  }
}

/** Whether the promise has settled once everything already queued has run. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  await new Promise((resolve) => setImmediate(resolve))
  return (await Promise.race([promise.catch(() => undefined), Promise.resolve(pending)])) === pending
}

describe('the waiting line', () => {
  test("a person's third question waits until one of the first two is answered", async () => {
    const line = createQuestionQueue(limits)
    const leaveFirst = await line.enter('ann', forever)
    await line.enter('ann', forever)

    const third = line.enter('ann', forever)
    const waitedAtFirst = await isWaiting(third)
    leaveFirst()

    expect(waitedAtFirst).toBe(true)
    await expect(third).resolves.toBeTypeOf('function')
  })

  test("one person's queue does not keep another waiting", async () => {
    const line = createQuestionQueue(limits)
    await line.enter('ann', forever)
    await line.enter('ann', forever)
    void line.enter('ann', forever)

    const ben = line.enter('ben', forever)

    await expect(ben).resolves.toBeTypeOf('function')
  })

  test('everybody together is held to the overall number', async () => {
    const line = createQuestionQueue(limits)
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
    const line = createQuestionQueue({ ...limits, waitingPerUser: 1 })
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
    const line = createQuestionQueue(limits)
    await Promise.all([line.enter('ann', forever), line.enter('ann', forever), line.enter('ben', forever)])
    void line.enter('ann', forever)
    void line.enter('ann', forever)
    const own = line.enter('ann', forever)
    void line.enter('cem', forever)
    const others = line.enter('dan', forever)

    await expect(own).rejects.toMatchObject({ reason: 'user', retryAfterSeconds: 1 })
    await expect(others).rejects.toMatchObject({ reason: 'server', retryAfterSeconds: 1 })
  })

  test('giving a turn back twice frees it once', async () => {
    const line = createQuestionQueue({ ...limits, atOnce: 1 })
    const leave = await line.enter('ann', forever)

    leave()
    leave()
    await line.enter('ben', forever)
    const cem = line.enter('cem', forever)

    expect(await isWaiting(cem)).toBe(true)
  })

  test('who has none running any more keeps their place before those who came later', async () => {
    const line = createQuestionQueue({ ...limits, atOnce: 1 })
    const leaveFirst = await line.enter('ann', forever)
    const second = line.enter('ann', forever)
    const ben = line.enter('ben', forever)

    leaveFirst()
    const leaveSecond = await Promise.race([second, ben])
    const secondWaited = await isWaiting(ben)

    // Ann has none running by now, so hers is as much a first as Ben's and came before it.
    expect(secondWaited).toBe(true)
    leaveSecond()
    await expect(ben).resolves.toBeTypeOf('function')
  })

  test("while one question of a person runs, another's first goes before their second", async () => {
    const line = createQuestionQueue({ ...limits, atOnce: 2 })
    await line.enter('ann', forever)
    const leaveCem = await line.enter('cem', forever)
    const second = line.enter('ann', forever)
    const ben = line.enter('ben', forever)

    leaveCem()

    await expect(ben).resolves.toBeTypeOf('function')
    expect(await isWaiting(second)).toBe(true)
  })
})

/** A line whose clock the test moves. */
function lineAt(changes: Partial<typeof limits> = {}) {
  let now = 0
  const line = createQuestionQueue(
    { ...limits, atOnce: 1, waiting: 100, longestWaitMs: 1_000, ...changes },
    () => now,
  )
  const pass = (ms: number) => {
    now += ms
  }
  /** Answers of this length, one after the other, until the line expects no other. */
  const answer = async (ms: number) => {
    for (let nth = 0; nth < 60; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const leave = await line.enter('past', forever)
      pass(ms)
      leave()
    }
  }
  return { line, pass, answer }
}

describe('the wait that is to be expected', () => {
  test('decides who is let in, and how soon to come again is said', async () => {
    const { line, answer } = lineAt()
    await answer(400)
    await line.enter('ann', forever)

    const waits = ['ben', 'cem'].map((user) => line.enter(user, forever))
    const refused = line.enter('dan', forever)

    await expect(refused).rejects.toMatchObject({ reason: 'server', retryAfterSeconds: 2 })
    expect(await Promise.all(waits.map(isWaiting))).toEqual([true, true])
  })

  test('is shared out among those who are sent away, so that they do not all come again at once', async () => {
    const { line, answer } = lineAt()
    await answer(400)
    await line.enter('ann', forever)
    for (const user of ['ben', 'cem']) void line.enter(user, forever)

    const refused = await Promise.all(
      Array.from({ length: 200 }, (_, nth) =>
        line.enter(`other ${nth}`, forever).catch((error: QueueFull) => error.retryAfterSeconds),
      ),
    )

    // Ten are answered in four seconds; nobody is told to wait for longer than half a minute.
    expect(refused[0]).toBe(2)
    expect(refused[9]).toBeGreaterThanOrEqual(5)
    expect(refused.at(-1)).toBe(30)
  })

  test('is long behind a question that does not end', async () => {
    const { line, pass, answer } = lineAt()
    await answer(100)
    await line.enter('ann', forever)
    pass(5_000)

    await expect(line.enter('ben', forever)).rejects.toMatchObject({ retryAfterSeconds: 5 })
  })

  test('is hardly longer after one question that took very long', async () => {
    const { line, pass, answer } = lineAt()
    await answer(100)
    const leave = await line.enter('ann', forever)
    pass(80_000)
    leave()
    await line.enter('ann', forever)

    expect(await isWaiting(line.enter('ben', forever))).toBe(true)
  })

  test('is that behind their own questions for who has many', async () => {
    const { line, answer } = lineAt({ atOnce: 20, waitingPerUser: 20 })
    await answer(800)
    await Promise.all([line.enter('ann', forever), line.enter('ann', forever)])
    void line.enter('ann', forever)
    void line.enter('ann', forever)

    await expect(line.enter('ann', forever)).rejects.toMatchObject({ reason: 'user', retryAfterSeconds: 2 })
    await expect(line.enter('ben', forever)).resolves.toBeTypeOf('function')
  })

  test('was wrong for who has waited three times as long: they are sent away', async () => {
    const { line } = lineAt({ longestWaitMs: 300 })
    await line.enter('ann', forever)

    await expect(line.enter('ben', forever)).rejects.toMatchObject({ reason: 'server' })
  })
})
