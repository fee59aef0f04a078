import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

/** Claims of the identity token; what stands here wins over what is right. */
type PersonAtProvider = Record<string, unknown>

/** By its own key, by that of somebody else, by the secret of the client, or not at all. */
type Signature = 'own' | 'foreign' | 'client-secret' | 'none'

type Asked = { redirectUri: string; challenge: string; nonce: string }

export type LocalOpenIdProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who is signed in there: the next visit vouches for them. */
  signIn(person: PersonAtProvider): void
  /** The same, with tokens that are signed as no provider should. */
  signInForged(person: PersonAtProvider, signature: Signature): void
  /** What it says of a session that has ended; what stands in `claims` wins over what is right. */
  signLogoutToken(claims: PersonAtProvider, signature?: Signature, type?: string): Promise<string>
  /** From now on it tells this of whoever signed in at its userinfo address, to whoever has not asked yet what it offers. */
  tellApart(claims: Record<string, unknown>): void
  /** From now on it says this of itself, to whoever has not asked yet. */
  describe(metadata: Record<string, unknown>): void
  /** From now on its tokens' address fails: with a status, or by hanging up. */
  breakTokens(how: 503 | 'hang-up'): void
  /** From now on the visitor says no. */
  denyAll(): void
  close(): Promise<void>
}

const clientId = 'auscult-tests'
const clientSecret = 'a secret between two local servers'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

const nowSeconds = () => Math.floor(Date.now() / 1_000)

const makeSigningKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/**
 * A small OpenID provider on loopback: discovery, authorisation with PKCE, token, keys. It signs real tokens and checks
 * client, redirect address and verifier, as Google does; unlike Google it can be told to send wrong ones.
 */
export async function startLocalOpenIdProvider(
  port = 0,
  signingKey: KeyObject = makeSigningKey(),
): Promise<LocalOpenIdProvider> {
  const foreignKey = makeSigningKey()
  const jwk = { ...(await exportJWK(createPublicKey(signingKey))), kid: 'k', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Asked>()
  let person: PersonAtProvider = {}
  let isDenying = false
  let signature: Signature = 'own'
  let told: Record<string, unknown> = {}
  let apart: Record<string, unknown> | undefined
  let broken: 503 | 'hang-up' | undefined

  function sign(claims: JWTPayload, by: Signature, type = 'JWT'): Promise<string> | string {
    if (by === 'none') return new UnsecuredJWT(claims).encode()
    if (by === 'client-secret')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .sign(new TextEncoder().encode(clientSecret))
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k', typ: type })
      .sign(by === 'foreign' ? foreignKey : signingKey)
  }

  function authorise(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (isDenying) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, {
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '',
        nonce: query.get('nonce') ?? '',
      })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async function redeem(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const asked = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      asked !== undefined &&
      asked.challenge === challenge &&
      asked.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret
    if (!isRight) return answer(response, { error: 'invalid_grant' }, 400)
    const iat = nowSeconds()
    const claims = { nonce: asked.nonce, aud: clientId, iss: issuer, iat, exp: iat + 300, ...person }
    const idToken = await sign(claims, signature)
    return answer(response, { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/authorize') return authorise(searchParams, response)
    if (pathname === '/token' && broken === 'hang-up') return void request.destroy()
    if (pathname === '/token' && broken === 503) return answer(response, {}, broken)
    if (pathname === '/token') return redeem(new URLSearchParams(await bodyOf(request)), response)
    if (pathname === '/userinfo') return answer(response, apart ?? {})
    if (pathname === '/keys') return answer(response, { keys: [jwk] })
    if (pathname !== '/.well-known/openid-configuration') return answer(response, {}, 404)
    return answer(response, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      ...(apart !== undefined && { userinfo_endpoint: `${issuer}/userinfo` }),
      ...told,
    })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => answer(response, { error: 'server_error' }, 500))
  })
  server.listen({ port, host: '127.0.0.1' })
  await once(server, 'listening')
  const place = server.address()
  const issuer = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : port}`

  return {
    issuer,
    clientId,
    clientSecret,
    signIn(next) {
      person = next
      isDenying = false
      signature = 'own'
      apart = undefined
      broken = undefined
    },
    signInForged(next, by) {
      person = next
      signature = by
    },
    async signLogoutToken(claims, by = 'own', type = 'logout+jwt') {
      const iat = nowSeconds()
      const events = { [logoutEvent]: {} }
      const right = { iss: issuer, aud: clientId, iat, exp: iat + 120, jti: randomUUID(), events }
      return sign({ ...right, ...claims }, by, type)
    },
    tellApart(claims) {
      apart = claims
    },
    describe(metadata) {
      told = metadata
    },
    breakTokens(how) {
      broken = how
    },
    denyAll() {
      isDenying = true
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}
