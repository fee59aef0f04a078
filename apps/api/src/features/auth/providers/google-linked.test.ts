import { logInWithGoogle } from '@auscult/contract/auth/google.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GoogleApp, grace, makeVerifier, startGoogleApp } from '../../../testing/google-app.ts'
import { addPerson } from '../../../testing/people.ts'
import { firefoxOnWindows } from '../../../testing/user-agents.ts'

let google: GoogleApp
beforeAll(async () => {
  google = await startGoogleApp()
})
afterAll(() => google.close())

it('whoever ties a Google account to another is told to its owner with browser and system', async () => {
  const { app } = google
  const { email } = await addPerson(app, { email: 'grace@example.org' })
  google.provider.signIn(grace)
  const verifier = makeVerifier()
  const code = (await google.goAround(verifier)).split('#google=')[1]

  await app.call(logInWithGoogle, {
    body: { code, verifier },
    headers: { 'user-agent': firefoxOnWindows },
  })

  await app.outbox.flush()
  const mail = await app.mailbox.findNewest(email)
  expect(mail?.text).toContain('(UTC), with Firefox on Windows.')
})
