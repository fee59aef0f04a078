import type { CorpusEvent } from '../corpus-event.ts'
import { withoutReferenceLists } from '../pubmed/pubmed-references.ts'
import { readPubmedXml } from '../pubmed/pubmed-xml.ts'
import { readRetractionCsv } from '../retractions/retraction-csv.ts'
import { readJsonRecords } from './json-records.ts'
import { readTextChunks } from './source-file.ts'

/**
 * The events of a corpus file of any known form, plain or gzipped. The form is told from the content, not from the name: PubMed
 * XML, JSON with trials of ClinicalTrials.gov's API v2, guidelines of the documented form, or a retraction list as CSV. Throws SourceFileError after the last whole record.
 */
export async function* readCorpusFile(
  path: string,
  onRead?: (bytesOnDisk: number) => void,
): AsyncGenerator<CorpusEvent> {
  const { start, chunks } = await readStart(readTextChunks(path, onRead ? { onRead } : {}))
  if (start === '{' || start === '[') yield* readJsonRecords(chunks)
  else if (start === '<' || start === '') yield* readPubmedXml(withoutReferenceLists(chunks))
  else yield* readRetractionCsv(chunks)
}

/** The first character that is not white space, and the whole text again. */
async function readStart(chunks: AsyncGenerator<string>) {
  const read: string[] = []
  let start = ''
  while (start === '') {
    const next = await chunks.next()
    if (next.done === true) break
    read.push(next.value)
    start = next.value.trimStart().charAt(0)
  }
  return { start, chunks: chain(read, chunks) }
}

async function* chain(read: readonly string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* read
  yield* rest
}
