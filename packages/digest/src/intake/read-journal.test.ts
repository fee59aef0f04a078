import { Eutils } from '@auscult/evidence/corpus/download/eutils.ts'
import { articleSetXml, articleXml } from '@auscult/evidence/corpus/testing/pubmed-fixtures.ts'
import { startReplay } from '@auscult/evidence/corpus/testing/replay-server.ts'
import { describe, expect, it } from 'vitest'
import type { Source } from '../known-sources.ts'
import { createMemoryStores } from '../testing/memory-stores.ts'
import { known, researchReader, sources } from '../testing/shipped-readers.ts'
import { readJournal } from './read-journal.ts'
import { syncSources } from './sync.ts'

const now = new Date('2026-11-26T08:00:00Z')
const nejm = sources.filter(({ shortName }) => shortName === 'NEJM')
/** A made-up trial: no paper says so. */
const trial = (more: { publicationTypes?: string[]; pmid?: string } = {}) =>
  articleXml({
    title: 'Dapagliflozin in heart failure: a randomised trial',
    abstract: `<Abstract><AbstractText Label="RESULTS">Hospitalisation for heart failure occurred in 160 of 2000 patients with dapagliflozin and in 210 of 2000 with placebo.</AbstractText>
<AbstractText Label="CONCLUSIONS">Dapagliflozin reduced hospitalisation for heart failure.</AbstractText></Abstract>`,
    pubDate: '<Year>2026</Year><Month>Nov</Month><Day>20</Day>',
    publicationTypes: ['Randomized Controlled Trial'],
    ...more,
  })

/** PubMed on this machine, with these records for every query. */
async function startPubmed(records: () => string[]) {
  const { baseUrl, requests } = await startReplay(({ path }) => {
    if (path === '/efetch.fcgi') return { body: articleSetXml(...records()) }
    const count = String(records().length)
    return { body: JSON.stringify({ esearchresult: { count, webenv: 'MCID_1', querykey: '1' } }) }
  })
  const eutils = new Eutils(baseUrl, { firstWaitMs: 5 })
  const stores = createMemoryStores()
  const deps = {
    states: stores.stateStore,
    stories: stores.stories,
    known,
    clock: () => now,
    read: (source: Source, _version: unknown, since: Date) =>
      readJournal(source, since, { ...researchReader, eutils }),
  }
  return { ...stores, requests, sync: () => syncSources(deps, nejm, { evenIfNotDue: true }) }
}

describe('a journal', () => {
  it('is searched by its name for what is new and for what was withdrawn', async () => {
    const { kept, requests, sync } = await startPubmed(() => [trial()])

    const [report] = await sync()

    expect(requests[0]?.query.get('term')).toBe(
      '"N Engl J Med"[ta] AND ((hasabstract AND "2026/11/12"[edat] : "2026/11/27"[edat]) OR ("retracted publication"[pt] AND "2026/11/12"[mdat] : "2026/11/27"[mdat]))',
    )
    expect(report).toMatchObject({ outcome: 'kept', kept: 1 })
    expect([...kept.keys()]).toEqual(['pmid:1000001'])
  })

  it('gives a paper once, and says of it when it is withdrawn; of another that was withdrawn nothing', async () => {
    let records = [trial()]
    const { kept, sync } = await startPubmed(() => records)
    await sync()

    const [again] = await sync()
    const withdrawn = ['Randomized Controlled Trial', 'Retracted Publication']
    records = [
      trial({ publicationTypes: withdrawn }),
      trial({ publicationTypes: withdrawn, pmid: '1000002' }),
    ]
    await sync()

    expect(again).toMatchObject({ kept: 0, duplicates: 1 })
    expect([...kept.values()].map(({ id, status }) => [id, status])).toEqual([['pmid:1000001', 'retracted']])
  })

  it('without anything new is no failure', async () => {
    const { sync } = await startPubmed(() => [])

    const [report] = await sync()

    expect(report).toMatchObject({ outcome: 'kept', kept: 0 })
  })
})
