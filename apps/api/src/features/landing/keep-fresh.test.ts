import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openBlog } from '../../parts/blog.ts'
import { keepFresh } from './keep-fresh.ts'
import { blogTimes } from './routes.ts'

const minuteMs = 60_000
const feedOf = (title: string) =>
  `<rss version="2.0"><channel><item><title>${title}</title><link>https://blog.example/1</link></item></channel></rss>`

let feed: Server
let address: string
let answer: { status: number; body: string }
let asked: number
let now: number
let failures: unknown[]
let latest: () => Promise<string[]>

beforeAll(async () => {
  feed = createServer((_request, reply) => {
    asked += 1
    reply.writeHead(answer.status, { 'content-type': 'application/rss+xml' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(feed, 'listening')
  const place = feed.address()
  address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/feed`
})

beforeEach(() => {
  asked = 0
  now = 0
  failures = []
  answer = { status: 200, body: feedOf('First') }
  const blog = openBlog({ BLOG_FEED_URL: address, mode: 'development' }, 'unused')
  latest = keepFresh(
    async () => (await blog.listEntries()).map(({ title }) => title),
    blogTimes,
    () => new Date(now),
    (error) => failures.push(error),
  )
})

afterAll(() => {
  feed.close()
})

test('the feed is asked once in 15 minutes, also when many ask at once', async () => {
  const read = await Promise.all([latest(), latest(), latest()])
  now += 14 * minuteMs
  answer.body = feedOf('Second')

  expect([...read, await latest()]).toEqual([['First'], ['First'], ['First'], ['First']])
  expect(asked).toBe(1)
})

test('a newer post is read once the 15 minutes are over, and nobody waits for it', async () => {
  await latest()
  answer.body = feedOf('Second')
  now += 15 * minuteMs

  const meanwhile = await latest()

  expect(meanwhile).toEqual(['First'])
  await expect.poll(latest).toEqual(['Second'])
})

test('while the feed fails, what was read last stands, and it is asked again after a minute', async () => {
  await latest()
  answer.status = 500
  now += 15 * minuteMs
  await latest()
  await expect.poll(() => failures.length).toBe(1)

  const stale = [await latest(), await latest()]
  now += minuteMs
  await latest()

  expect(stale).toEqual([['First'], ['First']])
  await expect.poll(() => asked).toBe(3)
})

test.each([
  ['fails', { status: 500, body: '' }, 'answered 500'],
  ['is no feed', { status: 200, body: '<html></html>' }, 'Unrecognized feed format'],
  ['is too large', { status: 200, body: feedOf('x'.repeat(2_100_000)) }, 'larger than'],
])('a feed that %s, and never was read, is a failure', async (_, failing, reason) => {
  answer = failing

  await expect(latest()).rejects.toThrow(reason)
})

test('a feed that does not answer is given five seconds', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())

  await expect(latest()).rejects.toThrow('aborted')
  expect(given.mock.calls).toEqual([[5_000]])
  given.mockRestore()
})

test('in production the own machine is never asked, even where the operator names it', async () => {
  const blog = openBlog({ BLOG_FEED_URL: address, mode: 'production' }, 'unused')

  await expect(blog.listEntries()).rejects.toThrow('not a host of the public internet')
  expect(asked).toBe(0)
})
