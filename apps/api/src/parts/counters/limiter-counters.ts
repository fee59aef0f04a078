import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Count, Counters } from './counters.ts'

type MakeLimiter = (count: Count) => RateLimiterAbstract

/** Counters over the limiters of rate-limiter-flexible, one for each name. */
export function createLimiterCounters(make: MakeLimiter): Pick<Counters, 'take'> {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterOf(count: Count): RateLimiterAbstract {
    const known = limiters.get(count.name)
    if (known !== undefined) return known
    const made = make(count)
    limiters.set(count.name, made)
    return made
  }

  return {
    async take(count, key) {
      const digest = createHash('sha256').update(key).digest('base64url')
      try {
        await limiterOf(count).consume(digest)
        return { isAllowed: true, retryAfterSeconds: 0 }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) }
      }
    },
  }
}
