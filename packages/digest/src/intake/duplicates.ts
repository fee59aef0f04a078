import { contentTerms } from '@auscult/evidence/text/terms.ts'
import { canonicalUrl, type Story } from '../story.ts'

/** What of a story tells whether another is of the same matter. */
export type KnownStory = Pick<Story, 'id' | 'kind' | 'title' | 'url' | 'publishedAt'>

/** Share of the words of two titles that are in both. */
const leastShared = 0.75
const dayMs = 86_400_000
/** One is told the evening before, another the morning after. */
const mostApartMs = 1.5 * dayMs

/** Knows stories by their work, their link, and their title with their day; what is the same by one of them is a duplicate. */
export class Duplicates {
  readonly #keys = new Set<string>()
  readonly #frontPages: ReadonlySet<string>
  readonly #byDay = new Map<string, { terms: ReadonlySet<string>; at: number }[]>()

  /** `frontPages` are the sites of sources, none of which is the page of one story. */
  constructor(known: readonly KnownStory[], frontPages: ReadonlySet<string> = new Set()) {
    this.#frontPages = frontPages
    for (const story of known) this.add(story)
  }

  has(story: KnownStory): boolean {
    return this.#keysOf(story).some((key) => this.#keys.has(key)) || this.#hasNearTitle(story)
  }

  add(story: KnownStory): void {
    for (const key of this.#keysOf(story)) this.#keys.add(key)
    if (!isDay(story.publishedAt)) return
    const kept = this.#byDay.get(story.kind) ?? []
    kept.push({ terms: termsOf(story), at: Date.parse(story.publishedAt) })
    this.#byDay.set(story.kind, kept)
  }

  #keysOf({ id, url }: KnownStory): string[] {
    const link = canonicalUrl(url)
    return this.#frontPages.has(link) ? [id] : [id, link]
  }

  #hasNearTitle(story: KnownStory): boolean {
    if (!isDay(story.publishedAt)) return false
    const terms = termsOf(story)
    const at = Date.parse(story.publishedAt)
    return (this.#byDay.get(story.kind) ?? []).some(
      (other) => Math.abs(other.at - at) <= mostApartMs && isNear(terms, other.terms),
    )
  }
}

/** Titles of a few words are alike by chance: 'Weekly report' even where they are the same, others where they are nearly. */
const fewestTerms = { same: 3, near: 4 }

function isNear(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const fewest = Math.min(some.size, others.size)
  const all = new Set([...some, ...others])
  const shared = [...some].filter((term) => others.has(term))
  // Numbers tell reports of one series apart.
  const isOfSeries = [...all].some((term) => /\d/u.test(term) && !shared.includes(term))
  if (shared.length === all.size) return fewest >= fewestTerms.same
  return fewest >= fewestTerms.near && shared.length / all.size >= leastShared && !isOfSeries
}

function termsOf({ title }: KnownStory): Set<string> {
  return new Set(contentTerms(title))
}

/** Of a year or a month alone nothing follows. */
function isDay(publishedAt: string): boolean {
  return publishedAt.length === 10
}
