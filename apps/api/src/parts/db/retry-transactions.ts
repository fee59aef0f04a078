import type { Database } from './database.ts'

const mostTurns = 3

/**
 * Has a transaction done again that PostgreSQL has undone because it crossed another one. What a transaction does besides its statements
 * must bear being done twice. For the lock to be taken in one order is better; this is for where that was overlooked.
 */
export function retryTransactions<Given extends Database>(db: Given): Given {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let turn = 1; ; turn += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one turn after the other
        return await once(work, config)
      } catch (error) {
        if (turn === mostTurns || !isUndone(error)) throw error
      }
    }
  }
  return db
}

/** SQLSTATE 40001, serialisation failure, and 40P01, deadlock; the query builder wraps the driver's error. */
function isUndone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && /^40(?:001|P01)$/u.test(String(error.code))) || isUndone(error.cause)
}
