import { describe, expect, it } from 'vitest'
import { isUsableToken } from './token.ts'

const nowMs = Date.UTC(2026, 10, 20)
const inOneHour = nowMs / 1_000 + 3_600

function tokenWith(claims: unknown): string {
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))))
  return `e30.${base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.signature`
}

describe('a token is usable', () => {
  it('while its expiry lies ahead', () => {
    expect(isUsableToken(tokenWith({ exp: inOneHour }), nowMs)).toBe(true)
  })

  it('also when its claims hold letters beyond ASCII', () => {
    expect(isUsableToken(tokenWith({ exp: inOneHour, name: 'Zoë ÿþ?>' }), nowMs)).toBe(true)
  })
})

describe('a token is worn out or broken', () => {
  it.each([
    ['past its expiry', tokenWith({ exp: nowMs / 1_000 - 1 })],
    ['at its expiry', tokenWith({ exp: nowMs / 1_000 })],
    ['without an expiry', tokenWith({ sub: 'user-1' })],
    ['with an expiry that is no number', tokenWith({ exp: '9999999999' })],
    ['of two parts', tokenWith({ exp: inOneHour }).split('.').slice(0, 2).join('.')],
    ['of four parts', `${tokenWith({ exp: inOneHour })}.more`],
    ['that is no base64', 'a.%%%.c'],
    ['that is no JSON', `a.${btoa('no json')}.c`],
    ['whose claims are null', tokenWith(null)],
    ['that is empty', ''],
  ])('%s', (_, token) => {
    expect(isUsableToken(token, nowMs)).toBe(false)
  })
})
