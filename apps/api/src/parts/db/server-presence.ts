import { Client } from 'pg'

/** Any number that no other lock of the product has; the same in every process. */
export const presenceLock = 7_283_115
const againAfterMs = 5_000

export type Presence = {
  /** Counts this process as a server from now on. Does the work first where it is the only one; another that starts meanwhile waits. */
  join(whenAlone: () => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/**
 * Which servers are alive on a PostgreSQL: each holds a shared lock, which the server lets go of when the process ends, however it ends,
 * and which nobody can have exclusively meanwhile. On a connection of its own, since a lock belongs to one.
 */
export function createPresence(connectionString: string): Presence {
  let client: Client | undefined
  let again: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<Client> {
    const own = new Client({ connectionString, keepAlive: true, application_name: 'auscult presence' })
    own.on('error', () => {
      if (client === own) comeBackLater()
    })
    await own.connect()
    client = own
    return own
  }

  /** Until then a server that starts may take itself for the only one. */
  function comeBackLater(): void {
    client = undefined
    if (isClosed) return
    again = setTimeout(() => {
      connect()
        .then(async (own) => own.query('select pg_advisory_lock_shared($1)', [presenceLock]))
        .catch(comeBackLater)
    }, againAfterMs)
    again.unref()
  }

  return {
    async join(whenAlone) {
      const own = await connect()
      const { rows } = await own.query<{ isAlone: boolean }>('select pg_try_advisory_lock($1) as "isAlone"', [
        presenceLock,
      ])
      const isAlone = rows[0]?.isAlone === true
      if (isAlone) await whenAlone()
      await own.query('select pg_advisory_lock_shared($1)', [presenceLock])
      if (isAlone) await own.query('select pg_advisory_unlock($1)', [presenceLock])
    },
    async close() {
      isClosed = true
      clearTimeout(again)
      await client?.end()
    },
  }
}
