import { listPosts, Post } from '@auscult/contract/posts/posts.ts'
import { type Story, storyId } from '@auscult/digest/story.ts'
import { z } from 'zod'
import { keepStories } from '../features/posts/keep-stories.ts'
import { posts } from '../features/posts/tables.ts'
import type { TestApp } from './test-app.ts'

/** News in words of the tests, each number another work of another day: the higher the number, the newer. */
export function makeStory(nth: number, changes: Partial<Story> = {}): Story {
  const url = `https://www.example.org/news/${nth}`
  const sentence = `Event ${nth} was reported.`
  return {
    id: storyId({ url }),
    kind: 'news',
    title: `Notice ${nth}`,
    source: 'World Health Organization',
    url,
    publishedAt: new Date(Date.UTC(2026, 0, nth)).toISOString().slice(0, 10),
    specialities: [],
    body: sentence,
    claims: [{ text: sentence, quote: sentence, url }],
    question: `What is known of event ${nth} in adults?`,
    ...changes,
  }
}

/** The same as a synopsis of an article of PubMed. */
export function makeSynopsis(pmid: string, nth: number, changes: Partial<Story> = {}): Story {
  const url = `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
  return makeStory(nth, {
    id: `pmid:${pmid}`,
    kind: 'research',
    source: 'New England Journal of Medicine',
    url,
    evidence: { documentId: `pmid:${pmid}` },
    ...changes,
  })
}

export function keep({ parts }: Pick<TestApp, 'parts'>, ...stories: Story[]) {
  const { database, clock, evidence, postTerms } = parts
  return keepStories({ db: database.db, clock, postTerms, ...evidence }, stories)
}

/** The id under which a story with this title was kept. */
export async function idOfPost({ parts }: Pick<TestApp, 'parts'>, title: string): Promise<string> {
  const rows = await parts.database.db.select({ id: posts.id, title: posts.title }).from(posts)
  const found = rows.find((row) => row.title === title)
  if (found === undefined) throw new Error(`no post is called ${title}`)
  return found.id
}

const Page = z.object({
  data: z.array(Post),
  total: z.number(),
  hasMore: z.boolean(),
  leading: z.number(),
})

/** A page of posts as its caller gets it, the titles beside. Throws where the answer is no page. */
export async function listAs(
  app: Pick<TestApp, 'call'>,
  { token }: { token: string },
  query: Record<string, string | number> = {},
) {
  const { status, body } = await app.call(listPosts, { token, query })
  if (status !== 200) throw new Error(`a page of posts was answered with ${status}`)
  const { data, ...counts } = Page.parse(body)
  return { data, titles: data.map(({ title }) => title), ...counts }
}
