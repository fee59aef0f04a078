/** After so many failures in a row nobody is asked for a while; then one call tries whether the service is back. */
export type Breaker = {
  /** False while nobody is to be asked. True also takes the one trial call where it is due. */
  mayTry(): boolean
  succeeded(): void
  failed(): void
  /** The call ended without telling anything about the service, because its caller left. */
  abandoned(): void
}

export const breakerDefaults = { failures: 5, openMs: 30_000 }

export function createBreaker(clock: () => Date, { failures, openMs } = breakerDefaults): Breaker {
  let inARow = 0
  let openUntil = 0
  let isTrying = false
  return {
    mayTry() {
      if (inARow < failures) return true
      if (isTrying || clock().getTime() < openUntil) return false
      isTrying = true
      return true
    },
    succeeded() {
      inARow = 0
      isTrying = false
    },
    failed() {
      inARow += 1
      isTrying = false
      openUntil = clock().getTime() + openMs
    },
    abandoned() {
      isTrying = false
    },
  }
}
