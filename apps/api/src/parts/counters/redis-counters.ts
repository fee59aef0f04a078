import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { StartError } from '../start-error.ts'
import type { Counters } from './counters.ts'
import { createLimiterCounters } from './limiter-counters.ts'

/** A count may not hold up the call it is for. */
const answerWithinMs = 500

/**
 * Counts of all processes that share a Redis or Valkey server. While it is away each process counts for itself, so that a limit is never
 * off; what log-in counts stands in the database. Throws `StartError` when it cannot be reached at start.
 */
export async function openRedisCounters(url: string, onError: (error: Error) => void): Promise<Counters> {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: answerWithinMs,
  })
  client.on('error', onError)
  try {
    await client.connect()
  } catch (error) {
    client.disconnect()
    throw new StartError(
      `Redis at ${new URL(url).host} does not answer (${error instanceof Error ? error.message : String(error)}). Check REDIS_URL and that the server runs.`,
      { cause: error },
    )
  }

  return {
    ...createLimiterCounters(({ name, max, windowSeconds }) => {
      const limit = { keyPrefix: `auscult:${name}`, points: max, duration: windowSeconds }
      return new RateLimiterRedis({
        ...limit,
        storeClient: client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(limit),
      })
    }),
    isUp: () =>
      client.ping().then(
        () => true,
        () => false,
      ),
    close: async () => {
      client.disconnect()
    },
  }
}
