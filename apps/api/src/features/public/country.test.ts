import { createServer } from 'node:http'
import { once } from 'node:events'
import { getCountry } from '@auscult/contract/public/geo.ts'
import { register } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGeo } from '../../parts/geo/open-geo.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { validCalls } from '../../testing/valid-calls.ts'

/** Of the registries' first assignments: a university in Ireland, one in the United States, and a part of the documentation range. */
const inIreland = '134.226.1.1'
const inTheStates = '18.7.22.69'
const nowhere = '203.0.113.7'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(() => app.reset())

afterAll(() => app.close())

test.each([
  [inIreland, 'Ireland'],
  [inTheStates, 'United States'],
  ['2001:770:18::1', 'Ireland'],
  ['127.0.0.1', 'Ireland'],
  ['192.168.3.4', 'Ireland'],
  ['fd00::1', 'Ireland'],
])('The address %s belongs to %s', async (from, country) => {
  const answer = await app.call(getCountry, { from })

  expect(answer).toMatchObject({ status: 200, body: { country_name: country } })
})

test('An address that no country has is said to be unknown', async () => {
  const answer = await app.call(getCountry, { from: nowhere })

  expect(answer).toMatchObject({ status: 503, body: { message: 'Unable to determine your location' } })
})

test('A visitor of the own network is nowhere for a server that was told no country, and so is one without an address', async () => {
  const geo = await openGeo({ GEO_DEFAULT_COUNTRY: undefined })

  const found = await Promise.all(
    ['127.0.0.1', '192.168.3.4', 'unknown', inIreland].map((address) => geo.findCountry(address)),
  )

  expect(found).toEqual([undefined, undefined, undefined, 'Ireland'])
})

test.each([
  [inIreland, 200, 'If the address can be used, a verification code is on its way to it.'],
  [inTheStates, 403, 'Sorry, Our service is currently not available in your country.'],
  [nowhere, 503, 'Unable to verify your location. Please try again later.'],
])('Whoever registers from %s past the form is answered %i', async (from, status, message) => {
  const answer = await app.call(register, { ...validCalls['register'], from })

  expect(answer).toMatchObject({ status, body: { message } })
})

test('A service that the operator sets is asked instead, and its failure is no country', async () => {
  const asked: string[] = []
  const service = createServer((request, answer) => {
    asked.push(request.url ?? '')
    if (request.url?.includes('134') !== true) answer.statusCode = 500
    answer.end(JSON.stringify({ country_name: 'Czechia', country_code: 'CZ' }))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const place = service.address()
  const port = typeof place === 'object' ? place?.port : undefined
  const geo = await openGeo({
    GEO_SERVICE_URL: `http://127.0.0.1:${port}/{ip}/json`,
    GEO_DEFAULT_COUNTRY: 'Ireland',
  })

  const found = [await geo.findCountry(inIreland), await geo.findCountry(inTheStates)]

  service.close()
  expect(found).toEqual(['Czech Republic', undefined])
  expect(asked).toEqual([`/${inIreland}/json`, `/${inTheStates}/json`])
})

test('A service whose answer does not end is not waited for once it is longer than any country', async () => {
  const service = createServer((_request, answer) => {
    answer.write(' '.repeat(200_000))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const place = service.address()
  const port = typeof place === 'object' ? place?.port : undefined
  const geo = await openGeo({ GEO_SERVICE_URL: `http://127.0.0.1:${port}/`, GEO_DEFAULT_COUNTRY: 'Ireland' })
  const startedAt = performance.now()

  const found = await geo.findCountry(inIreland)

  service.closeAllConnections()
  service.close()
  expect(found).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(4_000)
})
