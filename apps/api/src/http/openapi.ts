import { SealedAnswer, SealedRequest } from '@auscult/contract/envelope.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

const sealedNote = `Sealed: on the wire the request is \`SealedRequest\` (GET: headers \`x-encrypted-key\` and \`x-iv\`) and the answer
\`SealedAnswer\`; the schemas shown here are what is inside. Failures keep their HTTP status, with the details sealed.`

const streamedNote = `Sealed: on the wire the request is \`SealedRequest\`, and the \`data\` of every server-sent event is a \`SealedAnswer\` with an IV of
its own; the schema shown here is what is inside. What fails before the first event is an ordinary sealed failure with its HTTP status;
what fails later is an event \`failure\`. Lines that begin with a colon only keep the connection open.`

/**
 * The contract as OpenAPI 3.1 at /api/docs/json. The page to read it at /api/docs builds HTML from strings, so it has no place on an
 * origin whose storage holds people's tokens: `hasPage` is for development. Register it before the routes.
 */
export async function addOpenApi(
  app: FastifyInstance,
  { version, hasPage }: { version: string; hasPage: boolean },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Auscult', version, description: 'Evidence for clinicians.' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: {
          SealedRequest: z.toJSONSchema(SealedRequest, { io: 'input' }) as object,
          SealedAnswer: z.toJSONSchema(SealedAnswer) as object,
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document)
      const operation = document.route.config?.operation
      if (operation === undefined) return { schema: { ...schema, hide: true }, url }
      return {
        url: `/api${operation.path}`,
        schema: {
          ...schema,
          tags: [operation.path.split('/')[1] ?? ''],
          ...(operation.upload && {
            consumes: [...operation.upload.contentTypes],
            body: { type: 'string', format: 'binary', maxLength: operation.maxBytes },
          }),
          ...(operation.sealed && { description: operation.streams ? streamedNote : sealedNote }),
          ...(operation.access !== 'public' && { security: [{ bearer: [] }] }),
        },
      }
    },
  })
  if (!hasPage) {
    app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger())
    return
  }
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Calls from the page would not be sealed, so it offers none.
    uiConfig: { supportedSubmitMethods: [] },
    theme: { title: 'Auscult API', css: [{ filename: 'theme.css', content: '.topbar { display: none }' }] },
    // Swagger UI builds its page from strings and inline styles; scripts stay our own files, and only this page is excepted.
    staticCSP: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  })
}
