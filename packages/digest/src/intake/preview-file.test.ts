import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleSetXml, articleXml } from '@auscult/evidence/corpus/testing/pubmed-fixtures.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentFolder } from '../testing/shipped-readers.ts'
import { previewFile } from './preview-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-preview-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function preview(text: string) {
  const path = join(folder, 'file.xml')
  await writeFile(path, text)
  return previewFile(path, { contentFolder, dataFolder: folder })
}

const feed = (
  link: string,
) => `<rss version="2.0"><channel><item><title>Cholera in Sudan</title><link>${link}</link>
<description>Sudan has declared an outbreak of cholera after 12 cases.</description><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`

it('shows what a feed would bring, as the source that its links lead to', async () => {
  const [first] = await preview(feed('https://www.who.int/1'))

  expect(first).toMatchObject({ story: { source: 'World Health Organization' }, faults: [] })
})

it('says what keeps an unlisted source out', async () => {
  const [first] = await preview(feed('https://elsewhere.example/1'))

  expect(first?.faults.map(({ fault }) => fault)).toEqual(['unknown-host', 'unknown-source'])
})

it('reads PubMed XML as research', async () => {
  const [first] = await preview(articleSetXml(articleXml({ title: 'Aspirin in stroke.' })))

  expect(first).toMatchObject({ title: 'Aspirin in stroke.', faults: [] })
})

it('is no preview of what is neither', async () => {
  await expect(preview('Dear all, please find attached')).rejects.toThrow()
})
