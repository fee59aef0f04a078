import { createRemoteJWKSet, jwtVerify } from 'jose'
import { AppError } from '../../http/errors.ts'
import type { Counters } from '../../parts/counters/counters.ts'

/** A client whose requests are answered: the issuer of its tokens, and where its public keys stand. */
type CdsClient = { issuer: string; keys: string }

export type ClientCheck = (authorization: string | undefined, serviceId: string) => Promise<void>

type Parts = {
  clients: readonly CdsClient[]
  counters: Counters
  clock: () => Date
  /** The address of the discovery, without which no token can be meant for this server. */
  baseUrl: string
}

/** The standard's own: tokens live five minutes at most. */
const mostAgeSeconds = 300

const notAllowed = () => new AppError('not-signed-in', 'This client is not known here.')

/**
 * Checks the JWT by which a CDS client says who it is (CDS Hooks 2.0, 'Trusting CDS Clients'): ES384 or RS384, from a client that the
 * operator named, for this service, at most five minutes old, and each token once. Keys come from the address that was configured; what
 * the token says of it (`jku`) is never followed. Where no client is named everybody is answered: a service knows nothing that is secret.
 */
export function createClientCheck({ clients, counters, clock, baseUrl }: Parts): ClientCheck {
  const keysOf = new Map(
    clients.map(({ issuer, keys }) => [
      issuer,
      createRemoteJWKSet(new URL(keys), { timeoutDuration: 5_000 }),
    ]),
  )
  return async (authorization, serviceId) => {
    if (keysOf.size === 0) return
    const token = /^Bearer (?<token>[\w-]+\.[\w-]+\.[\w-]+)$/u.exec(authorization ?? '')?.groups?.['token']
    const issuer = token === undefined ? undefined : issuerOf(token)
    const keys = issuer === undefined ? undefined : keysOf.get(issuer)
    if (token === undefined || issuer === undefined || keys === undefined) throw notAllowed()
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: `${baseUrl}/${serviceId}`,
      algorithms: ['ES384', 'RS384'],
      requiredClaims: ['exp', 'iat', 'jti'],
      maxTokenAge: mostAgeSeconds,
      typ: 'JWT',
      currentDate: clock(),
    }).catch(() => {
      throw notAllowed()
    })
    const once = { name: 'cds-hooks-token', max: 1, windowSeconds: mostAgeSeconds }
    const { isAllowed } = await counters.take(once, `${issuer} ${payload.jti}`)
    if (!isAllowed) throw notAllowed()
  }
}

/** What the token says of its issuer, before anything of it is believed. */
function issuerOf(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims === 'object' && claims !== null && 'iss' in claims && typeof claims.iss === 'string'
      ? claims.iss
      : undefined
  } catch {
    return undefined
  }
}
