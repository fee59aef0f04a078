import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Features no page of the product uses, and so no injected script may either: all that Chromium names but clipboard-write, for
 * copying, aria-notify, for screen readers, and client hints, which tell the server and not the page.
 */
const closedPermissions = `
accelerometer autoplay browsing-topics camera captured-surface-control clipboard-read compute-pressure cross-origin-isolated
deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get display-capture encrypted-media fullscreen
gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort keyboard-map language-detector
language-model local-fonts local-network local-network-access loopback-network magnetometer media-playback-while-not-visible
microphone midi on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance
private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial speaker-selection
storage-access summarizer sync-xhr translator unload usb window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/u)
  .map((feature) => `${feature}=()`)
  .join(', ')

const hstsSeconds = 31_536_000

/** The same for an answer made below the routes, which is never a page: it may do nothing at all. */
export function bareHeaders(hasTls: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': closedPermissions,
    'cache-control': 'no-store',
    ...(hasTls && { 'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains` }),
  }
}

type BrowserRules = {
  hasTls: boolean
  /** Where record systems answer: their FHIR servers, and where they give out tokens. */
  recordOrigins: readonly string[]
}

/**
 * What browsers are told. The token lies in their storage, as the specification has it, so the policy must keep every foreign
 * script out: nothing inline, no eval, no HTML from strings (Trusted Types).
 */
export async function addBrowserRules(
  app: FastifyInstance,
  { hasTls, recordOrigins }: BrowserRules,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'https:', 'data:', 'blob:'],
        // A record that opened the calculators is read by the browser, from those whom the operator named.
        'connect-src': ["'self'", ...recordOrigins],
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
    strictTransportSecurity: hasTls ? { maxAge: hstsSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', closedPermissions)
  })
}
