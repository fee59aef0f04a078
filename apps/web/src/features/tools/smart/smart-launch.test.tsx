import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getConfig } from '@auscult/contract/public.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, startSealedServer } from '../../../testing/sealed-server.ts'
import { LaunchPage } from './launch-page.tsx'
import { LaunchedPage } from './launched-page.tsx'
import { beginLaunch, finishLaunch } from './smart-launch.ts'

const clientId = 'auscult'
const redirectUri = 'http://localhost:3000/launch/record'

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

/** A record system of R4 that speaks SMART App Launch, with one patient of our own making. */
async function startRecordSystem() {
  const asked: { path: string; authorization: string | undefined; body: string }[] = []
  let challenge = ''
  const answers: Record<string, (request: URLSearchParams) => [number, unknown]> = {
    '/fhir/.well-known/smart-configuration': () => [
      200,
      {
        authorization_endpoint: `${base()}/authorize`,
        token_endpoint: `${base()}/token`,
        code_challenge_methods_supported: ['S256'],
      },
    ],
    '/token': (form) => {
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        proof === challenge && form.get('code') === 'code-1' && form.get('redirect_uri') === redirectUri
      return isRight
        ? [200, { access_token: 'secret-token', token_type: 'Bearer', expires_in: 300, patient: 'p1' }]
        : [400, { error: 'invalid_grant' }]
    },
    '/fhir/Patient/p1': () => [
      200,
      { resourceType: 'Patient', id: 'p1', gender: 'female', birthDate: '1940-01-31' },
    ],
    '/fhir/Observation': () => [
      200,
      {
        resourceType: 'Bundle',
        type: 'searchset',
        entry: [observation('8480-6', 92, 'mm[Hg]'), observation('9279-1', 26, '/min')],
      },
    ],
  }
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type, accept',
      })
      return response.end()
    }
    const body = await text(request)
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    const needsToken = pathname.startsWith('/fhir/') && !pathname.includes('.well-known')
    const isLetIn = !needsToken || request.headers.authorization === 'Bearer secret-token'
    const [status, json] = isLetIn ? (answers[pathname]?.(new URLSearchParams(body)) ?? [404, {}]) : [401, {}]
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    return response.end(JSON.stringify(json))
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address in this form.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo
  function base() {
    return `http://127.0.0.1:${port}`
  }
  return {
    fhir: `${base()}/fhir`,
    asked,
    /** What the person who allows it does: the browser comes back with these. */
    allow(address: URL) {
      challenge = address.searchParams.get('code_challenge') ?? ''
      return new URLSearchParams({ code: 'code-1', state: address.searchParams.get('state') ?? '' })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

let record: Awaited<ReturnType<typeof startRecordSystem>>

beforeEach(async () => {
  record = await startRecordSystem()
  sessionStorage.clear()
})
afterEach(async () => {
  await record.close()
  vi.unstubAllGlobals()
})

const client = () => ({ clientId, servers: [record.fhir] })
const launch = () => new URLSearchParams({ iss: record.fhir, launch: 'opaque-1' })

it('asks for access by code and PKCE, for reading alone, for the record that was opened', async () => {
  const address = await beginLaunch(launch(), client(), redirectUri)

  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    launch: 'opaque-1',
    aud: record.fhir,
    scope: 'launch patient/Patient.rs patient/Observation.rs',
    code_challenge_method: 'S256',
  })
})

it('talks to no system that the operator did not name', async () => {
  const params = new URLSearchParams({ iss: 'https://evil.example.org/fhir', launch: 'x' })

  await expect(beginLaunch(params, client(), redirectUri)).rejects.toMatchObject({ reason: 'unknown-server' })
  expect(record.asked).toEqual([])
})

it('takes a launch back once, and only with the state that it left with', async () => {
  const back = record.allow(await beginLaunch(launch(), client(), redirectUri))
  const forged = new URLSearchParams({ code: 'code-1', state: 'another' })

  await expect(finishLaunch(forged, clientId, [])).rejects.toMatchObject({ reason: 'not-allowed' })
  await expect(finishLaunch(back, clientId, [])).rejects.toMatchObject({ reason: 'no-launch' })
  expect(record.asked.filter(({ path }) => path === '/token')).toEqual([])
})

it('tells that a person said no', async () => {
  const address = await beginLaunch(launch(), client(), redirectUri)
  const back = new URLSearchParams({
    error: 'access_denied',
    state: address.searchParams.get('state') ?? '',
  })

  await expect(finishLaunch(back, clientId, [])).rejects.toMatchObject({ reason: 'not-allowed' })
})

it('fills the calculators in from the record, and the token stays nowhere', async () => {
  const network = globalThis.fetch
  const { handlers, received } = await startSealedServer()
  handlers.set(getConfig, () => answered(getConfig, configWith(client())))
  const ownServer = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    String(input).startsWith('http://127.0.0.1') ? network(input, init) : ownServer(input, init),
  )
  const back = record.allow(await beginLaunch(launch(), client(), redirectUri))

  await renderSignedIn(<LaunchedPage />, ['tools'], 'user-1', null, `/launch/record?${back.toString()}`)

  const facts = within(await screen.findByRole('region', { name: 'From the record' }))
  expect(facts.getByText(/92 mm\[Hg\]/u)).toBeDefined()
  expect(facts.getByText('Female')).toBeDefined()
  const qsofa = screen.getByRole('link', { name: 'qSOFA' })
  expect(qsofa.getAttribute('href')).toBe('/tools/calcs/qsofa')
  expect(qsofa.closest('article')?.textContent).toContain('2 of 3 items filled in')
  expect(JSON.stringify(received)).not.toMatch(/1940-01-31|mm\[Hg\]|secret-token/u)
  expect(JSON.stringify([sessionStorage, localStorage].map(Object.entries))).not.toMatch(/secret-token|1940/u)
})

it('says so where nothing is set up', async () => {
  const { handlers } = await startSealedServer()
  handlers.set(getConfig, () => answered(getConfig, configWith(null)))

  await renderSignedIn(<LaunchPage />, ['tools'], 'user-1', null, `/launch?${launch().toString()}`)

  expect(await screen.findByText(/does not know the system that opened it/u)).toBeDefined()
})

function configWith(smart: { clientId: string; servers: string[] } | null) {
  return {
    publicKey: '',
    keyId: '',
    features: { mailbox: false, model: false, google: false },
    smart,
    holds: null,
  }
}
