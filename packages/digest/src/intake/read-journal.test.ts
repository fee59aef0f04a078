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
const trial = (
  more: { publicationTypes?: string[]; pmid?: string; abstract?: string; afterArticle?: string } = {},
) =>
  articleXml({
    title: 'Dapagliflozin in heart failure: a randomised trial',
    abstract: `<Abstract><AbstractText Label="RESULTS">Hospitalisation for heart failure occurred in 160 of 2000 patients with dapagliflozin and in 210 of 2000 with placebo.</AbstractText>
<AbstractText Label="CONCLUSIONS">Dapagliflozin reduced hospitalisation for heart failure.</AbstractText></Abstract>`,
    pubDate: '<Year>2026</Year><Month>Nov</Month><Day>20</Day>',
    publicationTypes: ['Randomized Controlled Trial'],
    ...more,
  })
const withdrawn = ['Randomized Controlled Trial', 'Retracted Publication']
const noticed = (refType: string) =>
  `<CommentsCorrectionsList><CommentsCorrections RefType="${refType}"><RefSource>Lancet. 2026</RefSource><PMID>33333333</PMID></CommentsCorrections></CommentsCorrectionsList>`

/** PubMed on this machine: what it took in of late, and what was noticed since of older papers. */
async function startPubmed(records: () => { added?: string[]; noticed?: string[] }) {
  const { baseUrl, requests } = await startReplay(({ path, query }) => {
    const isOfNotices =
      path === '/efetch.fcgi' ? query.get('WebEnv') === 'MCID_2' : query.get('term')?.includes('mdat')
    const found = (isOfNotices === true ? records().noticed : records().added) ?? []
    if (path === '/efetch.fcgi') return { body: articleSetXml(...found) }
    const webenv = isOfNotices === true ? 'MCID_2' : 'MCID_1'
    return { body: JSON.stringify({ esearchresult: { count: String(found.length), webenv, querykey: '1' } }) }
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
  it('is searched by its name for what is new and for what was said of older papers', async () => {
    const { kept, requests, sync } = await startPubmed(() => ({ added: [trial()] }))

    const [report] = await sync()

    const added = 'hasabstract AND "2026/11/12"[edat] : "2026/11/27"[edat]'
    const terms = requests.flatMap(({ query }) => query.get('term') ?? [])
    expect(terms[0]).toBe(`"N Engl J Med"[ta] AND ${added}`)
    expect(terms[1]).toMatch(
      /^"N Engl J Med"\[ta\] AND \("retracted publication"\[pt\] OR .*hasexpressionofconcernin OR haserratumin.*\) AND "2026\/11\/12"\[mdat\] : "2026\/11\/27"\[mdat\] NOT \(hasabstract/u,
    )
    expect(report).toMatchObject({ outcome: 'kept', kept: 1 })
    expect([...kept.keys()]).toEqual(['pmid:1000001'])
  })

  it('gives a paper once', async () => {
    const { sync } = await startPubmed(() => ({ added: [trial()] }))
    await sync()

    const [again] = await sync()

    expect(again).toMatchObject({ kept: 0, duplicates: 1, marked: 0 })
  })

  it.each([
    ['was withdrawn', { publicationTypes: withdrawn }, 'retracted'],
    ['has no abstract any more', { publicationTypes: withdrawn, abstract: '' }, 'retracted'],
    [
      'only says that it was withdrawn',
      {
        publicationTypes: withdrawn,
        abstract: '<Abstract><AbstractText>This article has been retracted.</AbstractText></Abstract>',
      },
      'retracted',
    ],
    ['is doubted', { afterArticle: noticed('ExpressionOfConcernIn') }, 'expression-of-concern'],
    ['was corrected', { afterArticle: noticed('ErratumIn') }, 'corrected'],
  ])('says of a paper that is there that it %s', async (_, change, status) => {
    let records: { added?: string[]; noticed?: string[] } = { added: [trial()] }
    const { kept, sync } = await startPubmed(() => records)
    await sync()
    records = { noticed: [trial(change)] }

    const [report] = await sync()
    const [again] = await sync()

    expect([...kept.values()].map((story) => [story.id, story.status])).toEqual([['pmid:1000001', status]])
    expect([report?.marked, again?.marked]).toEqual([1, 0])
  })

  it('brings in nothing that was withdrawn or is doubted already, and says so', async () => {
    const { kept, sync } = await startPubmed(() => ({
      noticed: [
        trial({ publicationTypes: withdrawn }),
        trial({ pmid: '1000002', afterArticle: noticed('ExpressionOfConcernIn') }),
      ],
    }))

    const [report] = await sync()

    expect(kept.size).toBe(0)
    expect(report?.refusals.map(({ reason }) => reason)).toEqual([
      'it is withdrawn (retracted)',
      'it is withdrawn (expression-of-concern)',
    ])
  })

  it('without anything new is no failure', async () => {
    const { sync } = await startPubmed(() => ({}))

    const [report] = await sync()

    expect(report).toMatchObject({ outcome: 'kept', kept: 0 })
  })
})
