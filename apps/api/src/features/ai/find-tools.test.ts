import { findTools } from '@auscult/contract/ai/tools.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp()
  person = await addPerson(app)
})
afterAll(() => app.close())

const find = (query: string) => app.call(findTools, { body: { query }, token: person.token })

it('two words, too few for a question, find the score with what they tell', async () => {
  const { status, body } = await find('chadsvasc 72f')

  expect(status).toBe(200)
  expect(findTools.answer.parse(body).tools).toMatchObject([
    {
      tool: 'calculator',
      id: 'cha2-ds2-vasc',
      filled: [
        { item: 'age_group', value: '65to74', option: '65 to 74' },
        { item: 'sex', value: 'female' },
      ],
    },
  ])
})

it('words that name no tool find none', async () => {
  expect((await find('heart failure')).body).toEqual({ tools: [] })
})

it('it costs nothing of the month, and nothing typed is in the log', async () => {
  const before = await app.call(getIdentity, { token: person.token })

  await find('k 5.9')

  expect((await app.call(getIdentity, { token: person.token })).body).toEqual(before.body)
  expect(app.logs()).not.toContain('5.9')
})

it('nothing typed and a text too long are refused', async () => {
  expect((await find('')).status).toBe(400)
  expect((await find('x'.repeat(201))).status).toBe(400)
})
