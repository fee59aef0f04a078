import type { QuestionQueue } from './question-queue.ts'

/** A place at the engine: what is asked in it ends with the asker or with the time. */
export type Turn = {
  /** Rejects at the abort even where the work behind is slow to notice it. */
  perform<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  /** Gives the place back as soon as the engine is free, which may be after its asker has left. */
  leave(): void
}

/** Waits in the line for a turn that may take so long. Rejects as `QuestionQueue.enter`. */
export async function takeTurn(
  line: QuestionQueue,
  { userId, caller, withinMs }: { userId: string; caller: AbortSignal; withinMs: number },
): Promise<Turn> {
  const giveBack = await line.enter(userId, caller)
  const signal = AbortSignal.any([caller, AbortSignal.timeout(withinMs)])
  const working = new Set<Promise<unknown>>()
  return {
    async perform(work) {
      signal.throwIfAborted()
      const aborted = Promise.withResolvers<never>()
      const abort = () => aborted.reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      const result = work(signal)
      working.add(result)
      try {
        return await Promise.race([result, aborted.promise])
      } finally {
        signal.removeEventListener('abort', abort)
      }
    },
    leave() {
      void Promise.allSettled(working).then(giveBack)
    },
  }
}
