import { callCdsService } from '@auscult/contract/tools/cds-hooks.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bundle, figure, patient, post, request } from './cds-request.fixture.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { CDS_HOOKS_ORIGINS: 'https://ehr.example.org' } })
})
afterAll(() => app.close())

async function cardsOf(service: string, prefetch: Record<string, unknown>) {
  const { body } = await post(app, service, request({ patient, ...prefetch }))
  return callCdsService.answer.parse(body).cards
}

it('takes no coma scale together from two examinations', async () => {
  const morning = { effectiveDateTime: '2026-11-20T04:00:00Z' }

  const [card] = await cardsOf('gcs', {
    observations: bundle(
      figure('9267-6', 1, '{score}'),
      figure('9270-0', 5, '{score}', morning),
      figure('9268-4', 6, '{score}', morning),
    ),
  })

  expect(card?.summary).toMatch(/^Glasgow Coma Scale: 3 to 12.*, 2 items not told$/u)
  expect(card?.detail).not.toContain('GCS verbal response 5')
})

it('writes no text of the record but a unit', async () => {
  const unit = '/min [open](https://elsewhere.example)'
  const pulse = figure('9279-1', 26, '/min', {
    valueQuantity: { value: 26, unit, system: 'http://unitsofmeasure.org', code: '/min' },
  })

  const [card] = await cardsOf('qsofa', { observations: bundle(pulse) })

  expect(card?.detail).toContain('respiratory rate 26 /min, ')
  expect(card?.detail).not.toContain('elsewhere')
})

it('reads no more resources than a patient can have, and says so', async () => {
  const many = Array.from({ length: 1_001 }, () => ({ resource: {} }))

  const refused = await post(app, 'qsofa', request({ patient, observations: bundle(...many) }))
  const taken = await post(app, 'qsofa', request({ patient, observations: bundle(...many.slice(0, 999)) }))

  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ message: 'More than 1000 resources are not read.' })
  expect(taken.status).toBe(200)
})
