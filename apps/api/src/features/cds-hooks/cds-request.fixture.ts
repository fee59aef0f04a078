import type { TestApp } from '../../testing/test-app.ts'

/** What a record system sends in a request for cards. */
export const patient = { resourceType: 'Patient', id: '1', gender: 'female', birthDate: '1944-12-24' }

export function figure(loinc: string, value: number, unit: string, changes: Record<string, unknown> = {}) {
  return {
    resource: {
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: loinc }] },
      effectiveDateTime: '2026-11-20T09:30:00+01:00',
      valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
      ...changes,
    },
  }
}

export function request(prefetch: Record<string, unknown>, changes: Record<string, unknown> = {}) {
  return {
    hook: 'patient-view',
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    fhirServer: 'https://ehr.example.org/fhir',
    context: { userId: 'Practitioner/1', patientId: '1' },
    prefetch,
    ...changes,
  }
}

export const bundle = (...entry: object[]) => ({ resourceType: 'Bundle', type: 'searchset', entry })

/** Calls a service as a record system does. */
export async function post(to: TestApp, service: string, body: object, headers: Record<string, string> = {}) {
  const answer = await to.server.inject({
    method: 'POST',
    url: `/api/cds-services/${service}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() }
}
