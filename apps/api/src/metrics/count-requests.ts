import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Counts every request that comes after it was called. What is no operation, pages and files, has the name of none. */
export function countRequests(server: FastifyInstance, { calls, callSeconds }: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.name ?? 'none'
    calls.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` })
    callSeconds.observe({ operation }, reply.elapsedTime / 1_000)
    done()
  })
}
