import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK } from 'jose'
import { type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { PeopleThere, ProviderClient, ProviderMessage } from './messages.ts'
import { renderLogOut, renderSignIn } from './provider-pages.ts'

/*
 * A certified OpenID provider (oidc-provider) on loopback, in a process of its own as any provider is. It has a page for signing in, where a
 * name is enough, and one for logging out; it asks for no consent, as an organisation's own does not.
 */

const port = Number(process.argv[2] ?? 0)
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const jwks = { keys: [{ ...(await exportJWK(key)), kid: 'k', use: 'sig', alg: 'RS256' }] }

let people: PeopleThere = {}
let provider: Provider | undefined

const server = createServer((request, response) => {
  handle(request, response).catch(() => response.writeHead(500).end())
})

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (provider === undefined) return void response.writeHead(503).end()
  if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
  if (request.method !== 'POST')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(renderSignIn(request.url))
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  const accountId = new URLSearchParams(body).get('login') ?? ''
  return provider.interactionFinished(request, response, { login: { accountId } })
}

server.listen(port, '127.0.0.1', () => {
  const place = server.address()
  if (typeof place === 'object' && place !== null) process.send?.({ port: place.port })
})

function createProvider(issuer: string, client: ProviderClient): Provider {
  return new Provider(issuer, {
    jwks,
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        post_logout_redirect_uris: [client.postLogoutRedirectUri],
        backchannel_logout_uri: client.backChannelLogoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'groups'],
    },
    findAccount: (_context, subject) =>
      people[subject] && { accountId: subject, claims: async () => ({ ...people[subject], sub: subject }) },
    features: {
      backchannelLogout: { enabled: true },
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = renderLogOut(form)
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    loadExistingGrant,
    // Without the dispatcher, which refuses loopback.
    fetch: async (url, options) => {
      const { dispatcher: _, ...plain } = options ?? {}
      return fetch(url, plain)
    },
  })
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { account, client, provider: own } = oidc
  if (account === undefined || client === undefined) return undefined
  const grant = new own.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

process.on('message', (message: ProviderMessage) => {
  people = message.people
  if (message.kind === 'register') {
    const place = server.address()
    const own = typeof place === 'object' && place !== null ? place.port : port
    provider = createProvider(`http://127.0.0.1:${own}`, message.client)
  }
  process.send?.({ done: true })
})
// The parent may be killed.
process.on('disconnect', () => process.exit())
