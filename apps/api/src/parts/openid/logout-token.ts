import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ProviderAway } from './provider-away.ts'

/** Between the clocks of the two servers. */
export const clockToleranceSeconds = 30
const keysWithinMs = 5_000
/** A provider sends it when it happens. Older ones are refused, so that no more than these have to be remembered. */
const longestAge = '10 minutes'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Public keys only: with a secret of both sides, `none` among them, anybody who knows the client's secret could end sessions. */
const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** Which sessions have ended at the provider: those of a person, or the one by its id there. At least one of the two is told. */
export type LogoutNotice = {
  issuer: string
  subject: string | undefined
  sid: string | undefined
  /** By which a token that comes a second time is known until it is over. */
  tokenId: string
  expiresAt: Date
}

type ProviderFacts = {
  issuer: string
  jwks_uri?: string
  id_token_signing_alg_values_supported?: readonly string[]
}

/** Reads logout tokens as OpenID Connect Back-Channel Logout 1.0, section 2.6, asks. Throws what does not fit; `ProviderAway` without the keys. */
export function createLogoutTokenReader(
  clientId: string,
  mayBePlain: boolean,
): (token: string, provider: ProviderFacts) => Promise<LogoutNotice> {
  let keys: { address: string; find: JWTVerifyGetKey } | undefined

  function keysAt(address: string | undefined): JWTVerifyGetKey {
    if (address === undefined || (!mayBePlain && new URL(address).protocol !== 'https:'))
      throw new ProviderAway('The sign-in provider tells no address of its keys.')
    if (keys?.address !== address)
      keys = { address, find: createRemoteJWKSet(new URL(address), { timeoutDuration: keysWithinMs }) }
    return keys.find
  }

  return async (token, { issuer, jwks_uri: address, id_token_signing_alg_values_supported: offered }) => {
    const { payload, protectedHeader } = await jwtVerify(token, keysAt(address), {
      issuer,
      audience: clientId,
      algorithms: (offered ?? ['RS256']).filter((one) => signatures.includes(one)),
      requiredClaims: ['iat', 'exp', 'jti'],
      maxTokenAge: longestAge,
      clockTolerance: clockToleranceSeconds,
    }).catch((error: unknown) => {
      if (isOfConnection(error)) throw new ProviderAway('The keys could not be fetched.', { cause: error })
      throw error
    })
    const type = protectedHeader.typ?.toLowerCase()
    if (type !== undefined && type !== 'jwt' && type !== 'logout+jwt') throw new Error('No logout token.')
    return { issuer, ...read(payload) }
  }
}

/** An identity token has a nonce and no such event, so that none can be passed off as a logout token. */
function read({ sub, sid, jti, exp, nonce, events }: JWTPayload): Omit<LogoutNotice, 'issuer'> {
  const isLogout =
    typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent) && nonce === undefined
  const session = typeof sid === 'string' ? sid : undefined
  if (!isLogout || jti === undefined || exp === undefined || (sub === undefined && session === undefined))
    throw new Error('No logout token.')
  const over = (exp + clockToleranceSeconds) * 1_000
  return { subject: sub, sid: session, tokenId: jti, expiresAt: new Date(over) }
}

function isOfConnection(error: unknown): boolean {
  // jose gives its bare class to a key set that came with another status than 200, or is no JSON.
  const isBare = error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC'
  // What fetch throws has no code; Node's own TypeErrors have one.
  const isOfFetch = error instanceof TypeError && !('code' in error)
  return isBare || isOfFetch || error instanceof errors.JWKSTimeout
}
