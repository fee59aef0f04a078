import type { Clock } from '../../parts/clock.ts'

type Times = {
  /** How long a value is given out without asking again. */
  freshMs: number
  /** How long to wait after a failure before asking again; until then the last good value stands. */
  retryMs: number
}

/**
 * Asks `load` at most once at a time and gives everybody the last good value: also when it has grown old and a newer one cannot be had.
 * Throws what `load` threw as long as there never was one.
 */
export function keepFresh<Value>(
  load: () => Promise<Value>,
  { freshMs, retryMs }: Times,
  clock: Clock,
  onFailure: (error: unknown) => void,
): () => Promise<Value> {
  let kept: { value: Value } | undefined
  let failure: { error: unknown } | undefined
  let askAgainAt = 0
  let asking: Promise<void> | undefined

  const ask = async () => {
    try {
      kept = { value: await load() }
      failure = undefined
      askAgainAt = clock().getTime() + freshMs
    } catch (error) {
      failure = { error }
      askAgainAt = clock().getTime() + retryMs
      onFailure(error)
    }
    asking = undefined
  }

  return async () => {
    if (clock().getTime() >= askAgainAt) asking ??= ask()
    // Nobody waits for a newer value while there is an older one.
    if (kept === undefined) await asking
    if (kept === undefined) throw failure?.error
    return kept.value
  }
}
