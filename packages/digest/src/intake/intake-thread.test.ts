import { tmpdir } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import type { Source } from '../known-sources.ts'
import { serve } from '../testing/serve.ts'
import { contentFolder, sources } from '../testing/shipped-readers.ts'
import { IntakeThread } from './intake-thread.ts'

const feed = `<rss version="2.0"><channel><item><title>Cholera in Sudan</title><link>https://www.who.int/1</link>
<description>Sudan has declared an outbreak of cholera after 12 cases.</description><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`

const agencyAt = (host: string, path: string): Source => ({
  name: 'WHO',
  shortName: 'WHO',
  kind: 'agency',
  country: '',
  website: `http://${host}`,
  aliases: [],
  specialities: [],
  medlineTitle: null,
  feed: { address: `http://${host}${path}`, mark: 'checked' },
})

it('gives a source up that takes too long', async () => {
  const host = await serve(() => undefined)
  const thread = new IntakeThread(
    { contentFolder, dataFolder: tmpdir(), eutilsBaseUrl: `http://${host}`, ownHost: host },
    sources,
    { withinMs: 200 },
  )
  onTestFinished(() => thread.close())

  const reading = thread.read(agencyAt(host, '/feed'), { etag: null, lastModified: null }, new Date())

  await expect(reading).rejects.toThrow('WHO took longer than 0.2 s to read')
})

// The thread reads names and starter studies first, which takes seconds on a slow machine.
it('reads a source as this thread would, and says what went wrong with one', async () => {
  const host = await serve((request, answer) => {
    if (request.url === '/down') answer.writeHead(503, { 'retry-after': '60' }).end()
    else answer.end(feed)
  })
  const thread = new IntakeThread(
    { contentFolder, dataFolder: tmpdir(), eutilsBaseUrl: `http://${host}`, ownHost: host },
    sources,
  )
  onTestFinished(() => thread.close())
  const none = { etag: null, lastModified: null }

  const reading = await thread.read(agencyAt(host, '/feed'), none, new Date())

  expect(reading.told?.[0]).toHaveProperty('story.specialities.0', 'infectious-diseases')
  await expect(thread.read(agencyAt(host, '/down'), none, new Date())).rejects.toMatchObject({
    message: `${host} answered 503`,
    retryAfterMs: 60_000,
  })
}, 80_000)
