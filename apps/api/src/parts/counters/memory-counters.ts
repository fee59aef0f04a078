import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Counters } from './counters.ts'
import { createLimiterCounters } from './limiter-counters.ts'

/** The embedded default: counts of this process alone, gone when it ends. */
export function createMemoryCounters(): Counters {
  return {
    ...createLimiterCounters(
      ({ name, max, windowSeconds }) =>
        new RateLimiterMemory({ keyPrefix: name, points: max, duration: windowSeconds }),
    ),
    isUp: async () => true,
    close: async () => undefined,
  }
}
