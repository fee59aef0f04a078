import type { Operation } from '@auscult/contract/operation.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from './parts/db/database.ts'
import type { Job } from './parts/jobs/jobs.ts'

/** Rows of one user by the name of their table, with the columns that are the user's to have: never a hash, a token or another person's data. */
type ExportedTables = Record<string, readonly Record<string, unknown>[]>

/** A part of the product as the server knows it: one line in the list of `app.ts`. */
export type Feature = {
  readonly name: string
  /** The calls it answers. */
  readonly operations: readonly Operation[]
  /** Mounts all of them, on the scope of the API. */
  mount(api: FastifyInstance): void
  /** Done once, when the server listens. */
  start?(): Promise<void>
  /** Drops what has expired; done every five minutes. */
  tidy?(): Promise<void>
  /** What it keeps of a user: every table of its own that points to one. */
  exportData?(userId: string): Promise<ExportedTables>
  /** What has to be done in the transaction in which a user is deleted, beside the rows, which go by themselves. */
  beforeDeletion?(transaction: Database, userId: string): Promise<void>
  readonly jobs?: readonly Job[]
}

/** Mounts a feature in a scope of its own. Throws where it leaves an operation of its own unmounted, or mounts another's. */
export async function mountFeature(api: FastifyInstance, feature: Feature): Promise<void> {
  const mounted = new Set<string>()
  await api.register(async (scope) => {
    scope.addHook('onRoute', ({ config }) => {
      const name = config?.operation?.name
      if (name !== undefined) mounted.add(name)
    })
    feature.mount(scope)
  })
  const declared = feature.operations.map(({ name }) => name)
  const odd = [
    ...declared.filter((name) => !mounted.has(name)),
    ...[...mounted].filter((name) => !declared.includes(name)),
  ]
  if (odd.length > 0)
    throw new Error(`The feature ${feature.name} declares other operations than it mounts: ${odd.join(', ')}`)
}
