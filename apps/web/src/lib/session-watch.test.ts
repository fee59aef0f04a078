import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findToken, onSessionEnd, startSession } from './session.ts'
import { watchSession } from './session-watch.ts'

const minuteMs = 60_000
const heard = vi.fn()
let stops: (() => void)[] = []

function startSessionFor(minutes: number) {
  const exp = Math.floor((Date.now() + minutes * minuteMs) / 1_000)
  startSession(`e30.${btoa(JSON.stringify({ exp }))}.signature`)
}

const pass = (minutes: number) => vi.advanceTimersByTime(minutes * minuteMs)

beforeEach(() => {
  vi.useFakeTimers()
  heard.mockReset()
  stops = [onSessionEnd(heard)]
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
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
