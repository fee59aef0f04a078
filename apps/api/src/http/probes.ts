import type { FastifyInstance } from 'fastify'
import { neededParts, type PartChecks, partNames } from '../parts/part-checks.ts'
import type { ServerPhase } from './server-phase.ts'

export const livePath = '/health/live'
export const readyPath = '/health/ready'

/**
 * What an orchestrator or a load balancer asks of one server, outside the contract: no limit, session or database stands before it.
 * `/health/live` says that the process answers at all, and touches nothing else: a database that is away is no reason to start it anew.
 * `/health/ready` says whether it should be sent calls, and which part is not there: 503 while it starts, closes or lacks a part without
 * which nothing can be answered.
 */
export function addProbes(
  server: FastifyInstance,
  { partChecks, phase }: { partChecks: PartChecks; phase: Readonly<ServerPhase> },
): void {
  server.get(livePath, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { live: true }
  })

  server.get(readyPath, { schema: { hide: true } }, async (_request, reply) => {
    const states = await Promise.all(
      partNames.map(async (part) => [part, (await partChecks[part]()) ? 'up' : 'down'] as const),
    )
    const parts = Object.fromEntries(states)
    const ready = phase.current === 'running' && neededParts.every((part) => parts[part] === 'up')
    reply.header('cache-control', 'no-store')
    if (!ready) reply.code(503)
    return { ready, phase: phase.current, parts }
  })
}
