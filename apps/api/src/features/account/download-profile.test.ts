import { downloadProfile } from '@auscult/contract/account/account.ts'
import { askQuestion } from '@auscult/contract/ai/questions.ts'
import { requestFriend } from '@auscult/contract/people/circle.ts'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDoctor, addPerson } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engineResponse } from '../ai/keep-question.steps.ts'
import { reserveQuestion } from '../ai/store.ts'
import { aiQuestions } from '../ai/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function download(token: string) {
  const answer = await app.call(downloadProfile, { token })
  const file = String(answer.body['file'])
  return { answer, file }
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

  const { file } = await download(ada.token)

  expect(file).toContain(`Name: Ada Byron\nEmail: ${ada.email}\n`)
  expect(file).toContain(
    `Your questions and their answers\n================================\n\nQuestion: ${body.query}\n`,
  )
  expect(file).not.toContain(ben.email)
  expect(file).not.toMatch(/\$argon2|[Hh]ash: |[Tt]oken: /u)
})

it('a person can read it: names in the place of ids, and of an answer its text and sources alone', async () => {
  const ada = await addDoctor(app, { name: 'Ada Byron', dob: '1980-01-02' })
  const ben = await addDoctor(app, { name: 'Ben Kidd' })
  await app.call(requestFriend, { token: ada.token, body: { receiverId: ben.id } })
  await app.call(requestFriend, { token: ben.token, body: { receiverId: ada.id } })
  const { db } = app.parts.database
  const at = app.clock.now()
  const id = v7()
  const asked = {
    id,
    userId: ada.id,
    agent: 'clinical',
    question: 'Is it so?',
    askedAt: at,
    month: '2026-11',
  } as const
  await reserveQuestion(db, asked, 1_000)
  const source = { name: 'DAPA-HF', link: 'https://doi.org/10.1056/NEJMoa1911303' }
  const responseData = { ...engineResponse, clinical_recommendation: 'It is so.', evidence: [source] }
  // A response as some release kept it, not all of what this one keeps of a source.
  await db
    .update(aiQuestions)
    .set({ status: 'answered', response: sql`${JSON.stringify(responseData)}::jsonb`, answeredAt: at })
    .where(eq(aiQuestions.id, id))

  const { file } = await download(ada.token)

  expect(file).toContain('Sent by you: yes\nWith: Ben Kidd\nStanding: in your circle\n')
  expect(file).toContain(
    'Answer:\n  - It is so.\nSources:\n  - DAPA-HF, https://doi.org/10.1056/NEJMoa1911303\n',
  )
  expect(file).toContain('Profession: Medical Doctor\nStanding: not verified\n')
  expect(file).toContain('Specialities:\n  - Cardiology\n')
  expect(file).toContain('Date of birth: 2 January 1980\n')
  expect(file).not.toContain(ben.id)
  expect(file).not.toMatch(/took|weights|candidates|[{}[\]"]/u)
})
