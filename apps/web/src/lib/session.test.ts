import { expect, it, vi } from 'vitest'
import { tokenOf } from '../testing/render-page.tsx'
import { rememberIdentity } from './identity.ts'
import {
  dropWornOutToken,
  endSession,
  findToken,
  hasUsableToken,
  onSessionEnd,
  startSession,
  storageKeys,
} from './session.ts'

const identity = {
  _id: 'user-1',
  name: 'Ines Duarte',
  email: 'ines@example.org',
  type: 'Dr',
  status: 'Active',
  profilePicture: null,
  queryLimit: 87,
  queryLimitPerMonth: 100,
} as const

function listen() {
  const heard = vi.fn()
  return { heard, stop: onSessionEnd(heard) }
}

it('keeps the token under the name other pages know', () => {
  startSession('a.b.c')

  expect(localStorage.getItem('auth_token')).toBe('a.b.c')
  expect(findToken()).toBe('a.b.c')
})

it('removes token, picture and identity at the end, and tells the reason once', () => {
  startSession('a.b.c')
  localStorage.setItem(storageKeys.picture, 'blob')
  rememberIdentity(identity)
  const { heard, stop } = listen()

  endSession('refused', 'a.b.c')
  endSession('refused', 'a.b.c')
  stop()

  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('profilePicture')).toBeNull()
  expect(sessionStorage.getItem('userName')).toBeNull()
  expect(heard).toHaveBeenCalledExactlyOnceWith('refused')
})

it.each([
  ['of an old token', 'old.token.x'],
  ['of a call without one', undefined],
])('does not end a new session for the late refusal %s', (_, token) => {
  startSession('new.token.x')
  const { heard, stop } = listen()

  endSession('refused', token)
  stop()

  expect(findToken()).toBe('new.token.x')
  expect(heard).not.toHaveBeenCalled()
})

it('removes a worn-out token with the picture and says that it expired', () => {
  startSession('two.parts')
  localStorage.setItem(storageKeys.picture, 'blob')
  const { heard, stop } = listen()

  dropWornOutToken()
  stop()

  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('profilePicture')).toBeNull()
  expect(heard).toHaveBeenCalledExactlyOnceWith('expired')
})

it('knows a good token', () => {
  startSession(tokenOf('user-1'))

  dropWornOutToken()

  expect(hasUsableToken()).toBe(true)
})

it('leaves no picture behind where nobody is signed in', () => {
  localStorage.setItem(storageKeys.picture, 'blob')

  endSession('refused', undefined)

  expect(localStorage.getItem('profilePicture')).toBeNull()
})

it('keeps type, name and status of the person for this tab', () => {
  rememberIdentity(identity)

  expect(sessionStorage.getItem('userType')).toBe('Dr')
  expect(sessionStorage.getItem('userName')).toBe('Ines Duarte')
  expect(sessionStorage.getItem('userStatus')).toBe('Active')
})

it('shows the next person nothing of the one before', () => {
  rememberIdentity(identity)
  localStorage.setItem(storageKeys.picture, 'blob')

  startSession('a.b.c')

  expect(sessionStorage.getItem('userName')).toBeNull()
  expect(localStorage.getItem('profilePicture')).toBeNull()
})

it('hears why a session ended in another tab, so that each tab remembers its place', () => {
  const { heard, stop } = listen()

  rememberIdentity(identity)
  localStorage.setItem('sessionEnd', 'idle')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }))
  stop()

  expect(heard).toHaveBeenCalledExactlyOnceWith('idle')
  expect(sessionStorage.getItem('userName')).toBeNull()
})

it('hears of a log-out in another tab', () => {
  const { heard, stop } = listen()

  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }))
  stop()

  expect(heard).toHaveBeenCalledExactlyOnceWith('logged-out')
})
