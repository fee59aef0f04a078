import * as client from 'openid-client'
import { isServiceAddress } from '@auscult/evidence/models/service-address.ts'
import { clockToleranceSeconds, createLogoutTokenReader, type LogoutNotice } from './logout-token.ts'
import { ProviderAway } from './provider-away.ts'

const answerWithinSeconds = 5
/** Somebody who logs out does not wait longer for a provider that is away. */
const logOutWithinMs = 1_500

/** What must come back unchanged from a sign-in: kept by the browser, sealed, while it is away. */
type SignInSecrets = { state: string; nonce: string; verifier: string }

/** Whom the provider vouches for, by its own id for them. */
type VouchedFor = {
  issuer: string
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string
  groups: readonly string[]
  /** The provider's own session, by which it says later that it has ended. */
  sid: string | undefined
  idToken: string
}

/** A session that was begun with a provider's word. */
type ProviderSession = { issuer: string; idToken: string | undefined; returnTo: string }

export type OpenIdProvider = {
  /** The address to send the browser to. Throws when the provider does not answer. */
  begin(redirectUri: string): Promise<{ url: string; secrets: SignInSecrets }>
  /** Checks what the browser came back with. Throws when anything does not fit; `ProviderAway` when the provider could not be asked. */
  finish(returnedTo: URL, secrets: SignInSecrets): Promise<VouchedFor>
  /** Where a browser ends its session there (RP-Initiated Logout 1.0); undefined where that is not offered, or not told within 1.5 s. */
  findLogOutUrl(session: ProviderSession): Promise<string | undefined>
  /** Checks what the provider says of a session that has ended there. Throws as `finish` does. */
  readLogoutToken(token: string): Promise<LogoutNotice>
}

export type ProviderSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  scopes: string
  /** Of the identity, in which the names of the person's groups stand; undefined where they decide nothing. */
  groupsClaim: string | undefined
}

/** OpenID Connect by the authorisation code flow with PKCE (S256), state and nonce. Nothing is fetched before the first use. */
export function createOpenIdProvider(settings: ProviderSettings): OpenIdProvider {
  const { clientId, groupsClaim, issuer, scopes } = settings
  const discover = createDiscovery(settings)
  const readLogoutToken = createLogoutTokenReader(clientId, isPlain(issuer))

  return {
    async begin(redirectUri) {
      const configuration = await discover()
      const verifier = client.randomPKCECodeVerifier()
      const secrets = { state: client.randomState(), nonce: client.randomNonce(), verifier }
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      })
      return { url: url.href, secrets }
    },

    async finish(returnedTo, { state, nonce, verifier }) {
      const configuration = await discover().catch(throwAway)
      const tokens = await asked(
        client.authorizationCodeGrant(configuration, returnedTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        }),
      )
      return readPerson(configuration, tokens, groupsClaim)
    },

    async findLogOutUrl(session) {
      const configuration = await inTime(
        discover().catch(() => undefined),
        logOutWithinMs,
      )
      return configuration && writeLogOutUrl(configuration, session)
    },

    async readLogoutToken(token) {
      const configuration = await discover().catch(throwAway)
      return readLogoutToken(token, configuration.serverMetadata())
    },
  }
}

/** Whom tokens that were checked speak of. */
async function readPerson(
  configuration: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  groupsClaim: string | undefined,
): Promise<VouchedFor> {
  const identity = tokens.claims()
  if (identity === undefined || tokens.id_token === undefined)
    throw new Error('The provider sent no identity.')
  const claims = await completeClaims(configuration, identity, {
    accessToken: tokens.access_token,
    wanted: ['email', ...(groupsClaim === undefined ? [] : [groupsClaim])],
  })
  return {
    issuer: identity.iss,
    subject: identity.sub,
    email: textOf(claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    name: textOf(claims['name']) ?? '',
    groups: groupsClaim === undefined ? [] : textsOf(claims[groupsClaim]),
    sid: textOf(identity['sid']),
    idToken: tokens.id_token,
  }
}

function writeLogOutUrl(
  configuration: client.Configuration,
  { issuer, idToken, returnTo }: ProviderSession,
): string | undefined {
  const { issuer: known, end_session_endpoint: address } = configuration.serverMetadata()
  // Another provider may have been set up since, and has no use for this one's token.
  if (known !== issuer || address === undefined) return undefined
  // The browser is sent there, so it must be a web address whatever the provider says.
  if (!isServiceAddress(address)) return undefined
  return client.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: returnTo,
    ...(idToken !== undefined && { id_token_hint: idToken }),
  }).href
}

/** The configuration lets http through for hosts of this machine or network only. */
function isPlain(issuer: URL): boolean {
  return issuer.protocol === 'http:'
}

/** What the provider says of itself, asked once and kept. */
function createDiscovery({
  issuer,
  clientId,
  clientSecret,
}: ProviderSettings): () => Promise<client.Configuration> {
  let discovered: Promise<client.Configuration> | undefined
  const metadata = { client_secret: clientSecret, [client.clockTolerance]: clockToleranceSeconds }
  const options = {
    timeout: answerWithinSeconds,
    execute: [
      // The signature of the identity token, which TLS alone would otherwise stand for.
      client.enableNonRepudiationChecks,
      ...(isPlain(issuer) ? [client.allowInsecureRequests] : []),
    ],
  }

  return async () => {
    discovered ??= client
      .discovery(issuer, clientId, metadata, authenticateBy(clientSecret), options)
      .catch((error: unknown) => {
        // A failure is not kept, so that the next person finds a provider that is back.
        discovered = undefined
        throw error
      })
    return discovered
  }
}

/** What the identity token leaves out, which many providers tell at an address of its own only. */
async function completeClaims(
  configuration: client.Configuration,
  claims: client.IDToken,
  { accessToken, wanted }: { accessToken: string; wanted: readonly string[] },
): Promise<Record<string, unknown>> {
  const isWhole = wanted.every((claim) => claims[claim] !== undefined)
  if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims
  const told = await asked(client.fetchUserInfo(configuration, accessToken, claims.sub))
  // Whether an address is verified is said of the one beside it, and of no other.
  const { email, email_verified: isVerified } = claims['email'] === undefined ? told : claims
  return { ...told, ...claims, email, email_verified: isVerified }
}

/** By the method that OpenID Connect makes the default, unless the provider takes only the other one. */
function authenticateBy(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}

/** Too late, or with a status or a content that are no answer to the question. */
const connectionCodes = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']

function isOfConnection(error: unknown): boolean {
  // What fetch throws has no code; openid-client's own TypeErrors have one.
  if (error instanceof TypeError) return !('code' in error)
  return error instanceof client.ClientError && connectionCodes.includes(error.code ?? '')
}

function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  return question.catch((error: unknown) =>
    isOfConnection(error) ? throwAway(error) : Promise.reject(error),
  )
}

function throwAway(cause: unknown): never {
  throw new ProviderAway('The sign-in provider did not answer.', { cause })
}

async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value | undefined> {
  const timer = Promise.withResolvers<undefined>()
  const timeout = setTimeout(timer.resolve, ms, undefined)
  return Promise.race([value, timer.promise]).finally(() => clearTimeout(timeout))
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' ? claim : undefined
}

/** One group may come as a text of its own. */
function textsOf(claim: unknown): string[] {
  const each: readonly unknown[] = Array.isArray(claim) ? claim : [claim]
  return each.filter((one) => typeof one === 'string')
}
