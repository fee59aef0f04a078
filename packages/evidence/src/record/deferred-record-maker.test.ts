import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { openDeferredRecordMaker } from './deferred-record-maker.ts'
import { loadRecordMaker } from './record-maker.ts'
import { makeArticle } from './testing/article.fixture.ts'

const content = fileURLToPath(new URL('../../../../content', import.meta.url))
const article = makeArticle({ id: 'pmid:1', title: 'Dapagliflozin in heart failure' })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-deferred-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('what is stored through it has the records and the stamp of a maker that was loaded at once', async () => {
  const deferred = await openDeferredRecordMaker(content, folder)
  const loaded = await loadRecordMaker(content, folder, await loadInstalledLexicon(content, folder))
  const index = await openLanceIndex(folder, deferred)

  await index.index([article])

  const [hit] = await index.listHits(['pmid:1'])
  expect(deferred.stamp).toBe(loaded.stamp)
  expect(hit?.record.profile.mentions).toEqual(loaded.read(article).profile.mentions)
  expect(hit?.record.profile.mentions).not.toEqual([])
  await index.close()
})

test('names are loaded when a row of other names is found, and not before', async () => {
  const earlier = await openLanceIndex(folder)
  await earlier.index([article])
  await earlier.close()
  const deferred = await openDeferredRecordMaker(content, folder)
  const index = await openLanceIndex(folder, deferred)

  await index.get(['pmid:1'])
  expect(() => deferred.read(article)).toThrow('before its maker was prepared')
  const [hit] = await index.listHits(['pmid:1'])

  expect(hit?.record.profile.mentions).toEqual(deferred.read(article).profile.mentions)
  await index.close()
})
