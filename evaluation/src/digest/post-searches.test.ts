import { readSources } from '@auscult/digest/known-sources.ts'
import { createPostTerms } from '@auscult/digest/search/post-terms.ts'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { readStarterStories } from './make-stories.ts'
import { createFinder, readPostSearches } from './post-searches.ts'

// Reads names, records and all starter items.
vi.setConfig({ testTimeout: 60_000 })

const contentFolder = resolve(import.meta.dirname, '../../../content')

it('searches for starter items have the one that was meant on their first page, but for those known to fail', async () => {
  const stories = (await readStarterStories()).map(({ story }) => story)
  const postTerms = createPostTerms({
    lexicon: await loadContentLexicon(),
    sources: readSources(contentFolder),
  })
  const find = createFinder(postTerms, stories)
  const known = new Set(stories.map(({ id }) => id))
  const searches = (await readPostSearches())
    .flatMap((half) => half.searches)
    .filter(({ posts }) => posts.some((id) => known.has(id)))

  const missed = searches.filter(({ q, posts }) => !find(q).firstIds.some((id) => posts.includes(id)))

  expect(searches.length).toBeGreaterThan(40)
  expect(missed.map(({ q }) => q)).toEqual(['postpartum hemorrhage', 'preemies', 'c-section bleeding'])
})
