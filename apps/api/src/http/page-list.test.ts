import { expect, it } from 'vitest'
import { isKnownPath } from './page-list.ts'

it.each(['/', '/login/', '/ai', '/tools/calcs/qsofa', '/others-profile/Ada%20Byron'])('knows %s', (path) => {
  expect(isKnownPath(path)).toBe(true)
})

it.each([
  '/ai/unknown',
  '/login/unknown',
  '/settings/unknown',
  '/toolsmith',
  '/constructor',
  '/tools/calcs/none',
  '/others-profile',
  '/others-profile/a/b',
])('knows no page at %s, where the web app has none', (path) => {
  expect(isKnownPath(path)).toBe(false)
})
