import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, SignJWT } from 'jose'

/** Claims of the identity token; what stands here wins over what is right. */
type PersonAtProvider = Record<string, unknown>

type Asked = { redirectUri: string; challenge: string; nonce: string }

export type LocalOpenIdProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who is signed in there: the next visit vouches for them. */
  signIn(person: PersonAtProvider): void
  /** The same, with tokens signed by a key that is not the provider's. */
  signInForged(person: PersonAtProvider): void
  /** From now on its tokens' address fails: with a status, or by hanging up. */
  breakTokens(how: 503 | 'hang-up'): void
  /** From now on the visitor says no. */
  denyAll(): void
  close(): Promise<void>
}

const clientId = 'auscult-tests'
const clientSecret = 'a secret between two local servers'

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
  let isForging = false
  let broken: 503 | 'hang-up' | undefined

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
    const idToken = await new SignJWT({ nonce: asked.nonce, aud: clientId, iss: issuer, ...person })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(isForging ? foreignKey : signingKey)
    return answer(response, { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/authorize') return authorise(searchParams, response)
    if (pathname === '/token' && broken === 'hang-up') return void request.destroy()
    if (pathname === '/token' && broken === 503) return answer(response, {}, broken)
    if (pathname === '/token') return redeem(new URLSearchParams(await bodyOf(request)), response)
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
      isForging = false
      broken = undefined
    },
    signInForged(next) {
      person = next
      isForging = true
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
