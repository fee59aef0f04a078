import type { TokenBudget } from '@auscult/evidence/models/token-budget.ts'
import type { Clock } from './clock.ts'
import type { Counters } from './counters/counters.ts'

/** Longer than the day, whose name is the key: nothing of it may be forgotten before it is over. */
const keptSeconds = 36 * 60 * 60

/** A day's tokens (UTC) for all who share the counters: the processes of one server, or several servers. */
export function createSharedBudget(counters: Counters, clock: Clock, perDay: number): TokenBudget {
  const count = { name: 'model-tokens', max: perDay, windowSeconds: keptSeconds }
  const today = () => clock().toISOString().slice(0, 10)
  return {
    reserve: async (tokens) => (await counters.take(count, today(), tokens)).isAllowed,
    settle: (reserved, used) => counters.putBack(count, today(), reserved - used),
  }
}
