import type { Operation } from '@auscult/contract/operation.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'
import { type Handler, mount } from './mount.ts'

/**
 * Mounts an operation that takes a file, under the same rules as any other; they have refused who may not send it, and what is of another
 * kind, before its bytes are read. The handler gets all of them at once, so `maxBytes` bounds the memory of a call. They are what
 * a stranger sent: look into them and store what was made of them, never the bytes themselves. `tooLarge` is what the feature says of
 * more than `maxBytes`, where it has words of its own.
 */
export function mountUpload<
  const Declared extends Operation & {
    readonly upload: NonNullable<Operation['upload']>
    readonly maxBytes: number
    readonly sealed: false
  },
>(app: FastifyInstance, operation: Declared, handler: Handler<Declared>, tooLarge?: () => AppError): void {
  // In a scope of its own, so that nothing else of the API takes bytes.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // What is thrown here goes on to the handler of all errors.
    scope.setErrorHandler((error: FastifyError) => {
      throw error.statusCode === 413 && tooLarge !== undefined ? tooLarge() : error
    })
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
