import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bareHeaders } from './browser-rules.ts'
import { failure } from './errors.ts'
import { writeLog } from '../parts/log/log-events.ts'

const notUnderstood = 'The request could not be understood.'

/** What the parser of HTTP says by its error code; everything else is 400. */
const statusOf: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
}

/**
 * Answers to requests that no route and no hook ever sees: an address that cannot be decoded, and what is no HTTP. They say as
 * little, and carry headers as strict, as all others. For the options of Fastify.
 */
export function refuseBrokenRequests({ hasTls }: { hasTls: boolean }) {
  const headers = bareHeaders(hasTls)
  return {
    frameworkErrors(
      { statusCode: status = 400 }: { statusCode?: number },
      request: FastifyRequest,
      reply: FastifyReply,
    ): void {
      writeLog(request.log, 'request', { method: request.method, route: 'none', status })
      void reply
        .code(status)
        .headers({ ...headers, 'x-request-id': request.id })
        .send(failure(status, notUnderstood))
    },

    clientErrorHandler({ code }: { code: string }, socket: Socket): void {
      if (code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const [status, message] = statusOf[code] ?? [400, notUnderstood]
      const answer = failure(status, message)
      const body = JSON.stringify(answer)
      const lines = Object.entries({
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`)
      socket.end([`HTTP/1.1 ${status} ${answer.error}`, ...lines, '', body].join('\r\n'))
    },
  }
}
