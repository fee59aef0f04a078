import { getConfig } from '@auscult/contract/public/public.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RecordSystem, startRecordSystem } from '../../../testing/record-system.ts'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, startSealedServer } from '../../../testing/sealed-server.ts'
import { LaunchPage } from './launch-page.tsx'
import { LaunchedPage } from './launched-page.tsx'
import { beginLaunch, finishLaunch } from './smart-launch.ts'

const clientId = 'auscult'
const redirectUri = 'http://localhost:3000/launch/record'

let record: RecordSystem

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
