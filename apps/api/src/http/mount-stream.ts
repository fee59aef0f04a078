import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Operation } from '@auscult/contract/operation.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { AppError, CallerGone, toStreamFailure } from './errors.ts'
import { createEventQueue } from './event-queue.ts'
import { type Call, callOf, routeOf } from './mount.ts'

/** Proxies close what is silent for long, 60 seconds with many. */
const heartbeatMs = 15_000

/**
 * Sends one event; fields that the contract does not name are stripped. Resolves when it has been handed to the network, so that work
 * which holds the event loop afterwards does not hold the event back.
 */
export type Emit<Declared extends Operation> = (event: z.input<Declared['answer']>) => Promise<void>

export type StreamHandler<Declared extends Operation> = (
  call: Call<Declared>,
  emit: Emit<Declared>,
) => Promise<void>

const closing = () =>
  new AppError('unavailable', 'The server is being restarted. Please try again in a moment.', {
    reason: 'not-available',
  })

/**
 * Mounts an operation that answers with server-sent events, under the same rules as any other. The stream begins with the first event,
 * or with the first heartbeat where that takes long; a handler that throws before is answered with an ordinary failure, and one that
 * throws later with an event `failure`. The call's signal is aborted when the caller hangs up and when the server closes.
 */
export function mountStream<const Declared extends Operation & { readonly streams: true }>(
  app: FastifyInstance,
  operation: Declared,
  handler: StreamHandler<Declared>,
): void {
  const running = new Map<AbortController, FastifyReply>()

  app.addHook('preClose', async () => {
    for (const [controller, { raw }] of running) {
      // Kept alive after its last event, the connection would hold up the close until it times out. Node takes it from `raw` by then.
      const { socket } = raw
      raw.once('finish', () => socket?.end())
      controller.abort(closing())
    }
  })

  app.route({
    ...routeOf(operation, { content: { 'text/event-stream': { schema: operation.answer } } }),
    handler: async (request, reply) => {
      const controller = new AbortController()
      const lines = createEventQueue<string>()
      const begun = Promise.withResolvers<void>()
      const put = (line: string) => {
        lines.put(line)
        begun.resolve()
      }
      const send = (event: unknown) => put(`data: ${app.sealEvent(request, JSON.stringify(event))}\n\n`)
      const heartbeat = setInterval(put, heartbeatMs, ':\n\n')
      const end = () => {
        clearInterval(heartbeat)
        running.delete(controller)
        lines.close()
      }
      running.set(controller, reply)
      reply.raw.once('close', () => {
        if (!reply.raw.writableEnded) controller.abort(new CallerGone())
        end()
      })

      const work = handler(callOf(operation, request, reply, controller.signal), async (event) => {
        send(operation.answer.parse(event))
        await setImmediate()
      })
      // What fails before the first line still has an HTTP status of its own.
      await Promise.race([begun.promise, work]).catch((error: unknown) => {
        end()
        throw error
      })
      work.catch((error: Error) => send(toStreamFailure(error, request))).finally(end)
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(lines.read()))
    },
  })
}
