import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { callCdsService, listCdsServices } from '@auscult/contract/tools/cds-hooks.ts'
import { ObservationCode } from '@auscult/contract/tools/fhir-facts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import codes from '../../../../../content/tools/observations.json' with { type: 'json' }
import { bundle, figure, patient, post, request } from './cds-request.fixture.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

// There is no schema or validator for version 2.0 to install: the fields tested here are those of its tables and examples
// (https://cds-hooks.hl7.org/2.0/).

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { CDS_HOOKS_ORIGINS: 'https://ehr.example.org' } })
})
afterAll(() => app.close())

async function cardsOf(service: string, prefetch: Record<string, unknown>) {
  const { status, body } = await post(app, service, request({ patient, ...prefetch }))
  expect(status).toBe(200)
  return callCdsService.answer.parse(body).cards
}

const nothingTold = /: not worked out, \d+ items? (?:is|are) not told by the record$/u

describe('discovery', () => {
  it('tells each calculator in plain JSON, with what a client should prefetch', async () => {
    const answer = await app.server.inject({ url: '/api/cds-services' })

    const { services } = listCdsServices.answer.parse(answer.json())
    expect(services.map(({ id }) => id)).toEqual(allCalculators.map(({ id }) => id))
    expect(services.find(({ id }) => id === 'qsofa')).toMatchObject({
      hook: 'patient-view',
      title: 'qSOFA',
      prefetch: {
        patient: 'Patient/{{context.patientId}}',
        observations: expect.stringContaining('code=http://loinc.org|8480-6,http://loinc.org|9279-1'),
      },
    })
    expect(services.find(({ id }) => id === 'cha2-ds2-vasc')?.prefetch).toEqual({
      patient: 'Patient/{{context.patientId}}',
    })
    expect(services.filter(({ prefetch }) => prefetch?.['patient'] === undefined)).toEqual([])
  })
})

describe('a card', () => {
  it('has the score where the record tells all of it', async () => {
    const [card] = await cardsOf('gcs', {
      observations: bundle(
        figure('9267-6', 3, '{score}'),
        figure('9270-0', 4, '{score}'),
        figure('9268-4', 6, '{score}'),
      ),
    })

    expect(card).toMatchObject({
      summary: 'Glasgow Coma Scale: 13 (Mild)',
      indicator: 'info',
      source: { label: expect.stringContaining('Auscult: Glasgow Coma Scale') },
      links: [{ type: 'absolute', url: expect.stringMatching(/\/tools\/calcs\/gcs$/u) }],
    })
  })

  it('has the range that is still possible where it does not, and says how much is open', async () => {
    const [card] = await cardsOf('qsofa', {
      observations: bundle(figure('8480-6', 92, 'mm[Hg]'), figure('9279-1', 26, '/min')),
    })

    expect(card?.summary).toMatch(/^qSOFA: 2 to 3.*, 1 item not told$/u)
    expect(card?.detail).toContain('- Altered mentation: not told')
    expect(card?.detail).toContain(
      'systolic blood pressure 92 mm[Hg], 2026-11-20T09:30:00+01:00 (LOINC 8480-6)',
    )
    expect(card?.detail).toContain('Source: ')
  })

  it('reads age and sex of the patient, to the day', async () => {
    const observations = bundle(figure('8480-6', 84, 'mm[Hg]'))
    const at = (birthDate: string) => cardsOf('curb-65', { patient: { ...patient, birthDate }, observations })
    const [[card], [younger]] = [await at('1961-11-20'), await at('1961-11-21')]

    expect(card?.detail).toContain('- Age 65 or over: yes')
    // 65 tomorrow.
    expect(younger?.detail).toContain('- Age 65 or over: no')
  })

  it.each(allCalculators.map(({ id }) => id))(
    'of %s says what is missing, and no score, where age and sex alone are told, which everybody has',
    async (service) => {
      const [card] = await cardsOf(service, { patient })

      expect(card?.summary).toMatch(nothingTold)
      expect(card?.detail).toContain(': not told')
      expect(card?.links).toHaveLength(1)
    },
  )

  it.each(['wells-pe', 'qsofa', 'sirs-sepsis', 'gcs', 'curb-65'])(
    'of %s is not made of whoever may be a child',
    async (service) => {
      const observations = bundle(
        figure('8480-6', 84, 'mm[Hg]'),
        figure('9279-1', 40, '/min'),
        figure('8867-4', 130, '/min'),
        figure('9267-6', 3, '{score}'),
      )
      const unknown = { resourceType: 'Patient', id: '1' }

      expect(await cardsOf(service, { patient: unknown, observations })).toEqual([])
      expect(await cardsOf(service, { observations })).toHaveLength(1)
    },
  )

  it('writes a figure of a scale without the code of its unit', async () => {
    const [card] = await cardsOf('gcs', { observations: bundle(figure('9267-6', 3, '{score}')) })

    expect(card?.detail).toMatch(/GCS eye response 3, 2026/u)
  })

  it('is not made of a child', async () => {
    const observations = bundle(figure('8480-6', 84, 'mm[Hg]'), figure('9279-1', 40, '/min'))

    expect(
      await cardsOf('qsofa', { patient: { ...patient, birthDate: '2020-01-01' }, observations }),
    ).toEqual([])
    expect(await cardsOf('qsofa', { patient, observations })).toHaveLength(1)
  })

  it('says no level of a score whose illness the record was not asked for', async () => {
    const [card] = await cardsOf('qsofa', {
      observations: bundle(
        figure('8480-6', 92, 'mm[Hg]'),
        figure('9279-1', 26, '/min'),
        figure('9269-2', 13, '{score}'),
      ),
    })

    expect(card?.summary).toBe('qSOFA: 3')
  })

  it.each([
    [120, 50, 'yes'],
    [120, 80, 'no'],
    [88, 70, 'yes'],
  ])('takes both pressures of a panel for what is low: %i/%i', async (systolic, diastolic, low) => {
    const panel = figure('85354-9', 0, '1', {
      valueQuantity: undefined,
      component: [
        figure('8480-6', systolic, 'mm[Hg]').resource,
        figure('8462-4', diastolic, 'mm[Hg]').resource,
      ],
    })

    const [card] = await cardsOf('curb-65', { observations: bundle(panel) })

    expect(card?.detail).toContain(`- Low blood pressure: ${low}`)
  })

  it('says No to nothing by one half of what it is defined by', async () => {
    const [card] = await cardsOf('curb-65', { observations: bundle(figure('8480-6', 120, 'mm[Hg]')) })

    expect(card?.detail).not.toMatch(/^- Low blood pressure: no$/mu)
  })

  it('reads a pressure out of a panel, and the newest of several', async () => {
    const panel = figure('85354-9', 0, '1', {
      valueQuantity: undefined,
      component: [figure('8480-6', 84, 'mm[Hg]').resource],
    })
    const older = figure('8480-6', 130, 'mm[Hg]', { effectiveDateTime: '2026-11-20T01:00:00Z' })

    const [card] = await cardsOf('curb-65', { observations: bundle(older, panel) })

    expect(card?.detail).toContain('- Low blood pressure: yes')
  })

  it.each([
    ['in a unit that is not listed', figure('8480-6', 12, 'kPa')],
    ['entered in error', figure('8480-6', 92, 'mm[Hg]', { status: 'entered-in-error' })],
    [
      'of the day before yesterday',
      figure('8480-6', 92, 'mm[Hg]', { effectiveDateTime: '2026-11-18T08:00:00Z' }),
    ],
    [
      'with a code of another system',
      figure('8480-6', 92, 'mm[Hg]', { code: { coding: [{ code: '8480-6' }] } }),
    ],
    ['that is no number', figure('8480-6', 92, 'mm[Hg]', { valueQuantity: { value: 'high' } })],
  ])('is not made of a figure %s', async (_what, observation) => {
    const [card] = await cardsOf('qsofa', { observations: bundle(observation) })

    expect(card?.summary).toMatch(nothingTold)
  })

  it.each([
    ['another subject', { subject: { reference: 'Patient/OTHER' } }, true],
    ['the patient in context', { subject: { reference: 'https://ehr.example.org/fhir/Patient/1' } }, false],
  ])('is made of figures of the patient alone: %s', async (_of, changes, isNothing) => {
    const observations = bundle(figure('8480-6', 80, 'mm[Hg]', changes))

    const [card] = await cardsOf('qsofa', { observations })

    expect(nothingTold.test(card?.summary ?? '')).toBe(isNothing)
  })

  it('is not made of another patient than the one in context', async () => {
    const observations = bundle(figure('8480-6', 80, 'mm[Hg]'))

    expect(await cardsOf('qsofa', { patient: { ...patient, id: 'zzz' }, observations })).toEqual([])
  })

  it.each([
    ['8480-6', 0, 'mm[Hg]'],
    ['8480-6', 999_999, 'mm[Hg]'],
    ['9279-1', -3, '/min'],
  ])('is not made of a figure that nobody can have: %s %d', async (loinc, value, unit) => {
    const [card] = await cardsOf('qsofa', { observations: bundle(figure(loinc, value, unit)) })

    expect(card?.summary).toMatch(nothingTold)
  })

  it('is not made of two patients at once', async () => {
    expect(await cardsOf('cha2-ds2-vasc', { patient, other: { ...patient, id: '2' } })).toEqual([])
  })

  it('is made of no figures that are not there, and not of null for what a client could not prefetch, or of what is no resource', async () => {
    const [card] = await cardsOf('qsofa', {})

    expect(card?.summary).toMatch(nothingTold)
    expect(await cardsOf('qsofa', { patient: null, observations: 'none' })).toEqual([])
  })
})

it('what is no request of the standard is refused, and a service that is not there is not found', async () => {
  expect((await post(app, 'qsofa', request({}, { hook: 'order-sign' }))).status).toBe(400)
  expect((await post(app, 'qsofa', request({}, { hookInstance: 'one' }))).status).toBe(400)
  expect((await post(app, 'apgar', request({}))).status).toBe(404)
})

it('nothing of a patient is in the log', async () => {
  await post(app, 'cha2-ds2-vasc', request({ patient }))

  expect(app.logs()).not.toMatch(/1944-12-24|Practitioner\/1/u)
})

describe('a page of another origin', () => {
  it('may call from an origin that the operator named', async () => {
    const preflight = await app.server.inject({
      method: 'OPTIONS',
      url: '/api/cds-services/qsofa',
      headers: { origin: 'https://ehr.example.org', 'access-control-request-method': 'POST' },
    })
    const called = await post(app, 'qsofa', request({}), { origin: 'https://ehr.example.org' })

    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://ehr.example.org',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
    })
    expect(called.headers).toMatchObject({ 'access-control-allow-origin': 'https://ehr.example.org' })
    expect(called.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('may not from any other, and calls nothing else', async () => {
    const other = await post(app, 'qsofa', request({}), { origin: 'https://evil.example.org' })
    const health = await app.server.inject({
      url: '/api/health',
      headers: { origin: 'https://ehr.example.org' },
    })

    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    expect(health.headers['access-control-allow-origin']).toBeUndefined()
  })
})

it.each(z.array(ObservationCode).parse(codes))('$loinc has the check digit of its number', ({ loinc }) => {
  const [number = '', check] = loinc.split('-')
  // Mod 10 (Luhn), as LOINC numbers have it.
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)

  expect(String((10 - (sum % 10)) % 10)).toBe(check)
})
