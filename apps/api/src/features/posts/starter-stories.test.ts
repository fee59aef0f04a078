import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Story } from '@auscult/digest/story.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keep, makeStory } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedStories } from './starter-stories.ts'
import { posts } from './tables.ts'

let app: TestApp
let content: string
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  content = await mkdtemp(join(tmpdir(), 'auscult-content-'))
  return () => rm(content, { recursive: true, force: true })
})
afterAll(() => app.close())

async function write(...stories: Story[]): Promise<void> {
  await mkdir(join(content, 'stories'), { recursive: true })
  const lines = stories.map((story) => `${JSON.stringify(story)}\n`)
  await writeFile(join(content, 'stories', 'news.jsonl'), lines.join(''))
}

const seed = () => {
  const { database, clock, evidence, postTerms } = app.parts
  return seedStories({ db: database.db, clock, postTerms, ...evidence }, content)
}

const titles = async () =>
  (await app.parts.database.db.select().from(posts)).map(({ title }) => title).toSorted()

it('what ships is there after the first start, and follows what a later release ships', async () => {
  await keep(app, makeStory(9, { title: 'Of an agency' }))
  await write(makeStory(1), makeStory(2))
  await seed()
  expect(await titles()).toEqual(['Notice 1', 'Notice 2', 'Of an agency'])

  await write(makeStory(2, { title: 'Mended' }), makeStory(3))
  await seed()

  expect(await titles()).toEqual(['Mended', 'Notice 3', 'Of an agency'])
})

it('a start at which nothing changed touches nothing', async () => {
  await write(makeStory(1))
  await seed()
  await app.parts.database.db.delete(posts)

  await seed()

  expect(await titles()).toEqual([])
})

it('an installation without such content starts', async () => {
  await seed()

  expect(await titles()).toEqual([])
})

it('a file that is not of its form is refused whole', async () => {
  await write(makeStory(1), makeStory(2, { title: '' }))

  await expect(seed()).rejects.toThrow()
  expect(await titles()).toEqual([])
})
