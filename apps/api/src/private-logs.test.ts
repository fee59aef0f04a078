import { askQuestion, listQuestions } from '@auscult/contract/ai/questions.ts'
import { getIdentity, logIn, logOut, register, resendOtp, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { sendInvite } from '@auscult/contract/people/invite.ts'
import { searchProfiles, updateProfile } from '@auscult/contract/people/profile.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LogLine } from './parts/log/log-events.ts'
import { readCode } from './testing/people.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const name = 'Zebulon Quagmire'
const email = 'zebulon.quagmire@hospital.example'
const password = 'orchid-lantern-tuesday'
const wrongPassword = 'orchid-lantern-monday'
const question = 'Does perindopril help my patient Xanthippe Fotheringay after stroke?'
const broken = 'Should colchicine be stopped in Xanthippe Fotheringay today?'
/** Of the profile, each the length of something that could be told apart in a log. */
const told = {
  place: 'Saint Perpetua Infirmary',
  medicalCouncil: 'Medical Council (Comhairle na nDochtúirí Leighis)',
  doctorRegistrationNumber: 'QX-778-219-044',
  gender: 'in words of my own choosing',
}
const invited = 'ottoline.featherstone@hospital.example'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'debug' } })
})

afterAll(() => app.close())

/** Every stretch of letters long enough to tell something, plain and as it looks in an address or in base64. */
function tracesOf(secret: string): string[] {
  const words = secret.split(/[\s?@]+/u).filter((word) => word.length > 8)
  const inBase64 = Buffer.from(secret).toString('base64').slice(0, 24)
  return [secret, encodeURIComponent(secret), inBase64, ...words]
}

test('the log of a whole visit, with everything that can go wrong, names nobody and nothing they typed', async () => {
  const agreed = { privacyPolicy: true, termAndCondition: true, isPromotion: false }
  await app.call(register, { body: { name, email, password, ...agreed } })
  const code = await readCode(app, email)
  await app.call(verifyEmail, { body: { email, otp: code === 999_999 ? 100_000 : code + 1 } })
  await app.call(resendOtp, { body: { email } })
  await app.call(verifyEmail, { body: { email, otp: await readCode(app, email) } })
  await app.call(logIn, { body: { email, password: wrongPassword } })
  await app.call(logIn, { body: { email, password: '\u0000' } })
  const session = await app.call(logIn, { body: { email, password } })
  const token = String(session.body['access_token'])
  await app.call(getIdentity, { token })
  await app.call(getIdentity, { token: `${token}x`, query: { access_token: token } })
  await app.call(updateProfile, {
    token,
    body: { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'], ...told },
  })
  await app.call(updateProfile, { token, body: { ...told, dob: told.doctorRegistrationNumber } })
  await app.call(searchProfiles, { token, query: { q: told.place } })
  await app.call(sendInvite, { token, body: { email: invited } })
  await app.call(askQuestion, { token, body: { query: question, type: 'clinical' } })
  await app.call(askQuestion, { token, body: { query: 'Xanthippe Fotheringay', type: 'clinical' } })
  await app.call(askQuestion, { token, body: { query: question, type: question } })
  await app.call(listQuestions, { token, query: { page: question, limit: 1 } })
  // The way a database fails: with the question in its message.
  const search = vi
    .spyOn(app.parts.evidence.index, 'search')
    .mockRejectedValue(new Error(`no term: ${broken}`))
  const engineFailed = await app.call(askQuestion, { token, body: { query: broken, type: 'clinical' } })
  search.mockRestore()
  await app.parts.database.db.execute(sql`alter table ai_questions rename to ai_questions_away`)
  const databaseFailed = await app.call(askQuestion, { token, body: { query: question, type: 'clinical' } })
  await app.parts.database.db.execute(sql`alter table ai_questions_away rename to ai_questions`)
  await app.call(logOut, { token, body: {} })

  const logs = app.logs()

  const secrets = [
    name,
    email,
    password,
    wrongPassword,
    question,
    broken,
    ...Object.values(told),
    invited,
    token,
    ...token.split('.').slice(1),
  ]
  const traces = [...secrets.flatMap(tracesOf), String(code)]
  expect(token.split('.')).toHaveLength(3)
  expect([engineFailed.status, databaseFailed.status]).toEqual([500, 500])
  expect(logs.match(/unexpected error/gu)?.length).toBe(2)
  expect(traces.filter((trace) => logs.includes(trace))).toEqual([])
  expect(logs).not.toContain('10.0.0.1')
  const lines = logs.trim().split('\n')
  expect(lines.filter((line) => !LogLine.safeParse(JSON.parse(line)).success)).toEqual([])
})
