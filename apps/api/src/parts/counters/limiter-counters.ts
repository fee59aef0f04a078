import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Count, Counters } from './counters.ts'

type MakeLimiter = (count: Count) => RateLimiterAbstract

/** Counters over the limiters of rate-limiter-flexible, one for each name. */
export function createLimiterCounters(make: MakeLimiter): Pick<Counters, 'take' | 'putBack'> {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterOf(count: Count): RateLimiterAbstract {
    const known = limiters.get(count.name)
    if (known !== undefined) return known
    const made = make(count)
    limiters.set(count.name, made)
    return made
  }

  return {
    async take(count, key, amount = 1) {
      const limiter = limiterOf(count)
      const digest = digestOf(key)
      try {
        await limiter.consume(digest, amount)
        return { isAllowed: true, retryAfterSeconds: 0 }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        // The limiter has counted it all the same. Of single calls that is of no moment, and one round trip less.
        if (amount > 1) await limiter.reward(digest, amount)
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) }
      }
    },

    async putBack(count, key, amount) {
      const limiter = limiterOf(count)
      const digest = digestOf(key)
      if (amount > 0) await limiter.reward(digest, amount)
      else if (amount < 0) await limiter.penalty(digest, -amount)
    },
  }
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
