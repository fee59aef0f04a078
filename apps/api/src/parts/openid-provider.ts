import * as client from 'openid-client'
import type { Config } from '../config.ts'

const answerWithinSeconds = 5

/** What must come back unchanged from a sign-in: kept by the browser, sealed, while it is away. */
type SignInSecrets = { state: string; nonce: string; verifier: string }

/** Whom the provider vouches for, by its own id for them. */
type VouchedFor = {
  issuer: string
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string
}

/** The provider did not answer, or with a failure of its own: nobody was refused. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

export type OpenIdProvider = {
  /** The address to send the browser to. Throws when the provider does not answer. */
  begin(redirectUri: string): Promise<{ url: string; secrets: SignInSecrets }>
  /** Checks what the browser came back with. Throws when anything does not fit; `ProviderAway` when the provider could not be asked. */
  finish(returnedTo: URL, secrets: SignInSecrets): Promise<VouchedFor>
}

/** Google, or the issuer that stands in its place; undefined where no client is configured. Nothing is fetched before the first use. */
export function openGoogle({
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER: issuer,
}: Config): OpenIdProvider | undefined {
  if (id === undefined || secret === undefined) return undefined
  return createOpenIdProvider(new URL(issuer), id, secret)
}

/** OpenID Connect by the authorisation code flow with PKCE (S256), state and nonce. */
function createOpenIdProvider(issuer: URL, clientId: string, clientSecret: string): OpenIdProvider {
  let discovered: Promise<client.Configuration> | undefined

  function discover(): Promise<client.Configuration> {
    discovered ??= client
      .discovery(issuer, clientId, clientSecret, undefined, {
        timeout: answerWithinSeconds,
        execute: [
          // The signature of the identity token, which TLS alone would otherwise stand for.
          client.enableNonRepudiationChecks,
          // The configuration lets http through for hosts of this machine or network only.
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        // A failure is not kept, so that the next person finds a provider that is back.
        discovered = undefined
        throw error
      })
    return discovered
  }

  return {
    async begin(redirectUri) {
      const configuration = await discover()
      const verifier = client.randomPKCECodeVerifier()
      const secrets = { state: client.randomState(), nonce: client.randomNonce(), verifier }
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      })
      return { url: url.href, secrets }
    },

    async finish(returnedTo, { state, nonce, verifier }) {
      const configuration = await discover().catch(throwAway)
      const tokens = await client
        .authorizationCodeGrant(configuration, returnedTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => (isOfConnection(error) ? throwAway(error) : Promise.reject(error)))
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('The provider sent no identity.')
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: textOf(claims['email']),
        isEmailVerified: claims['email_verified'] === true,
        name: textOf(claims['name']) ?? '',
      }
    },
  }
}

/** Too late, or with a status or a content that are no answer to the question. */
const connectionCodes = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']

function isOfConnection(error: unknown): boolean {
  // What fetch throws has no code; openid-client's own TypeErrors have one.
  if (error instanceof TypeError) return !('code' in error)
  return error instanceof client.ClientError && connectionCodes.includes(error.code ?? '')
}

function throwAway(cause: unknown): never {
  throw new ProviderAway('The sign-in provider did not answer.', { cause })
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' ? claim : undefined
}
