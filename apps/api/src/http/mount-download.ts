import type { Operation } from '@auscult/contract/operation.ts'
import type { FastifyInstance } from 'fastify'
import { CallerGone } from './errors.ts'
import { type Call, callOf, routeOf } from './mount.ts'

type DownloadedFile = { bytes: Buffer; fileName: string }

export type DownloadHandler<Declared extends Operation> = (call: Call<Declared>) => Promise<DownloadedFile>

/** Mounts an operation that answers with a file, under the same rules as any other. Browsers save it and never show it in the page's place. */
export function mountDownload<
  const Declared extends Operation & { readonly download: { readonly contentType: string } },
>(app: FastifyInstance, operation: Declared, handler: DownloadHandler<Declared>): void {
  const { contentType } = operation.download
  app.route({
    ...routeOf(operation, { content: { [contentType]: { schema: operation.answer } } }),
    handler: async (request, reply) => {
      const hangUp = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableEnded) hangUp.abort(new CallerGone())
      })
      const { bytes, fileName } = await handler(callOf(operation, request, reply, hangUp.signal))
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('x-content-type-options', 'nosniff')
        .send(bytes)
    },
  })
}
