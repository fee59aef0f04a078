import { Duplicates, type KnownStory } from '@auscult/digest/intake/duplicates.ts'
import { canonicalUrl, type Story, storyId } from '@auscult/digest/story.ts'

type Disguise = (story: KnownStory) => KnownStory

/** How else the same link comes in: from another list, which counts its readers. */
const ofLink: Disguise[] = [
  (story) => withUrl(story, `${story.url}?utm_source=rss&utm_medium=feed`),
  (story) => withUrl(story, `${story.url}#top`),
]
/** How else the same matter comes in. Each day and kind is the story's own. */
const ofMatter: Disguise[] = [
  // Another agency tells of it under nearly the same title.
  (story) => elsewhere(story, story.title.toUpperCase()),
  (story) => elsewhere(story, `${story.title.replace(/[.:?!]+$/u, '')} – update`),
  (story) => elsewhere(story, story.title.replaceAll(/\b(?:the|a|an|of|in|for) /giu, '')),
  // The same work by its number.
  (story) => ({ ...story, url: `https://www.example.org/${encodeURIComponent(story.id)}` }),
]

function withUrl(story: KnownStory, url: string): KnownStory {
  return { ...story, url, id: storyId({ url }) }
}

function elsewhere(story: KnownStory, title: string): KnownStory {
  return { ...withUrl(story, `https://www.example.org/${encodeURIComponent(title)}`), title }
}

export type DuplicateCounts = { works: number; planted: number; kept: number; lost: number }

/**
 * Plants every story a second time in disguise, all on one day, which is harder than any feed. `kept` is how many of the second ones got
 * through, `lost` how many of the first ones were taken for another.
 */
export function countDuplicates(stories: readonly Story[], frontPages: ReadonlySet<string>): DuplicateCounts {
  const day = '2026-11-20'
  const works = stories.map(({ id, kind, title, url }) => ({ id, kind, title, url, publishedAt: day }))
  const seen = new Duplicates([], frontPages)
  const counts: DuplicateCounts = { works: works.length, planted: 0, kept: 0, lost: 0 }
  for (const work of works) {
    if (seen.has(work)) counts.lost += 1
    else seen.add(work)
  }
  for (const [nth, work] of works.entries()) {
    // A link to the front page of a site is no story's own.
    const disguises = frontPages.has(canonicalUrl(work.url)) ? ofMatter : [...ofLink, ...ofMatter]
    const disguise = disguises[nth % disguises.length]
    if (disguise === undefined) continue
    counts.planted += 1
    counts.kept += Number(!seen.has(disguise(work)))
  }
  return counts
}
