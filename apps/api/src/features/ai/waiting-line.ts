/** How many questions may be answered at once, and how many may wait for their turn. */
export type LineLimits = { atOncePerUser: number; atOnce: number; waitingPerUser: number; waiting: number }

/** Why a question was not let in: the caller's own questions fill their share, or everybody's together fill the server. */
export class LineFull extends Error {
  readonly reason: 'user' | 'server'

  constructor(reason: 'user' | 'server') {
    super(`too many questions wait (${reason})`)
    this.reason = reason
  }
}

export type WaitingLine = {
  /**
   * Waits for a turn and resolves with the function that gives it back. Rejects with LineFull at once when nobody more may
   * wait, and with the signal's reason when the caller leaves while waiting.
   */
  enter(userId: string, signal: AbortSignal): Promise<() => void>
}

type Waiter = { userId: string; start: () => void }

/**
 * First come, first served, except that a user who has all their turns in use is passed over: one person's fifty questions
 * never stand before another's one.
 */
export function createWaitingLine(limits: LineLimits): WaitingLine {
  const waiters: Waiter[] = []
  const running = new Map<string, number>()
  let runningOverall = 0

  function mayStart(userId: string): boolean {
    return runningOverall < limits.atOnce && (running.get(userId) ?? 0) < limits.atOncePerUser
  }

  function take(userId: string): () => void {
    let given = false
    running.set(userId, (running.get(userId) ?? 0) + 1)
    runningOverall += 1
    return () => {
      if (given) return
      given = true
      giveBack(userId)
    }
  }

  function giveBack(userId: string): void {
    const left = (running.get(userId) ?? 1) - 1
    if (left === 0) running.delete(userId)
    else running.set(userId, left)
    runningOverall -= 1
    const next = waiters.findIndex((waiter) => mayStart(waiter.userId))
    if (next >= 0) waiters.splice(next, 1)[0]?.start()
  }

  function requireRoom(userId: string): void {
    const own = waiters.filter((waiter) => waiter.userId === userId).length
    if (own >= limits.waitingPerUser) throw new LineFull('user')
    if (waiters.length >= limits.waiting) throw new LineFull('server')
  }

  return {
    async enter(userId, signal) {
      signal.throwIfAborted()
      if (mayStart(userId)) return take(userId)
      requireRoom(userId)
      const turn = Promise.withResolvers<() => void>()
      const waiter: Waiter = { userId, start: () => turn.resolve(take(userId)) }
      const leave = () => {
        const place = waiters.indexOf(waiter)
        if (place >= 0) waiters.splice(place, 1)
        turn.reject(signal.reason)
      }
      waiters.push(waiter)
      signal.addEventListener('abort', leave, { once: true })
      try {
        return await turn.promise
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
  }
}
