import { describe, expect, it } from 'vitest'
import { logInStateAfter, placeAfterLogIn, readLogInState } from './log-in-state.ts'

const location = {
  pathname: '/tools',
  search: '?q=1',
  hash: '#top',
  state: null,
  key: 'k',
  unstable_mask: undefined,
}

describe('the remembered place', () => {
  it('is a path of this site, with its query and fragment', () => {
    const state = readLogInState({ from: '/tools/lab-values?q=sodium#na' })

    expect(placeAfterLogIn(state)).toBe('/tools/lab-values?q=sodium#na')
  })

  it.each([
    'https://example.org/',
    '//example.org/',
    '/\\example.org/',
    '/a\\b',
    '/\t/example.org/',
    '/\n/example.org/',
    '/ai\u0000',
    'javascript:alert(1)',
    'ai',
    '',
    7,
    null,
    { toString: () => '/ai' },
  ])('is not %j', (from) => {
    expect(placeAfterLogIn(readLogInState({ from }))).toBe('/ai')
  })

  it.each([undefined, null, 'text', 7, []])('is the questions when the state is %j', (state) => {
    expect(placeAfterLogIn(readLogInState(state))).toBe('/ai')
  })

  it('is kept when a session ends by itself', () => {
    expect(logInStateAfter('idle', location)).toEqual({ from: '/tools?q=1#top', ended: 'idle' })
  })

  it('is left behind by a person who logs out', () => {
    expect(logInStateAfter('logged-out', location)).toEqual({})
  })
})
