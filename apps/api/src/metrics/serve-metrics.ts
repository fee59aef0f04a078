import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { failure } from '../http/errors.ts'
import { StartError } from '../parts/start-error.ts'

const path = '/metrics'
const challenge = 'Bearer realm="metrics"'

export type MetricsDoor = { port: number; close(): Promise<void> }

/** GET /metrics among the product's own addresses, for who has the token. */
export function addMetricsRoute(server: FastifyInstance, registry: Registry, token: string): void {
  const isToken = createTokenCheck(token)
  server.get(path, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isToken(request.headers.authorization))
      return reply
        .code(401)
        .header('www-authenticate', challenge)
        .send(failure(401, 'Send METRICS_TOKEN as a Bearer token.'))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

type DoorSettings = Pick<Config, 'METRICS_HOST' | 'METRICS_TOKEN'> & { METRICS_PORT: number }

/** GET /metrics on a port of its own, on loopback unless told; with the token where one is set. Throws `StartError` where it cannot listen. */
export async function openMetricsDoor(
  { METRICS_HOST: host, METRICS_PORT: wanted, METRICS_TOKEN: token }: DoorSettings,
  registry: Registry,
): Promise<MetricsDoor> {
  const isToken = token === undefined ? () => true : createTokenCheck(token)
  const server = createServer((request, response) => {
    if (request.url !== path) response.writeHead(404).end()
    else if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end()
    else if (isToken(request.headers.authorization)) sendMetrics(response, registry)
    else response.writeHead(401, { 'www-authenticate': challenge }).end()
  })
  try {
    server.listen({ host, port: wanted })
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(
      `The metrics cannot be served on ${host}:${wanted}. Check METRICS_HOST and METRICS_PORT.`,
      {
        cause: error,
      },
    )
  }
  const place = server.address()
  return {
    port: typeof place === 'object' && place !== null ? place.port : wanted,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function sendMetrics(response: ServerResponse, registry: Registry): void {
  registry.metrics().then(
    (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
    () => response.writeHead(500).end(),
  )
}

/** Digests are compared, so that the time says nothing of the token, its length included. */
function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const expected = digestOf(`Bearer ${token}`)
  return (authorization = '') => timingSafeEqual(digestOf(authorization), expected)
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
