import pages from './locales/pages.en-GB.json' with { type: 'json' }

/** What search engines and link previews are told about a page. */
export type PageHead = { title: string; description: string }

/** Pages for everybody to find, by path, in the order of the sitemap. */
export const listedPages: Readonly<Record<string, PageHead>> = pages.listed

/** Pages that exist but are nobody's to find: those behind the log-in, and those a mail leads to. */
export const unlistedPaths: readonly string[] = pages.unlisted

/** Names below which lies one page for each person. */
const parents: readonly string[] = pages.parents

/** Below the questions lies each answer by its id, its sources by their number, and how it was made. */
const answer = /^\/ai\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/record|\/sources\/[1-9]\d?)?$/iu

/** Whether the web app has a page here: the routes of the product, and one for each person and answer. */
export function isKnownPath(path: string): boolean {
  const known = path.length > 1 ? path.replace(/\/$/u, '') : path
  return (
    Object.hasOwn(listedPages, known) ||
    unlistedPaths.includes(known) ||
    parents.some(
      (parent) => known.startsWith(`${parent}/`) && !known.slice(parent.length + 1).includes('/'),
    ) ||
    answer.test(known)
  )
}
