import { getIdentity, type Identity, logOut } from '@auscult/contract/auth/auth.ts'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { tokenOf } from '../../testing/render-page.tsx'
import { answered, startSealedServer } from '../../testing/sealed-server.ts'
import { watchSession } from './session-watch.ts'
import { findToken, onSessionEnd, startSession } from './session.ts'

const minuteMs = 60_000
const anna: Identity = {
  _id: 'user-1',
  name: 'Anna Bergmann',
  email: 'anna@example.org',
  type: 'Dr',
  status: 'Active',
  profilePicture: null,
  queryLimit: 100,
  queryLimitPerMonth: 100,
}
const heard = vi.fn()
let stops: (() => void)[] = []

function startSessionFor(minutes: number) {
  const exp = Math.floor((Date.now() + minutes * minuteMs) / 1_000)
  startSession(`e30.${btoa(JSON.stringify({ exp }))}.signature`)
}

/** Whose token went along, call by call. */
const bearersOf = (network: Mock<typeof fetch>) =>
  network.mock.calls.map(([, request]) => new Headers(request?.headers).get('authorization'))

const pass = (minutes: number) => vi.advanceTimersByTime(minutes * minuteMs)

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.useFakeTimers()
  heard.mockReset()
  stops = [onSessionEnd(heard)]
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('ends the session of a person who has been away for 15 minutes', () => {
  startSessionFor(720)
  stops.push(watchSession())

  pass(14)
  expect(findToken()).toBeDefined()
  pass(1)

  expect(findToken()).toBeUndefined()
  expect(heard).toHaveBeenCalledExactlyOnceWith('idle')
})

it.each(['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'])('%s is a sign of life', (sign) => {
  startSessionFor(720)
  stops.push(watchSession())

  pass(14)
  window.dispatchEvent(new Event(sign))
  pass(14)

  expect(heard).not.toHaveBeenCalled()
})

it('looks for people who have gone every five minutes', () => {
  startSessionFor(720)
  stops.push(watchSession())
  pass(1)
  window.dispatchEvent(new Event('keydown'))

  pass(18)
  expect(findToken()).toBeDefined()
  pass(1)

  expect(heard).toHaveBeenCalledExactlyOnceWith('idle')
})

it.each([
  ['a touch of the mouse', () => window.dispatchEvent(new Event('mousemove'))],
  ['the page that comes back into view', () => document.dispatchEvent(new Event('visibilitychange'))],
])('after three hours of sleep, when no timer ran, %s wakes no session', (_, wake) => {
  startSessionFor(720)
  stops.push(watchSession())

  vi.setSystemTime(Date.now() + 180 * minuteMs)
  wake()

  expect(findToken()).toBeUndefined()
  expect(heard).toHaveBeenCalledExactlyOnceWith('idle')
})

it('a browser that was closed for longer opens without the session', () => {
  startSessionFor(720)
  pass(16)

  stops.push(watchSession())

  expect(heard).toHaveBeenCalledExactlyOnceWith('idle')
})

it('a token that nobody has worked with yet is taken up', () => {
  startSessionFor(720)
  localStorage.removeItem('lastActivity')

  stops.push(watchSession())
  pass(14)

  expect(heard).not.toHaveBeenCalled()
})

it('an idle session ends on the server too, with the token that left this browser', async () => {
  vi.useRealTimers()
  const server = await startSealedServer()
  server.handlers.set(logOut, () => answered(logOut, { statusCode: 200, message: 'Bye' }))
  const network = vi.fn(fetch)
  vi.stubGlobal('fetch', network)
  const token = tokenOf('user-1')
  startSession(token)
  let nowMs = Date.now()
  stops.push(watchSession(() => nowMs))

  nowMs += 16 * minuteMs
  window.dispatchEvent(new Event('mousemove'))

  expect(findToken()).toBeUndefined()
  await vi.waitFor(() => expect(server.received.map(({ operation }) => operation)).toContain('logOut'))
  expect(bearersOf(network)).toContain(`Bearer ${token}`)
  expect(heard).toHaveBeenCalledExactlyOnceWith('idle')
})

it('the server, which ends sessions that are not used, hears of a person who only reads every ten minutes', async () => {
  vi.useRealTimers()
  const server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [anna] }))
  const network = vi.fn(fetch)
  vi.stubGlobal('fetch', network)
  const token = tokenOf(anna._id)
  startSession(token)
  let nowMs = Date.now()
  const read = (minutes: number) => {
    nowMs += minutes * minuteMs
    window.dispatchEvent(new Event('scroll'))
  }
  const told = () => server.received.filter(({ operation }) => operation === 'getIdentity').length
  stops.push(watchSession(() => nowMs))

  read(5)
  read(4)
  expect(told()).toBe(0)
  read(1)
  await vi.waitFor(() => expect(told()).toBe(1))
  read(9)
  read(1)

  await vi.waitFor(() => expect(told()).toBe(2))
  expect(bearersOf(network)).toContain(`Bearer ${token}`)
})

it('a session whose person was replaced in another tab ends on the server, and the other goes on', async () => {
  vi.useRealTimers()
  const server = await startSealedServer()
  server.handlers.set(logOut, () => answered(logOut, { statusCode: 200, message: 'Bye' }))
  const network = vi.fn(fetch)
  vi.stubGlobal('fetch', network)
  const before = tokenOf('user-1')
  const after = tokenOf('user-2')
  startSession(before)
  stops.push(watchSession())

  localStorage.setItem('auth_token', after)
  const change = { key: 'auth_token', oldValue: before, newValue: after }
  window.dispatchEvent(new StorageEvent('storage', change))

  await vi.waitFor(() => expect(bearersOf(network)).toContain(`Bearer ${before}`))
  expect(bearersOf(network)).not.toContain(`Bearer ${after}`)
})

it('a person who opens pages anew every few minutes is told of, too', async () => {
  vi.useRealTimers()
  const server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [anna] }))
  startSession(tokenOf(anna._id))
  let nowMs = Date.now()

  for (let load = 0; load < 2; load += 1) {
    const stop = watchSession(() => nowMs)
    nowMs += 6 * minuteMs
    window.dispatchEvent(new Event('scroll'))
    stop()
  }

  await vi.waitFor(() => expect(server.received.map(({ operation }) => operation)).toContain('getIdentity'))
})

it('a person who works in another tab is not idle', () => {
  startSessionFor(720)
  stops.push(watchSession())

  pass(14)
  localStorage.setItem('lastActivity', String(Date.now()))
  pass(14)

  expect(heard).not.toHaveBeenCalled()
})

it('checks the token on load', () => {
  startSession('two.parts')

  stops.push(watchSession())

  expect(heard).toHaveBeenCalledExactlyOnceWith('expired')
})

it('checks the token every 30 minutes', () => {
  startSessionFor(20)
  stops.push(watchSession())

  for (let minute = 1; minute < 30; minute++) {
    pass(1)
    window.dispatchEvent(new Event('keydown'))
  }
  expect(heard).not.toHaveBeenCalled()
  pass(1)

  expect(heard).toHaveBeenCalledExactlyOnceWith('expired')
})

it('a person who has just logged in is not idle, however long the page stood open before', () => {
  stops.push(watchSession())
  pass(60)

  startSessionFor(720)
  pass(14)
  expect(heard).not.toHaveBeenCalled()
  pass(5)

  expect(heard).toHaveBeenCalledExactlyOnceWith('idle')
})

it('leaves a visitor alone', () => {
  stops.push(watchSession())

  pass(60)

  expect(heard).not.toHaveBeenCalled()
})
