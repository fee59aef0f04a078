import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { listPublishedRequests } from '@auscult/calculators/testing/published-requests.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { calculationOf } from '@auscult/contract/tools/calculation-of.ts'
import type { Operation } from '@auscult/contract/operation.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inParallel } from '../../testing/in-parallel.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { readToolsContent } from './read-content.ts'

const content = await readToolsContent(new URL('../../../../../content/', import.meta.url))

function textsOf(id: string): CalculatorTexts {
  const texts = content.calculators.get(id)
  if (texts === undefined) throw new Error(`No texts for ${id}`)
  return texts
}

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp()
  person = await addPerson(app)
})
afterAll(() => app.close())

const operationOf = new Map<string, Operation>(Object.entries(calculationOf))
const requests = listPublishedRequests(textsOf)

function call(id: string, body: object) {
  const operation = operationOf.get(id)
  if (operation === undefined) throw new Error(`No call for ${id}`)
  return app.call(operation, { body: { ...body }, token: person.token })
}

function validBody(id: string): object {
  const body = validCalls[operationOf.get(id)?.name ?? '']?.body
  return typeof body === 'object' && body !== null ? body : {}
}

// A thousand sealed calls in one test.
describe('all 2,403 possible requests', { timeout: 90_000 }, () => {
  it.each(allCalculators.map(({ id }) => id))('of %s get the published answer', async (id) => {
    const own = requests.filter((request) => request.id === id)

    await inParallel(8, own, async ({ answers, expected }) => {
      const answer = await call(id, answers)
      expect({ status: answer.status, body: answer.body }, JSON.stringify(answers)).toEqual({
        status: 200,
        body: expected,
      })
    })
  })
})

describe.each(allCalculators)('a request for $id', ({ id, items }) => {
  const valid = validBody(id)

  it.each(items.map(({ name }) => name))(
    'with what is no option of %s is refused by its name',
    async (name) => {
      const answer = await call(id, { ...valid, [name]: 'perhaps' })

      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(`'${name}' must be`), reason: 'input-not-valid' },
      })
    },
  )

  it.each(items.filter(({ isOptional }) => !isOptional).map(({ name }) => name))(
    'without %s is refused by its name',
    async (name) => {
      const answer = await call(id, { ...valid, [name]: undefined })

      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(`'${name}' `) } })
    },
  )

  it('with a field that it does not know is refused, and the field is named', async () => {
    const answer = await call(id, { ...valid, patient: 'Ada Byron' })

    expect(answer).toMatchObject({
      status: 400,
      body: { message: "The request has no field 'patient'.", reason: 'input-not-valid' },
    })
  })

  it('may have every option that the calculator has', () => {
    const { body } = calculationOf[id]
    for (const { name, options } of items)
      for (const { value } of options)
        expect(body.safeParse({ ...valid, [name]: value }).success, `${name} ${value}`).toBe(true)
  })
})

it('follow-ups of SIRS before the question of infection are refused, and it is named', async () => {
  const answer = await call('sirs-sepsis', {
    temp_abnormal: true,
    hr_over_90: true,
    rr_over_20_or_paco2_low: false,
    wbc_abnormal: false,
    organ_dysfunction_or_hypotension: true,
  })

  expect(answer).toMatchObject({
    status: 400,
    body: {
      message: "'infection_suspected' must be answered before 'organ_dysfunction_or_hypotension'.",
    },
  })
})

it('a misspelt follow-up of SIRS is refused, and no step is worked out without it', async () => {
  const answer = await call('sirs-sepsis', { ...validBody('sirs-sepsis'), infection_suspectd: true })

  expect(answer).toMatchObject({
    status: 400,
    body: { message: "The request has no field 'infection_suspectd'." },
  })
})

it('nothing of a calculation is in the log', async () => {
  await call('cha2-ds2-vasc', { ...validBody('cha2-ds2-vasc'), age_group: 'gte99' })

  expect(app.logs()).not.toMatch(/gte99|stroke_TIA/u)
})
