import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Features no page of the product uses, and so no injected script may either. */
const closedPermissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * What browsers are told. The token lies in their storage, as the specification has it, so the policy must keep every foreign
 * script out: nothing inline, no eval, no HTML from strings (Trusted Types).
 */
export async function addBrowserRules(app: FastifyInstance, { hasTls }: { hasTls: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'https:', 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        // Whose strings may become an address of a script: the web app's, for its service worker, and no other.
        'trusted-types': ['auscult-service-worker'],
        // Without TLS it would send every file of a local installation to https and show an empty page.
        'upgrade-insecure-requests': hasTls ? [] : null,
      },
    },
    strictTransportSecurity: hasTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', closedPermissions)
  })
}
