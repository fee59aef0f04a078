import { expectWait } from './expected-wait.ts'

/** How many questions may be answered at once, how many may wait for their turn, and how long at the most. */
export type QueueLimits = {
  atOncePerUser: number
  atOnce: number
  waitingPerUser: number
  waiting: number
  /** Who would probably wait longer is not let in; who has waited three times as long is sent away. */
  longestWaitMs: number
}

/** Why a question was not let in: the caller's own questions fill their share, or everybody's together fill the server. */
export class QueueFull extends Error {
  readonly reason: 'user' | 'server'
  readonly retryAfterSeconds: number

  constructor(reason: 'user' | 'server', againInMs: number) {
    super(`too many questions wait (${reason})`)
    this.reason = reason
    this.retryAfterSeconds = Math.max(1, Math.ceil(againInMs / 1_000))
  }
}

export type QuestionQueue = {
  /**
   * Waits for a turn and resolves with the function that gives it back. Rejects with QueueFull at once when nobody more may
   * wait or the wait would be too long, and with the signal's reason when the caller leaves while waiting.
   */
  enter(userId: string, signal: AbortSignal): Promise<() => void>
}

type Waiter = { userId: string; start: () => void }
type Running = { userId: string; since: number }

/** What a question takes before one was answered. */
const firstGuessMs = 250
/** How much of the mean the newest question makes, and how many times the mean it counts for at most: one that ran to its limit closes no door. */
const weightOfNewest = 0.1
const mostTimesMean = 4
const mostPatience = 3
/** Nobody is told to come again later than this, however many were sent away before. */
const latestReturnMs = 30_000
const longestTimerMs = 2 ** 31 - 1

/**
 * First come, first served, except that nobody's second question stands before another's first, and that a user who has all their turns
 * in use is passed over: one person's fifty questions never stand before another's one.
 */
export function createQuestionQueue(limits: QueueLimits, now = () => performance.now()): QuestionQueue {
  const waiters: Waiter[] = []
  const running = new Set<Running>()
  let meanMs = firstGuessMs
  /** When the last of those sent away was told to come again. */
  let lastReturn = 0

  const runningOf = (userId: string) => [...running].filter((each) => each.userId === userId)
  const waitingOf = (userId: string) => waiters.filter((each) => each.userId === userId).length

  const elapsed = (turns: Iterable<Running>) => [...turns].map(({ since }) => now() - since)

  function mayStart(userId: string): boolean {
    return running.size < limits.atOnce && runningOf(userId).length < limits.atOncePerUser
  }

  /** How many of a waiter's own questions come before it. */
  function roundOf(waiter: Waiter): number {
    const ahead = waiters.slice(0, waiters.indexOf(waiter)).filter((each) => each.userId === waiter.userId)
    return runningOf(waiter.userId).length + ahead.length
  }

  function take(userId: string): () => void {
    const turn: Running = { userId, since: now() }
    running.add(turn)
    return () => {
      if (!running.delete(turn)) return
      meanMs += weightOfNewest * (Math.min(now() - turn.since, mostTimesMean * meanMs) - meanMs)
      startNext()
    }
  }

  function startNext(): void {
    const [next] = waiters
      .filter((waiter) => mayStart(waiter.userId))
      .map((waiter) => ({ waiter, round: roundOf(waiter) }))
      .toSorted((one, other) => one.round - other.round)
    if (next === undefined) return
    waiters.splice(waiters.indexOf(next.waiter), 1)
    next.waiter.start()
  }

  /**
   * Those who are sent away are told to come again one after the other, as fast as questions are answered: if all came again at once, most
   * would be sent away again, and that alone would keep the server busy.
   */
  function sendAway(expectedMs: number): QueueFull {
    const soonest = Math.max(now() + expectedMs, lastReturn + meanMs / limits.atOnce)
    lastReturn = Math.min(soonest, now() + latestReturnMs)
    return new QueueFull('server', lastReturn - now())
  }

  function requireRoom(userId: string): void {
    const ownRunning = runningOf(userId)
    const ownWaiting = waitingOf(userId)
    const round = ownRunning.length + ownWaiting
    const ahead = waiters.filter((waiter) => roundOf(waiter) <= round).length
    const behindOwn = expectWait(elapsed(ownRunning), limits.atOncePerUser, ownWaiting, meanMs)
    const behindAll = expectWait(elapsed(running), limits.atOnce, ahead, meanMs)
    const expectedMs = Math.max(behindOwn, behindAll)
    if (ownWaiting >= limits.waitingPerUser) throw new QueueFull('user', expectedMs)
    if (waiters.length >= limits.waiting || behindAll > limits.longestWaitMs) throw sendAway(expectedMs)
    if (behindOwn > limits.longestWaitMs) throw new QueueFull('user', expectedMs)
  }

  return {
    async enter(userId, signal) {
      signal.throwIfAborted()
      if (mayStart(userId) && waitingOf(userId) === 0) return take(userId)
      requireRoom(userId)
      const turn = Promise.withResolvers<() => void>()
      const waiter: Waiter = { userId, start: () => turn.resolve(take(userId)) }
      const leave = (reason: unknown) => {
        const place = waiters.indexOf(waiter)
        if (place >= 0) waiters.splice(place, 1)
        turn.reject(reason)
      }
      const giveUp = () => leave(signal.reason)
      const patienceMs = Math.min(limits.longestWaitMs * mostPatience, longestTimerMs)
      const late = setTimeout(() => leave(sendAway(meanMs)), patienceMs)
      waiters.push(waiter)
      signal.addEventListener('abort', giveUp, { once: true })
      try {
        return await turn.promise
      } finally {
        clearTimeout(late)
        signal.removeEventListener('abort', giveUp)
      }
    },
  }
}
