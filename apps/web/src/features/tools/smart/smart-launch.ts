import * as oauth from 'oauth4webapi'
import { z } from 'zod'

/** What this installation is to systems that open it, and which they are. */
export type SmartClient = { clientId: string; servers: readonly string[] }

/** Why a launch goes no further; the page has the words. */
export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused'
  readonly reason: 'unknown-server' | 'no-launch' | 'not-allowed' | 'unreachable'

  constructor(reason: LaunchRefused['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** SMART App Launch 2.x: what is read of `.well-known/smart-configuration`. */
const SmartConfiguration = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  code_challenge_methods_supported: z.array(z.string()).default([]),
})

/** What has to be known again when the system sends the browser back; it holds nothing of a patient. */
const Pending = z.object({
  state: z.string(),
  verifier: z.string(),
  server: z.string(),
  tokenEndpoint: z.url(),
  redirectUri: z.url(),
})

const pendingKey = 'smart_launch'

/** No more than a calculator can use, and nothing is ever written. */
const scope = 'launch patient/Patient.rs patient/Observation.rs'

/**
 * Where the browser goes to have a launch allowed (authorisation code with PKCE, S256). Throws LaunchRefused where the system is none of
 * those that the operator named: a page that talked to any address in its own address would hand its token to anybody.
 */
export async function beginLaunch(
  params: URLSearchParams,
  { clientId, servers }: SmartClient,
  redirectUri: string,
): Promise<URL> {
  const launch = params.get('launch')
  const server = servers.find((each) => withoutSlash(each) === withoutSlash(params.get('iss') ?? ''))
  if (server === undefined) throw new LaunchRefused('unknown-server')
  if (launch === null) throw new LaunchRefused('no-launch')
  const configuration = await readConfiguration(server)
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()]
  const pending = { state, verifier, server, tokenEndpoint: configuration.token_endpoint, redirectUri }
  sessionStorage.setItem(pendingKey, JSON.stringify(pending))
  const address = new URL(configuration.authorization_endpoint)
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    launch,
    scope,
    state,
    aud: server,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address
}

async function readConfiguration(server: string): Promise<z.infer<typeof SmartConfiguration>> {
  const answer = await get(`${withoutSlash(server)}/.well-known/smart-configuration`)
  const read = SmartConfiguration.safeParse(answer)
  if (!read.success) throw new LaunchRefused('unreachable')
  return read.data
}

const Token = z.object({ access_token: z.string(), patient: z.string() })

/**
 * The resources of the patient whose record is open, read with a token that lives in this call alone. `params` are those that the system
 * sent the browser back with. Throws LaunchRefused.
 */
export async function finishLaunch(
  params: URLSearchParams,
  clientId: string,
  loincCodes: readonly string[],
): Promise<unknown[]> {
  const pending = takePending()
  if (pending === undefined) throw new LaunchRefused('no-launch')
  const { server } = pending
  const { access_token: token, patient } = await exchangeCode(params, clientId, pending)
  const base = withoutSlash(server)
  const search = new URLSearchParams({
    patient,
    code: loincCodes.map((code) => `http://loinc.org|${code}`).join(','),
    _sort: '-date',
    _count: '100',
  })
  return Promise.all([
    get(`${base}/Patient/${encodeURIComponent(patient)}`, token),
    get(`${base}/Observation?${search.toString()}`, token),
  ])
}

async function exchangeCode(
  params: URLSearchParams,
  clientId: string,
  { state, verifier, server, tokenEndpoint, redirectUri }: z.infer<typeof Pending>,
): Promise<z.infer<typeof Token>> {
  const as = { issuer: server, token_endpoint: tokenEndpoint }
  const client = { client_id: clientId }
  try {
    const allowed = oauth.validateAuthResponse(as, client, params, state)
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.None(),
      allowed,
      redirectUri,
      verifier,
      // A server of this machine or network may have no TLS; which servers there are is the operator's word.
      { [oauth.allowInsecureRequests]: true },
    )
    return Token.parse(await oauth.processAuthorizationCodeResponse(as, client, response))
  } catch (error) {
    throw new LaunchRefused('not-allowed', { cause: error })
  }
}

/** Once: what is sent back a second time is nobody's. */
function takePending(): z.infer<typeof Pending> | undefined {
  const kept = sessionStorage.getItem(pendingKey)
  sessionStorage.removeItem(pendingKey)
  try {
    return Pending.parse(JSON.parse(kept ?? ''))
  } catch {
    return undefined
  }
}

async function get(address: string, token?: string): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      headers: {
        accept: 'application/fhir+json, application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await answer.json()
  } catch (error) {
    throw new LaunchRefused('unreachable', { cause: error })
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/u, '')
}
