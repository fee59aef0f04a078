import { changePassword, logIn } from '@auscult/contract/auth/auth.ts'
import { listNotifications } from '@auscult/contract/people/notifications.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { firefoxOnWindows } from '../../testing/user-agents.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addPerson(app)
})
afterAll(() => app.close())

const enter = async (from: string, password = ada.password) =>
  app.call(logIn, { body: { email: ada.email, password }, from, headers: { 'user-agent': firefoxOnWindows } })

async function notices() {
  const token = await app.sessions.start(app.parts.database.db, ada.id)
  return listNotifications.answer.parse((await app.call(listNotifications, { token })).body).data
}

const told = async () => (await notices()).map(({ kind }) => kind)

it('a sign-in from a network that was not used before is told, and the next from there is not', async () => {
  await enter('10.0.0.1')
  await enter('10.0.0.1')
  app.clock.advance(1_000)
  await enter('10.9.9.9')

  expect(await told()).toEqual(['signed-in', 'signed-in'])
})

it('a sign-in is told with what it was made with', async () => {
  await enter('10.9.9.9')

  expect(await notices()).toMatchObject([
    { kind: 'signed-in', device: { browser: 'Firefox', system: 'Windows' } },
  ])
})

it('a log-in that failed is not told as one', async () => {
  await enter('10.9.9.9', 'a wrong password')

  expect(await told()).toEqual([])
})

it('a password that was changed is told, beside the mail', async () => {
  const body = { email: ada.email, currentPassword: ada.password, password: 'seven quiet herons' }
  await app.call(changePassword, { token: ada.token, body })

  expect(await told()).toEqual(['password-changed'])
})
