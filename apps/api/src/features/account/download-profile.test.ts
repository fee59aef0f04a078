import { downloadProfile } from '@auscult/contract/account/account.ts'
import { askQuestion } from '@auscult/contract/ai/questions.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addPerson } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const Kept = z.record(z.string(), z.unknown())

async function download(token: string) {
  const answer = await app.call(downloadProfile, { token })
  const file = String(answer.body['file'])
  return { answer, file, kept: Kept.parse(JSON.parse(file)) }
}

it('what a user takes along is a text file that the browser saves', async () => {
  const { token } = await addPerson(app)

  const { answer } = await download(token)

  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="user-data.txt"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

it('what it holds is the user’s own, and opens no account', async () => {
  const ada = await addPerson(app, { name: 'Ada Byron' })
  const ben = await addPerson(app, { name: 'Ben Kidd' })
  const body = { query: 'Does dapagliflozin reduce hospitalisation in heart failure?', type: 'clinical' }
  await app.call(askQuestion, { token: ada.token, body })

  const { file, kept } = await download(ada.token)

  expect(kept['users']).toMatchObject([{ name: 'Ada Byron', email: ada.email }])
  expect(kept['ai_questions']).toMatchObject([{ question: body.query }])
  expect(file).not.toContain(ben.email)
  expect(file).not.toMatch(/\$argon2|[Hh]ash":|"token":/u)
})
