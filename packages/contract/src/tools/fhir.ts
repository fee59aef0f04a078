import { z } from 'zod'
import { operation } from '../operation.ts'

/*
 * FHIR R4 as far as the calculators need it. What a patient's record says never comes here: it is read in the browser.
 */

// Made of content alone, by `packages/calculators`, whose types and a validator in the tests say what stands in it.
const Questionnaire = z.looseObject({ resourceType: z.literal('Questionnaire'), id: z.string() })

const fhirJson = 'application/fhir+json'

export const listQuestionnaires = operation({
  name: 'listQuestionnaires',
  method: 'GET',
  path: '/fhir/Questionnaire',
  access: 'public',
  limit: 'general',
  sealed: false,
  mediaType: fhirJson,
  summary: 'Each calculator as a FHIR R4 Questionnaire, in a Bundle.',
  answer: z.object({
    resourceType: z.literal('Bundle'),
    type: z.literal('searchset'),
    total: z.int(),
    entry: z.array(z.object({ fullUrl: z.url(), resource: Questionnaire })),
  }),
})

export const getQuestionnaire = operation({
  name: 'getQuestionnaire',
  method: 'GET',
  path: '/fhir/Questionnaire/{calculatorId}',
  access: 'public',
  limit: 'general',
  sealed: false,
  mediaType: fhirJson,
  summary: 'One calculator as a FHIR R4 Questionnaire.',
  params: z.object({ calculatorId: z.string().max(60) }),
  answer: Questionnaire,
})

export const getCodeSystem = operation({
  name: 'getCodeSystem',
  method: 'GET',
  path: '/fhir/CodeSystem/{calculatorId}',
  access: 'public',
  limit: 'general',
  sealed: false,
  mediaType: fhirJson,
  summary:
    'The codes of the options of one calculator as a FHIR R4 CodeSystem, which its Questionnaire names.',
  params: z.object({ calculatorId: z.string().max(60) }),
  answer: z.looseObject({ resourceType: z.literal('CodeSystem'), id: z.string() }),
})
