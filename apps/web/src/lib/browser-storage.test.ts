import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { findLanguage } from './language/interface-language.ts'
import { endSession, findToken, hasUsableToken, startSession } from './session/session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  browserStorage.removeItem('auth_token')
})

/** As a browser does whose storage is switched off: the name itself throws. */
function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

it('a browser that forbids storage holds a session until the page is left', () => {
  forbidStorage()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it'])
  expect([findToken(), hasUsableToken(), findLanguage()]).toEqual([undefined, false, 'it'])

  startSession('a.b.c')

  expect(findToken()).toBe('a.b.c')
  endSession('logged-out', 'a.b.c')
  expect(findToken()).toBeUndefined()
})

it('what a full storage does not take is kept all the same, and not what was there before', () => {
  localStorage.setItem('name', 'before')
  vi.stubGlobal('localStorage', {
    getItem: () => 'before',
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })

  browserStorage.setItem('name', 'after')

  expect(browserStorage.getItem('name')).toBe('after')
  browserStorage.removeItem('name')
})
