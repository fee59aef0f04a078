import { expect, it, vi } from 'vitest'
import { tokenOf } from '../../testing/render-page.tsx'
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

  expect(heard).toHaveBeenCalledExactlyOnceWith('idle', undefined)
  expect(sessionStorage.getItem('userName')).toBeNull()
})

it('hears of a log-out in another tab', () => {
  const { heard, stop } = listen()

  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }))
  stop()

  expect(heard).toHaveBeenCalledExactlyOnceWith('logged-out', undefined)
})

/** What another tab does when somebody logs in there. */
function logInElsewhere(before: string, token: string) {
  localStorage.setItem(storageKeys.token, token)
  window.dispatchEvent(
    new StorageEvent('storage', { key: storageKeys.token, oldValue: before, newValue: token }),
  )
}

it('hears of another person who logs in in another tab, and neither shows nor sends anything under their name', () => {
  const before = tokenOf('user-1')
  startSession(before)
  rememberIdentity(identity)
  localStorage.setItem(storageKeys.picture, 'picture of the other person')
  const { heard, stop } = listen()

  logInElsewhere(before, tokenOf('user-2'))
  endSession('refused', undefined)
  stop()

  expect(heard).toHaveBeenCalledExactlyOnceWith('replaced', before)
  expect(findToken()).toBeUndefined()
  expect(hasUsableToken()).toBe(false)
  expect(sessionStorage.getItem('userName')).toBeNull()
  expect(localStorage.getItem(storageKeys.token)).toBe(tokenOf('user-2'))
  expect(localStorage.getItem(storageKeys.picture)).toBe('picture of the other person')
})

it('whose person was replaced, a tab takes the next who logs in in it', () => {
  const before = tokenOf('user-1')
  startSession(before)
  const { stop } = listen()
  logInElsewhere(before, tokenOf('user-2'))
  stop()

  startSession(before)

  expect(findToken()).toBe(before)
})

it('goes on where the same person logs in again in another tab', () => {
  const before = tokenOf('user-1')
  startSession(before)
  rememberIdentity(identity)
  const { heard, stop } = listen()
  const again = `${before}-of-a-later-log-in`

  logInElsewhere(before, again)
  stop()

  expect(heard).not.toHaveBeenCalled()
  expect(findToken()).toBe(again)
  expect(sessionStorage.getItem('userName')).toBe('Ines Duarte')
})

it('takes up, where nobody was signed in, who logs in in another tab', () => {
  const { heard, stop } = listen()
  const token = tokenOf('user-2')

  localStorage.setItem(storageKeys.token, token)
  window.dispatchEvent(
    new StorageEvent('storage', { key: storageKeys.token, oldValue: null, newValue: token }),
  )
  stop()

  expect(heard).not.toHaveBeenCalled()
  expect(findToken()).toBe(token)
})
