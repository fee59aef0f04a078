import { optOutPath } from '@auscult/contract/people/invite.ts'
import { endMailPath } from '@auscult/contract/posts/mail.ts'
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { z } from 'zod'
import pagesOfServer from '../../../api/src/http/locales/pages.en-GB.json?raw'
import { paths } from '../lib/paths.ts'
import { laterPages } from './later-pages.ts'
import { RequireSession } from './require-session.tsx'
import { routes } from './router.tsx'

const pages = z
  .object({ listed: z.record(z.string(), z.unknown()), unlisted: z.array(z.string()) })
  .parse(JSON.parse(pagesOfServer))

/** Open to everybody: what the server lists for search engines, and what mails lead to. */
const open: readonly string[] = [
  ...Object.keys(pages.listed),
  paths.forgotPassword,
  paths.resetPassword,
  optOutPath,
  endMailPath,
]
const signedIn = [...pages.unlisted, '/others-profile/Ada%20Byron'].filter((path) => !open.includes(path))

const matchesOf = (path: string): RouteMatch[] => matchRoutes(routes, path) ?? []
const isGuarded = (path: string) => matchesOf(path).some(({ route }) => route.Component === RequireSession)

it.each([...open, ...signedIn])('%s, for which the server answers 200, is a page of the web app', (path) => {
  expect(matchesOf(path).at(-1)?.route.path).not.toBe('*')
})

it.each(signedIn)('%s is for people who are signed in', (path) => {
  expect(isGuarded(path)).toBe(true)
})

it.each(open)('%s is for everybody', (path) => {
  expect(isGuarded(path)).toBe(false)
})

it('no page that is there is still called a later one', () => {
  const all = (list: readonly RouteObject[]): string[] =>
    list.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...all(children ?? [])])
  const counts = Map.groupBy(all(routes), (path) => path)

  expect(laterPages.filter((path) => (counts.get(path)?.length ?? 0) > 1)).toEqual([])
})

it('the links of an invitation and of the weekly mail lead to the pages that stop them', () => {
  expect(paths.inviteOptOut).toBe(optOutPath)
  expect(paths.endWeeklyMail).toBe(endMailPath)
})
