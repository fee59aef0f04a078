import { getIdentity, logIn, logOut } from '@auscult/contract/auth/auth.ts'
import { unopened } from '@auscult/contract/envelope-wire.ts'
import { SealedRequest } from '@auscult/contract/envelope.ts'
import { operation } from '@auscult/contract/operation.ts'
import { getConfig } from '@auscult/contract/public/public.ts'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { z } from 'zod'
import { tokenOf } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { startI18n } from '../language/i18n.ts'
import { startSession } from '../session/session.ts'
import { call } from './api.ts'
import { ApiError, ConnectionError, EnvelopeError, isAbort, messageOf, refusalOf } from './call-errors.ts'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server
let network: Mock<typeof fetch>

const body = { email: 'anna@example.org', password: 'correct horse' }
/** What a request carried, still sealed. */
function sealedOf(init: RequestInit | undefined): SealedRequest {
  if (typeof init?.body !== 'string') throw new Error('The request has no body')
  return SealedRequest.parse(JSON.parse(init.body))
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
/** What the browser said was wrong. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error && error.cause instanceof Error)) throw new Error('The failure has no cause')
  expect(error.cause.message).not.toBe('')
  return error.cause.message
}
const requests = () => network.mock.calls
const lastRequest = () => requests().at(-1)?.[1]

beforeEach(async () => {
  await startI18n('en-GB')
  server = await startSealedServer()
  network = vi.fn(fetch)
  vi.stubGlobal('fetch', network)
  server.handlers.set(logIn, () => answered(logIn, { isEmailVerified: false }))
  server.handlers.set(logOut, () => answered(logOut, { statusCode: 200, message: 'Bye' }))
  return () => vi.unstubAllGlobals()
})

describe('a call', () => {
  it('travels sealed, with a MAC, and its answer is opened', async () => {
    const answer = await call(logIn, { body })

    expect(answer).toEqual({ isEmailVerified: false })
    expect(server.received.at(-1)?.body).toEqual(body)
    const sealed = sealedOf(lastRequest())
    expect(sealed.mac).toBeDefined()
    expect(JSON.stringify(sealed)).not.toContain('anna')
  })

  it('uses a new key each time', async () => {
    await call(logIn, { body })
    await call(logIn, { body })

    const [first, second] = requests()
      .slice(-2)
      .map(([, init]) => sealedOf(init).encryptedAesKey)
    expect(first).not.toBe(second)
  })

  it('sends cookies, and the token of the session', async () => {
    const token = tokenOf('user-1')
    startSession(token)

    await call(logOut, { body: {} })

    expect(lastRequest()?.credentials).toBe('include')
    expect(new Headers(lastRequest()?.headers).get('authorization')).toBe(`Bearer ${token}`)
  })

  it('without a body carries key and IV in its headers', async () => {
    await failureOf(call(getIdentity, {}))

    const headers = new Headers(lastRequest()?.headers)
    expect(headers.get('x-encrypted-key')).toBeTruthy()
    expect(headers.get('x-iv')).toBeTruthy()
    expect(lastRequest()?.body).toBeUndefined()
  })

  it('puts parameters into the path, each in its place and escaped', async () => {
    const like = operation({
      name: 'like',
      method: 'GET',
      path: '/likes/{userId}/{postId}',
      access: 'public',
      limit: 'general',
      sealed: false,
      summary: '',
      params: z.object({ userId: z.string(), postId: z.string() }),
      query: z.object({ page: z.number() }),
      answer: z.unknown(),
    })

    await failureOf(call(like, { params: { userId: 'a/b', postId: '7' }, query: { page: 2 } }))

    expect(requests().at(-1)?.[0]).toBe('/api/likes/a%2Fb/7?page=2')
  })

  it('asks for the new key once when the server has changed its own', async () => {
    await call(logIn, { body })
    vi.resetModules()
    const next = await (await import('../../testing/sealed-server.ts')).startSealedServer()
    next.handlers.set(logIn, () => answered(logIn, { isEmailVerified: true }))

    const answer = await call(logIn, { body })

    expect(answer).toEqual({ isEmailVerified: true })
    expect(next.received.map(({ operation: name }) => name)).toEqual(['getConfig', 'logIn'])
  })
})

describe('a call fails', () => {
  it("with the server's status and message", async () => {
    server.handlers.set(logIn, () => refused(429, 'Too many attempts'))

    const error = await failureOf(call(logIn, { body }))

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 429, message: 'Too many attempts' })
  })

  it.each([
    [{ message: 'Not that', error: 'Bad Request' }, 'Not that'],
    [{ message: '', error: 'Bad Request' }, 'Bad Request'],
    [{ error: 'Bad Request' }, 'Bad Request'],
    [{}, 'Login failed. Please try again.'],
  ])('with the message, the short reason or the words of the screen: %j', async (answer, words) => {
    server.handlers.set(logIn, () => ({ status: 400, answer }))

    const error = await failureOf(call(logIn, { body }))

    expect(messageOf(error, 'Login failed. Please try again.')).toBe(words)
    expect(refusalOf(error, 'Login failed. Please try again.')).toBe(words)
  })

  it('with its message and its short reason apart, for screens that show only one', async () => {
    server.handlers.set(logIn, () => ({ status: 400, answer: { message: '', error: 'Bad Request' } }))

    const error = await failureOf(call(logIn, { body }))

    expect(error).toMatchObject({ message: '', shortReason: 'Bad Request' })
  })

  it('with a status alone when something other than JSON answers', async () => {
    await call(logIn, { body })
    network.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))

    const error = await failureOf(call(logIn, { body }))

    expect(error).toMatchObject({ status: 502, message: '' })
  })

  it('with one plain text when the server can open nothing, after one more try', async () => {
    await call(logIn, { body })
    const before = requests().length
    server.handlers.set(logIn, () => ({ status: 400, answer: unopened }))

    const error = await failureOf(call(logIn, { body }))

    expect(error).toMatchObject({ status: 400, message: 'Decryption failed' })
    expect(requests().length - before).toBe(3)
  })

  it('when the network does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    const error = await failureOf(call(logIn, { body }))

    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({
      message: 'The server cannot be reached. Check your connection and try again.',
    })
    expect(refusalOf(error, 'Signup failed. Please try again.')).toBe('Signup failed. Please try again.')
  })

  it('when 90 seconds pass', async () => {
    const timeOut = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason))

    const error = await failureOf(call(logIn, { body }))

    expect(timeOut).toHaveBeenCalledWith(90_000)
    expect(error).toMatchObject({ message: 'The server did not answer within 90 seconds. Please try again.' })
    timeOut.mockRestore()
  })

  it('quietly when the screen is left', async () => {
    const leaving = new AbortController()
    server.handlers.set(logIn, () => new Promise(() => queueMicrotask(() => leaving.abort())))

    const error = await failureOf(call(logIn, { body }, { signal: leaving.signal }))

    expect(isAbort(error)).toBe(true)
  })

  it("with 'Decryption failed' when the answer cannot be opened", async () => {
    await call(logIn, { body })
    network.mockResolvedValueOnce(Response.json({ data: btoa('x'.repeat(16)), iv: btoa('y'.repeat(16)) }))

    const error = await failureOf(call(logIn, { body }))

    expect(error).toBeInstanceOf(EnvelopeError)
    expect(messageOf(error, '')).toBe(`Decryption failed: ${causeOf(error)}`)
    expect(refusalOf(error, '')).toBe(messageOf(error, ''))
  })

  it("with 'Encryption failed' and why when the server's key is none", async () => {
    vi.resetModules()
    const fresh = await import('./api.ts')
    await (await import('../language/i18n.ts')).startI18n('en-GB')
    const publicKey = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'
    server.handlers.set(getConfig, () =>
      answered(getConfig, {
        publicKey,
        keyId: 'broken',
        features: { mailbox: false, model: false, google: false },
        smart: null,
        holds: null,
      }),
    )

    const error = await failureOf(fresh.call(logIn, { body }))

    expect(messageOf(error, '')).toBe(`Encryption failed: ${causeOf(error)}`)
    expect(server.received.some(({ operation: name }) => name === 'logIn')).toBe(false)
  })

  it('when the answer is not what the contract says', async () => {
    server.handlers.set(logIn, () => ({ status: 200, answer: { isEmailVerified: 'yes' } }))

    const error = await failureOf(call(logIn, { body }))

    expect(messageOf(error, '')).toMatch(/does not understand/)
  })

  it('in plain words where the browser has no cryptography', async () => {
    vi.resetModules()
    const fresh = await import('./api.ts')
    await (await import('../language/i18n.ts')).startI18n('en-GB')
    vi.stubGlobal('crypto', { getRandomValues: () => undefined })

    const error = await failureOf(fresh.call(logIn, { body }))

    expect(messageOf(error, '')).toBe('Encryption failed: this page needs https or localhost.')
  })
})
