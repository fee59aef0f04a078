import { type Operation } from '@auscult/contract/operation.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const preflightSeconds = 600

/**
 * CORS for the operations that declare it, from origins that the operator names; '*' are all. No cookie is ever allowed along, and what
 * a caller may do is said by the Authorization header alone, so that a foreign page gets nothing that its own server could not get.
 */
export function addCrossOrigin(
  app: FastifyInstance,
  operations: readonly Operation[],
  origins: readonly string[],
): void {
  const open = operations.filter(({ crossOrigin }) => crossOrigin === true)

  function allow(request: FastifyRequest, reply: FastifyReply): boolean {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    const allowed = origins.includes('*') ? '*' : origins.find((each) => each === origin)
    if (origin === undefined || allowed === undefined) return false
    reply.header('access-control-allow-origin', allowed)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return true
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.operation?.crossOrigin === true) allow(request, reply)
  })
  for (const { method, path } of open)
    app.options(path.replaceAll(/\{(?<name>\w+)\}/gu, ':$<name>'), async (request, reply) => {
      if (allow(request, reply)) {
        reply.header('access-control-allow-methods', method)
        reply.header('access-control-allow-headers', 'authorization, content-type')
        reply.header('access-control-max-age', preflightSeconds)
      }
      return reply.code(204).send()
    })
}
