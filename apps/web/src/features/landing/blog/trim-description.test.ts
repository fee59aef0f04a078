import { expect, it } from 'vitest'
import { trimDescription } from './trim-description.ts'

it('leaves 130 characters as they are, and has no ellipsis where nothing was left out', () => {
  expect(trimDescription('a'.repeat(130))).toBe('a'.repeat(130))
})

it('cuts after 130 characters and says so with an ellipsis', () => {
  expect(trimDescription('a'.repeat(131))).toBe(`${'a'.repeat(130)}…`)
})

it('never cuts a character in two', () => {
  expect(trimDescription('👩‍⚕️'.repeat(131))).toBe(`${'👩‍⚕️'.repeat(130)}…`)
})
