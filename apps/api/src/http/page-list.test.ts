import { expect, it } from 'vitest'
import { isKnownPath } from './page-list.ts'

const answer = '/ai/01890a5d-ac96-774b-bcce-b302099a8057'

it.each([
  '/',
  '/login/',
  '/ai',
  answer,
  `${answer}/record`,
  `${answer}/sources/3`,
  '/tools/calcs/qsofa',
  '/others-profile/Ada%20Byron',
  '/review/01890a5d-ac96-774b-bcce-b302099a0101',
])('knows %s', (path) => {
  expect(isKnownPath(path)).toBe(true)
})

it.each([
  '/ai/unknown',
  `${answer}/unknown`,
  `${answer}/sources/0`,
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
