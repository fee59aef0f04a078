import { askQuestion, listQuestions } from '@auscult/contract/ai/questions.ts'
import { askQuestionStream } from '@auscult/contract/ai/stream.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const body = { query: 'Does dapagliflozin reduce hospitalisation in heart failure?', type: 'clinical' }

it('who has not told their profession is asked to, and asks at no cost until then', async () => {
  const { token } = await addPerson(app, { type: null })

  for (const operation of [askQuestion, askQuestionStream]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, body: refused } = await app.call(operation, { token, body })
    expect(status).toBe(403)
    expect(refused).toMatchObject({
      reason: 'profile-missing',
      message: 'Please complete your profile first.',
    })
  }
  const identity = await app.call(getIdentity, { token })
  expect(identity.body['data']).toMatchObject([{ queryLimit: 100 }])
  expect((await app.call(listQuestions, { token, query: {} })).status).toBe(200)
  await app.call(updateProfile, {
    token,
    body: { type: 'Student', country: ['Italy'], yearOfEnrollment: 2024 },
  })

  expect((await app.call(askQuestion, { token, body })).status).toBe(200)
})
