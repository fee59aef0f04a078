import type { Operation } from '@auscult/contract/operation.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'
import { type Handler, mount } from './mount.ts'

/**
 * Mounts an operation that takes a file, under the same rules as any other; they have refused who may not send it, and what is of another
 * kind, before its bytes are read. The handler gets all of them at once, so `maxBytes` bounds the memory of a call. They are what
 * a stranger sent: look into them and store what was made of them, never the bytes themselves.
 */
export function mountUpload<
  const Declared extends Operation & {
    readonly upload: NonNullable<Operation['upload']>
    readonly maxBytes: number
    readonly sealed: false
  },
>(app: FastifyInstance, operation: Declared, handler: Handler<Declared>): void {
  // In a scope of its own, so that nothing else of the API takes bytes.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [...operation.upload.contentTypes],
      { parseAs: 'buffer' },
      (request, body, done) => {
        if (body.length > 0) done(null, body)
        else done(new AppError('bad-request', 'The file is empty.'))
      },
    )
    mount(scope, operation, handler)
  })
}
