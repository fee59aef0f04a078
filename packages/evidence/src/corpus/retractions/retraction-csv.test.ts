import { expect, test } from 'vitest'
import type { CorpusEvent } from '../corpus-event.ts'
import { chunksOf } from '../testing/pubmed-fixtures.ts'
import { retractionCsv } from '../testing/retraction-fixtures.ts'
import { readRetractionCsv } from './retraction-csv.ts'

async function read(text: string) {
  const events: CorpusEvent[] = []
  try {
    for await (const event of readRetractionCsv(chunksOf(text, 100))) events.push(event)
  } catch (error) {
    return { events, error: String(error) }
  }
  return { events, error: null }
}

test('each row says which article, what happened and when', async () => {
  const { events } = await read(
    retractionCsv(
      { OriginalPaperPubMedID: '1000001', OriginalPaperDOI: '10.1000/ABC.1' },
      { OriginalPaperDOI: 'https://doi.org/10.1000/x', RetractionNature: 'Expression of concern' },
      { OriginalPaperPubMedID: '7', RetractionNature: 'Correction', RetractionDate: '12/3/2019 0:00' },
      { OriginalPaperPubMedID: '8', RetractionNature: 'Reinstatement', RetractionDate: '2020-05-06' },
    ),
  )

  expect(events.map((event) => (event.type === 'notice' ? event.notice : event))).toEqual([
    { record: '1', pmid: '1000001', doi: '10.1000/abc.1', nature: 'retracted', date: '2022-01-28' },
    { record: '2', pmid: null, doi: '10.1000/x', nature: 'expression-of-concern', date: '2022-01-28' },
    { record: '3', pmid: '7', doi: null, nature: 'corrected', date: '2019-12-03' },
    { record: '4', pmid: '8', doi: null, nature: 'reinstated', date: '2020-05-06' },
  ])
})

test('rows that name no article, or nothing known, are named and none stops the others', async () => {
  const { events, error } = await read(
    retractionCsv(
      {},
      { OriginalPaperPubMedID: '7', RetractionNature: 'Rumour' },
      { OriginalPaperPubMedID: 'x'.repeat(200), 'Record ID': '' },
      { OriginalPaperPubMedID: '8' },
    ),
  )

  expect(error).toBeNull()
  expect(events).toEqual([
    { type: 'bad-record', name: 'Record ID 1', reason: 'names neither PubMed number nor DOI' },
    { type: 'bad-record', name: 'Record ID 2', reason: "unknown RetractionNature 'Rumour'" },
    {
      type: 'bad-record',
      name: expect.stringMatching(/^line \d+$/u),
      reason: 'names neither PubMed number nor DOI',
    },
    { type: 'notice', notice: expect.objectContaining({ pmid: '8' }) },
  ])
})

test('few columns in any order are enough; another table is refused with the columns it lacks', async () => {
  const few = await read('RetractionNature,OriginalPaperPubMedID\nRetraction,7\nRetraction\n')
  const other = await read('name,age\nAnn,40\n')
  const prose = await read('Dear colleagues,\nplease find attached')

  expect(few.events).toEqual([
    {
      type: 'notice',
      notice: { record: '7  retracted ', pmid: '7', doi: null, nature: 'retracted', date: '' },
    },
    { type: 'bad-record', name: 'line 3', reason: 'names neither PubMed number nor DOI' },
  ])
  expect(other.error).toMatch(/nor a retraction list with the columns RetractionNature/u)
  expect(prose.error).toMatch(/nor a retraction list/u)
})

test('a list that ends within a row keeps its whole rows and says so', async () => {
  const whole = retractionCsv({ OriginalPaperPubMedID: '7' }, { OriginalPaperPubMedID: '8' })

  const { events, error } = await read(whole.slice(0, whole.lastIndexOf('line break')))

  expect(events).toHaveLength(1)
  expect(error).toMatch(/not a whole CSV file/u)
})
