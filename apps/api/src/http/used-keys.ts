import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../parts/clock.ts'
import type { Database } from '../parts/db/database.ts'
import { usedEnvelopeKeys } from './tables.ts'

const keptMs = 10 * 60_000

export type UsedKeys = {
  /** True for the first that brings a digest, false for all others, also when they come at the same moment. */
  claim(digest: string): Promise<boolean>
  /** Drops what is older than ten minutes. */
  forgetOld(): Promise<void>
}

type Waiting = { digest: string; settle: (isFirst: boolean) => void; fail: (reason: unknown) => void }

/**
 * Kept in the database, because a replay must fail after a restart and on another process of the same installation too; the
 * primary key makes it atomic, and the limit of requests for each address bounds it. Claims that arrive while one statement
 * runs go together in the next: one round trip for all of them.
 */
export function createUsedKeys(db: Database, clock: Clock): UsedKeys {
  const claimDigests = prepareClaim(db)
  let waiting: Waiting[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await claimBatch(batch)
    }
    isRunning = false
  }

  async function claimBatch(batch: readonly Waiting[]): Promise<void> {
    const digests = [...new Set(batch.map(({ digest }) => digest))]
    try {
      const rows = await claimDigests.execute({ digests, usedAt: clock().toISOString() })
      const fresh = new Set(rows.map(({ digest }) => digest))
      // `delete` is true once: of two equal digests in one batch only the first wins.
      for (const { digest, settle } of batch) settle(fresh.delete(digest))
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  return {
    claim: (digest) =>
      new Promise((settle, fail) => {
        waiting.push({ digest, settle, fail })
        if (!isRunning) void run()
      }),
    async forgetOld() {
      await db
        .delete(usedEnvelopeKeys)
        .where(lt(usedEnvelopeKeys.usedAt, new Date(clock().getTime() - keptMs)))
    },
  }
}

/** One statement for any number of digests, so that it is put together and planned once. */
function prepareClaim(db: Database) {
  return db
    .insert(usedEnvelopeKeys)
    .select(
      sql`select unnest(${sql.placeholder('digests')}::text[]), ${sql.placeholder('usedAt')}::timestamptz`,
    )
    .onConflictDoNothing()
    .returning({ digest: usedEnvelopeKeys.digest })
    .prepare('claim_envelope_keys')
}
