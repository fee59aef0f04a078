import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { queueForReview } from '../features/intake/store.ts'
import { addDoctor } from '../testing/people.ts'
import { makeStory } from '../testing/stories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { listPosts } from '@auscult/contract/posts/posts.ts'
import { type FeedCommand, runFeedCommand } from './feed-commands.ts'
import { readArguments } from './read-arguments.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { FEED_SOURCES: 'WHO, NEJM, Nobody' } })
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const run = (command: FeedCommand) => runFeedCommand(app, command)

it('the operator sees which sources are on, how they are asked, and which addresses nobody checked', async () => {
  const lines = (await run({ name: 'feed sources', all: false })).split('\n')

  expect(lines.slice(0, 2)).toEqual([
    'WHO\tWorld Health Organization\ton\thttps://www.who.int/rss-feeds/news-english.xml (address unchecked)\tnever asked',
    'NEJM\tNew England Journal of Medicine\ton\tPubMed: N Engl J Med\tnever asked',
  ])
  expect(lines[2]).toBe("FEED_SOURCES names 'Nobody', which is no source.")
  expect(lines[3]).toMatch(/^\d+ more are off/u)
})

it('the operator reads what waits, with what each sentence rests on, and decides', async () => {
  const story = makeStory(1)
  await queueForReview(app.parts.database.db, [story], app.clock.now())

  const shown = await run({ name: 'feed review', most: 20 })
  const decided = await run({ name: 'feed approve', id: story.id })

  expect(shown).toContain(story.title)
  for (const { quote } of story.claims) expect(shown).toContain(quote)
  expect(decided).toBe(`${story.id} can be read now.`)
  const { body } = await app.call(listPosts, { token: (await addDoctor(app)).token })
  expect(body).toMatchObject({ total: 1, data: [{ title: story.title, reviewed: true }] })
  expect(await run({ name: 'feed review', most: 20 })).toBe('Nothing waits for review.')
})

it('what does not wait can be neither approved nor refused', async () => {
  await expect(run({ name: 'feed approve', id: 'pmid:1' })).rejects.toThrow(
    "Nothing waits for review under 'pmid:1'.",
  )
  await expect(run({ name: 'feed refuse', id: 'pmid:1' })).rejects.toThrow(
    "Nothing waits for review under 'pmid:1'.",
  )
})

it('no source of the own network can be added', async () => {
  await expect(run({ name: 'feed add', source: 'Inside', url: 'https://127.0.0.1/feed' })).rejects.toThrow(
    'Inside was not added: 127.0.0.1 is not a host of the public internet.',
  )
})

it.each([
  ['feed sync --now', { name: 'feed sync', now: true }],
  ['feed sources', { name: 'feed sources', all: false }],
  ['feed add WHO https://who.int/f', { name: 'feed add', source: 'WHO', url: 'https://who.int/f' }],
  ['feed add WHO http://who.int/f', undefined],
  ['feed review --most 3', { name: 'feed review', most: 3 }],
  ['feed approve pmid:1', { name: 'feed approve', id: 'pmid:1' }],
  ['feed approve', undefined],
])('%s is read as %o', (line, command) => {
  expect(readArguments(line.split(' '))).toEqual(command)
})
