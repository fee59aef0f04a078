import { Eutils } from '@auscult/evidence/corpus/download/eutils.ts'
import { createConfiguredModel } from '@auscult/evidence/models/configured-writer.ts'
import { startFakeModel } from '@auscult/evidence/models/testing/fake-model.ts'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '../testing/serve.ts'
import { newsReader, researchReader, sources } from '../testing/shipped-readers.ts'
import { readSource } from './read-source.ts'

it('keeps the words of a source where a model takes too long over them', async () => {
  const sentence = 'Sudan has declared an outbreak of cholera after 12 cases.'
  const host = await serve((_request, answer) => {
    answer.end(`<rss version="2.0"><channel><item><title>Cholera in Sudan</title><link>https://www.who.int/1</link>
<description>${sentence}</description><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`)
  })
  const fake = await startFakeModel('silent')
  onTestFinished(() => fake.close())
  const settings = {
    baseUrl: fake.baseUrl,
    name: 'fake',
    timeoutMs: 60_000,
    maxTokensPerAnswer: 500,
    tokensPerDay: 9_000,
  }
  const model = createConfiguredModel(settings, () => new Date())
  const eutils = new Eutils(`http://${host}`)
  const readers = { news: { ...newsReader, ownHost: host }, research: { ...researchReader, eutils }, model }
  const who = sources.find(({ shortName }) => shortName === 'WHO')
  if (who === undefined) throw new Error('WHO is listed')
  const feed = { address: `http://${host}/feed`, mark: 'checked' } as const
  const version = { etag: null, lastModified: null }

  const { told } = await readSource({ ...who, feed }, version, new Date(), readers, { wordingMs: 1_000 })

  expect(told?.[0]).toHaveProperty('story.body', sentence)
  expect(fake.requests).toHaveLength(1)
})
