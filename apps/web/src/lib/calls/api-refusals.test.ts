import { logIn, logOut } from '@auscult/contract/auth/auth.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../../testing/render-page.tsx'
import { refused, startSealedServer } from '../../testing/sealed-server.ts'
import { startI18n } from '../language/i18n.ts'
import { findToken, onSessionEnd, startSession } from '../session/session.ts'
import { call } from './api.ts'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const body = { email: 'anna@example.org', password: 'correct horse' }
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(async () => {
  await startI18n('en-GB')
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
})

describe('the console', () => {
  it.each([403, 409, 429, 500])(
    'hears of a %d: the call and the status, not what was said',
    async (status) => {
      const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      server.handlers.set(logIn, () => refused(status, 'about anna@example.org'))

      const error = await failureOf(call(logIn, { body }))

      expect(error).toMatchObject({ status, message: 'about anna@example.org' })
      expect(logged.mock.calls).toEqual([[`POST /auth/login: ${status}`]])
      logged.mockRestore()
    },
  )
})

describe('a 401 anywhere', () => {
  it('ends the session once, however many calls it meets', async () => {
    startSession(tokenOf('user-1'))
    server.handlers.set(logOut, () => refused(401, 'Unauthorized'))
    const heard = vi.fn()
    const stop = onSessionEnd(heard)

    await Promise.all([failureOf(call(logOut, { body: {} })), failureOf(call(logOut, { body: {} }))])
    stop()

    expect(findToken()).toBeUndefined()
    expect(heard).toHaveBeenCalledExactlyOnceWith('refused')
  })

  it('that comes late, for a call that nobody was signed in for, leaves the session that has begun since', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof refused>>()
    server.handlers.set(logIn, () => answer.promise)
    const late = failureOf(call(logIn, { body }))
    await vi.waitFor(() => expect(server.received.at(-1)?.operation).toBe('logIn'))
    const token = tokenOf('user-1')
    startSession(token)

    answer.resolve(refused(401, 'Wrong'))
    await late

    expect(findToken()).toBe(token)
  })

  it('leaves a visitor whose password was wrong where they are', async () => {
    server.handlers.set(logIn, () => refused(401, 'Wrong'))
    const heard = vi.fn()
    const stop = onSessionEnd(heard)

    await failureOf(call(logIn, { body }))
    stop()

    expect(heard).not.toHaveBeenCalled()
  })
})
