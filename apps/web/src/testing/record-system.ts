import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One figure of the record, measured now. */
function observation(loinc: string, value: number, unit: string) {
  return {
    resource: {
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: loinc }] },
      effectiveDateTime: new Date().toISOString(),
      valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
    },
  }
}

const code = 'code-1'
const token = 'secret-token'

export type RecordSystem = {
  /** Its FHIR address. */
  fhir: string
  asked: { path: string; authorization: string | undefined }[]
  /** What the person who allows access sends the browser back with. */
  allow(address: URL): URLSearchParams
  close(): Promise<unknown>
}

type Allowed = { challenge: string; redirectUri: string }
type Answer = [status: number, json: object]

/** By their paths; each needs the token. */
function listResources(): Record<string, object> {
  return {
    '/fhir/Patient/p1': { resourceType: 'Patient', id: 'p1', gender: 'female', birthDate: '1940-01-31' },
    '/fhir/Observation': {
      resourceType: 'Bundle',
      type: 'searchset',
      entry: [observation('8480-6', 92, 'mm[Hg]'), observation('9279-1', 26, '/min')],
    },
  }
}

/** A token for the code, where whoever has it also has what the code was asked for with. */
function exchange(form: URLSearchParams, { challenge, redirectUri }: Allowed): Answer {
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isRight = proof === challenge && form.get('code') === code && form.get('redirect_uri') === redirectUri
  return isRight
    ? [200, { access_token: token, token_type: 'Bearer', expires_in: 300, patient: 'p1' }]
    : [400, { error: 'invalid_grant' }]
}

function configurationOf(base: string): object {
  return {
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    code_challenge_methods_supported: ['S256'],
  }
}

/**
 * A record system of FHIR R4 that speaks SMART App Launch 2, with one patient of our own making. Its `/authorize` allows at once. Without a
 * port it takes any that is free.
 */
export async function startRecordSystem(port = 0): Promise<RecordSystem> {
  const asked: RecordSystem['asked'] = []
  let allowed: Allowed = { challenge: '', redirectUri: '' }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  // A server that listens on a port has an address in this form.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function allow(address: URL): URLSearchParams {
    const given = (name: string) => address.searchParams.get(name) ?? ''
    allowed = { challenge: given('code_challenge'), redirectUri: given('redirect_uri') }
    return new URLSearchParams({ code, state: given('state') })
  }

  async function find(path: string, request: IncomingMessage): Promise<Answer> {
    if (path === '/fhir/.well-known/smart-configuration') return [200, configurationOf(base)]
    if (path === '/token') return exchange(new URLSearchParams(await text(request)), allowed)
    if (request.headers.authorization !== `Bearer ${token}`) return [401, {}]
    const resource = listResources()[path]
    return resource === undefined ? [404, {}] : [200, resource]
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', base)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type, accept')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    asked.push({ path: address.pathname, authorization: request.headers.authorization })
    if (address.pathname === '/authorize') {
      const back = `${address.searchParams.get('redirect_uri')}?${allow(address).toString()}`
      response.writeHead(302, { location: back }).end()
      return
    }
    const [status, json] = await find(address.pathname, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  }

  return {
    fhir: `${base}/fhir`,
    asked,
    allow,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
