import { z } from 'zod'
import { operation } from '../operation.ts'

/*
 * CDS Hooks 2.0 (HL7, 2022): JSON as the standard has it, not sealed. A service gets what a client prefetched and nothing else: it never
 * calls the client's FHIR server, and keeps and logs nothing of a request.
 */

/** Names of prefetch keys, with templates that a client fills in. */
const Prefetch = z.record(z.string(), z.string())

export const CdsService = z.object({
  hook: z.literal('patient-view'),
  title: z.string(),
  description: z.string(),
  id: z.string(),
  prefetch: Prefetch,
})
export type CdsService = z.infer<typeof CdsService>

export const CdsCard = z.object({
  uuid: z.uuid(),
  /** Under 140 characters. */
  summary: z.string().min(1).max(139),
  /** GitHub Flavored Markdown. */
  detail: z.string(),
  indicator: z.enum(['info', 'warning', 'critical']),
  source: z.object({ label: z.string(), url: z.url().optional() }),
  links: z.array(z.object({ label: z.string(), url: z.url(), type: z.enum(['absolute', 'smart']) })).min(1),
})
export type CdsCard = z.infer<typeof CdsCard>

const qsofaRequest = {
  hook: 'patient-view',
  hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
  context: { userId: 'Practitioner/example', patientId: '1288992' },
  prefetch: {
    patient: { resourceType: 'Patient', id: '1288992', gender: 'female', birthDate: '1951-04-02' },
    observations: { resourceType: 'Bundle', type: 'searchset', entry: [] },
  },
}

export const listCdsServices = operation({
  name: 'listCdsServices',
  method: 'GET',
  path: '/cds-services',
  access: 'public',
  limit: 'general',
  sealed: false,
  crossOrigin: true,
  summary: 'CDS Hooks 2.0 discovery: each calculator as a service.',
  answer: z.object({ services: z.array(CdsService) }),
})

export const callCdsService = operation({
  name: 'callCdsService',
  method: 'POST',
  path: '/cds-services/{serviceId}',
  access: 'public',
  limit: 'general',
  sealed: false,
  crossOrigin: true,
  maxBytes: 1024 * 1024,
  summary:
    'CDS Hooks 2.0: a card with the score, or with what it can still be, from the prefetched figures; no card where none is told.',
  params: z.object({ serviceId: z.string().max(60) }),
  body: z
    .object({
      hook: z.literal('patient-view'),
      hookInstance: z.uuid(),
      context: z.object({ userId: z.string().max(500), patientId: z.string().max(500) }),
      prefetch: z.record(z.string(), z.unknown()).default({}),
    })
    .meta({ examples: [qsofaRequest] }),
  answer: z.object({ cards: z.array(CdsCard) }),
})
