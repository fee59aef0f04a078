import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importPath } from '../import/import.ts'
import { createFolder } from '../testing/pubmed-fixtures.ts'
import { startReplay } from '../testing/replay-server.ts'
import { sharedTrials, studyOf } from '../testing/trial-fixtures.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { forgetDownload } from './download-state.ts'
import { HttpSource } from './http-source.ts'
import { downloadTrials } from './trials.ts'

const sourceAt = (baseUrl: string) =>
  new HttpSource({ name: 'ClinicalTrials.gov', baseUrl, attempts: 2, firstWaitMs: 5 })

/** A registry of as many studies, two a page, whatever size is asked for. */
async function startRegistry(count: number) {
  const studies = Array.from({ length: count }, (_, at) => studyOf(`NCT${String(at + 1).padStart(8, '0')}`))
  return startReplay(({ path, query }) => {
    if (path !== '/studies') return undefined
    const start = Number(query.get('pageToken') ?? 0)
    const next = start + 2
    return {
      body: JSON.stringify({
        studies: studies.slice(start, next),
        ...(next < count && { nextPageToken: String(next) }),
        ...(query.get('countTotal') === 'true' && { totalCount: count }),
      }),
    }
  })
}

async function idsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => text.match(/NCT\d{8}(?="\s*,\s*"briefTitle)/gu) ?? [])
}

test('all pages come, each study once, and the registry is told what is asked', async () => {
  const registry = await startRegistry(7)
  const folder = join(await createFolder(), 'trials')

  const found = await downloadTrials(sourceAt(registry.baseUrl), {
    query: 'asthma AND children',
    limit: null,
    folder,
  })

  expect(found).toEqual({ studies: 7, total: 7, pages: 4 })
  expect(new Set(await idsIn(folder)).size).toBe(7)
  expect(registry.requests[0]?.query.get('query.term')).toBe('asthma AND children')
})

test('a download that was cut goes on after its last whole page', async () => {
  const registry = await startRegistry(7)
  const wanted = { query: 'asthma', limit: null, folder: join(await createFolder(), 'trials') }
  registry.faults.push(null, null, 'cut', 500)
  await expect(downloadTrials(sourceAt(registry.baseUrl), wanted)).rejects.toThrow(/could not be reached/u)
  const asked = registry.requests.length

  const found = await downloadTrials(sourceAt(registry.baseUrl), wanted)

  expect(found).toEqual({ studies: 7, total: 7, pages: 4 })
  expect(registry.requests.length - asked).toBe(2)
  expect(await idsIn(wanted.folder)).toHaveLength(7)
})

test('where the token of a cut download is refused by then, it begins anew', async () => {
  const registry = await startRegistry(5)
  const wanted = { query: 'asthma', limit: null, folder: join(await createFolder(), 'trials') }
  registry.faults.push(null, 500, 500)
  await expect(downloadTrials(sourceAt(registry.baseUrl), wanted)).rejects.toThrow(/could not be reached/u)
  registry.faults.push(400)

  const found = await downloadTrials(sourceAt(registry.baseUrl), wanted)

  expect(found).toEqual({ studies: 5, total: 5, pages: 3 })
  expect(await idsIn(wanted.folder)).toHaveLength(5)
})

test('a limit is kept to; what is finished waits to be taken in, and is asked for anew once forgotten', async () => {
  const registry = await startRegistry(7)
  const wanted = { query: 'asthma', limit: 3, folder: join(await createFolder(), 'trials') }

  await downloadTrials(sourceAt(registry.baseUrl), wanted)
  const waiting = await downloadTrials(sourceAt(registry.baseUrl), wanted)
  const askedBefore = registry.requests.length
  await forgetDownload(wanted.folder)
  const second = await downloadTrials(sourceAt(registry.baseUrl), wanted)

  expect([waiting.studies, askedBefore]).toEqual([3, 2])
  expect(second).toEqual({ studies: 3, total: 7, pages: 2 })
  expect(await idsIn(wanted.folder)).toEqual(['NCT00000001', 'NCT00000002', 'NCT00000003'])
  expect(registry.requests).toHaveLength(4)
})

test('an answer that is not the API is said, not stored', async () => {
  const registry = await startReplay(() => ({ body: '<html>Maintenance</html>' }))
  const folder = join(await createFolder(), 'trials')

  const failed = downloadTrials(sourceAt(registry.baseUrl), { query: 'asthma', limit: null, folder })

  await expect(failed).rejects.toThrow(
    'ClinicalTrials.gov could not be reached (an answer of another form than expected).',
  )
  expect(await idsIn(folder)).toEqual([])
})

describe.skipIf(!existsSync(sharedTrials))(
  'captured pages of the registry (../shared/data/clinicaltrials)',
  () => {
    test('are fetched by their own tokens and imported', async () => {
      const captures = join(sharedTrials, 'api-v2-captures')
      const first = await readFile(join(captures, 'search_phelan_limit5_20260811.json'))
      const next = await readFile(join(captures, 'search_phelan_next_20260811.json'))
      const tokens = [first, next].map((page) => /"nextPageToken":\s*"([^"]+)"/u.exec(page.toString())?.[1])
      const registry = await startReplay(({ query }) => {
        const token = query.get('pageToken')
        if (token === null) return { body: first }
        return { body: token === tokens[0] ? next : JSON.stringify({ studies: [] }) }
      })
      const dataFolder = await createFolder()
      const folder = join(dataFolder, 'trials')
      registry.faults.push(429, null, 'cut')

      const found = await downloadTrials(sourceAt(registry.baseUrl), {
        query: 'Phelan-McDermid',
        limit: null,
        folder,
      })
      const index = await openLanceIndex(join(dataFolder, 'evidence'))
      const report = await importPath(folder, { index, stateFolder: join(dataFolder, 'state') })
      const { byKind } = await index.stats()
      await index.close()

      expect(found).toEqual({ studies: 10, total: 21, pages: 3 })
      expect(report).toMatchObject({ records: 10, badRecords: 0 })
      expect(byKind.trial).toBe(10)
    })
  },
)
