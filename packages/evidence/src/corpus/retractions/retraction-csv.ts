import { parse } from 'csv-parse'
import { setImmediate as turn } from 'node:timers/promises'
import { z } from 'zod'
import type { CorpusEvent } from '../corpus-event.ts'
import { SourceFileError, UnusableRecord } from '../source-errors.ts'
import { toNotice } from './retraction-notice.ts'

/** Characters; the longest rows of the list, with hundreds of authors and institutions, have some ten thousand. */
const rowLimit = 1_000_000

const Row = z.object({ info: z.object({ lines: z.number() }), record: z.record(z.string(), z.string()) })

/**
 * The notices of a retraction list as CSV: columns by their names in Retraction Watch's list, in any order, more or fewer of them.
 * Throws SourceFileError for another table, and after the last whole row of one that ends early.
 */
export async function* readRetractionCsv(chunks: AsyncIterable<string>): AsyncGenerator<CorpusEvent> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => requireColumns(header.map((name) => name.trim())),
    info: true,
    max_record_size: rowLimit,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  let rows: unknown[] = []
  let failure: SourceFileError | undefined
  // As an async iterable the parser would throw away the rows before an error together with the bad one.
  parser.on('data', (row: unknown) => rows.push(row))
  parser.on('error', (error) => {
    failure = error instanceof SourceFileError ? error : toFailure(error)
  })
  const take = () => {
    const taken = rows
    rows = []
    return taken.map((row) => toEvent(Row.parse(row)))
  }
  for await (const chunk of chunks) {
    parser.write(chunk)
    await turn()
    yield* take()
    if (failure !== undefined) throw failure
  }
  const closed = new Promise<void>((resolve) => parser.once('close', resolve))
  parser.end()
  await closed
  yield* take()
  if (failure !== undefined) throw failure
}

function toFailure(error: Error): SourceFileError {
  return new SourceFileError(`not a whole CSV file: ${error.message}`, { cause: error })
}

function requireColumns(header: string[]): string[] {
  const namesArticle = header.includes('OriginalPaperPubMedID') || header.includes('OriginalPaperDOI')
  if (header.includes('RetractionNature') && namesArticle) return header
  throw new SourceFileError(
    'neither PubMed XML, nor JSON, nor a retraction list with the columns RetractionNature and OriginalPaperDOI or OriginalPaperPubMedID',
  )
}

function toEvent({ info, record }: z.infer<typeof Row>): CorpusEvent {
  try {
    return { type: 'notice', notice: toNotice(record) }
  } catch (error) {
    if (!(error instanceof UnusableRecord)) throw error
    const number = (record['Record ID'] ?? '').trim()
    const name = number === '' ? `line ${info.lines}` : `Record ID ${number}`
    return { type: 'bad-record', name, reason: error.message }
  }
}
