import { readSources } from '@auscult/digest/known-sources.ts'
import { createPostTerms, type PostTerms } from '@auscult/digest/search/post-terms.ts'
import type { Search, Sought } from '@auscult/digest/search/read-search.ts'
import type { Story } from '@auscult/digest/story.ts'
import { loadSpecialityReader } from '@auscult/digest/synopsis/specialities.ts'
import { resolve } from 'node:path'
import { z } from 'zod'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { readRows } from '../report/json-lines.ts'
import { table } from '../report/page.ts'
import { makeSynopses, readStarterStories } from './make-stories.ts'

const contentFolder = resolve(import.meta.dirname, '../../../content')
const searchesFolder = resolve(import.meta.dirname, '../../post-searches')
const firstPage = 10

/** What somebody typed, what they meant, and the posts that are about it: none where no post of the collection is. */
const PostSearch = z.strictObject({
  q: z.string().min(1),
  about: z.string().min(1),
  posts: z.array(z.string()),
})
export type PostSearch = z.infer<typeof PostSearch>

/** By when they were written: before any post was read, and from the titles of posts. */
export async function readPostSearches(): Promise<{ half: string; searches: PostSearch[] }[]> {
  const read = (file: string) => readRows(`${searchesFolder}/${file}`, (value) => PostSearch.parse(value))
  return [
    { half: 'written before any post was read', searches: await read('before-reading.jsonl') },
    { half: 'written from titles of posts', searches: await read('from-titles.jsonl') },
  ]
}

type ReadStory = { story: Story; terms: ReadonlySet<string> }

/** Searches as the server does: all that the first search finds which finds any, the newest first. */
export function createFinder(
  postTerms: PostTerms,
  stories: readonly Story[],
): (typed: string) => { total: number; firstIds: string[] } {
  const newest: ReadStory[] = stories
    .map((story) => ({ story, terms: new Set(postTerms.ofPost(story)) }))
    .toSorted((one, other) => (one.story.publishedAt < other.story.publishedAt ? 1 : -1))
  return (typed) => {
    for (const search of postTerms.ofSearch(typed)) {
      const found = newest.filter(({ terms }) => isFoundBy(search, terms))
      if (found.length > 0)
        return { total: found.length, firstIds: found.slice(0, firstPage).map(({ story }) => story.id) }
    }
    return { total: 0, firstIds: [] }
  }
}

function isFoundBy(search: Search, terms: ReadonlySet<string>): boolean {
  const has = (sought: Sought) =>
    typeof sought === 'string' ? terms.has(sought) : [...terms].some((term) => term.startsWith(sought.begins))
  return search.every((alternatives) => alternatives.some((alternative) => alternative.every(has)))
}

/** How many of the searches have a post that was meant on their first page; lists those that have none. */
export async function evaluateSearches(): Promise<void> {
  const lexicon = await loadContentLexicon()
  const ofPapers = await makeSynopses(lexicon, await loadSpecialityReader(contentFolder, lexicon))
  const stories = [{ made: await readStarterStories() }, ...ofPapers].flatMap(({ made }) =>
    made.map(({ story }) => story),
  )
  const find = createFinder(createPostTerms({ lexicon, sources: readSources(contentFolder) }), stories)
  const known = new Set(stories.map(({ id }) => id))
  const rows = (await readPostSearches()).map(({ half, searches }) => {
    const answerable = searches.filter(({ posts }) => posts.some((id) => known.has(id)))
    const missed = answerable.filter(({ q, posts }) => !find(q).firstIds.some((id) => posts.includes(id)))
    for (const { q, about } of missed)
      console.error(`${q} (${about}): not on the first page of ${find(q).total}`)
    return [half, `${answerable.length - missed.length} of ${answerable.length}`]
  })
  console.log(table(['searches', `the post that was meant is among the first ${firstPage}`], rows))
  console.log(`${stories.length} posts.`)
}
