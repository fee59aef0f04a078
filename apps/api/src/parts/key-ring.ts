import type { Clock } from './clock.ts'

/** How long a key opens what was closed with it once another is in use: twice as long as a session lasts. */
const overlapMs = 24 * 60 * 60 * 1_000

/** The key in use, and the one before it; `until` is null where the configuration holds it, which ends when it is taken out there. */
export type KeptKeys = { key: string; previous: { key: string; until: Date | null } | null }

/** A key that can be changed while the server runs. */
export type KeyRing = {
  /** What closes, and what clients are told. */
  current(): string
  /** What opens, the current one first. */
  opening(): string[]
  /**
   * Puts a new key in use at once, and answers until when the one before still opens; null where it was leaked and opens nothing any more.
   * Throws `KeyInConfiguration`.
   */
  rotate(options: { isLeaked: boolean }): Date | null
}

/** The configuration holds the key, and only who writes that can change it. */
export class KeyInConfiguration extends Error {}

type RingParts = {
  clock: Clock
  make: () => string
  /** Keeps keys; undefined where the configuration does. */
  write: ((kept: KeptKeys) => void) | undefined
}

export function createKeyRing(first: KeptKeys, { clock, make, write }: RingParts): KeyRing {
  let kept = first

  return {
    current: () => kept.key,

    opening() {
      const { key, previous } = kept
      const isOver = previous === null || (previous.until !== null && previous.until <= clock())
      return isOver ? [key] : [key, previous.key]
    },

    rotate({ isLeaked }) {
      if (write === undefined) throw new KeyInConfiguration()
      const until = isLeaked ? null : new Date(clock().getTime() + overlapMs)
      const next = { key: make(), previous: until && { key: kept.key, until } }
      write(next)
      kept = next
      return until
    },
  }
}
