import pages from './locales/pages.en-GB.json' with { type: 'json' }

/** What search engines and link previews are told about a page. */
export type PageHead = { title: string; description: string }

/** Pages for everybody to find, by path, in the order of the sitemap. */
export const listedPages: Readonly<Record<string, PageHead>> = pages.listed

/** Pages that exist but are nobody's to find: those behind the log-in, and those a mail leads to. */
export const unlistedPaths: readonly string[] = pages.unlisted

/** Whether the web app has a page here: the routes of the product, and what lies below those that have children. */
export function isKnownPath(path: string): boolean {
  const known = path.length > 1 ? path.replace(/\/$/u, '') : path
  if (Object.hasOwn(listedPages, known)) return true
  return unlistedPaths.some((unlisted) => known === unlisted || known.startsWith(`${unlisted}/`))
}
