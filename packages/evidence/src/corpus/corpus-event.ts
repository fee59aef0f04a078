import type { Document } from './document.ts'
import type { RetractionNotice } from './retractions/retraction-notice.ts'

/** What a corpus file holds, in its own order: order matters, a deletion may follow the record it deletes. */
export type CorpusEvent =
  | { type: 'record'; document: Document }
  | { type: 'deletion'; pmids: string[] }
  | { type: 'notice'; notice: RetractionNotice }
  /** A record that was left out, by number or place in the file, and why. */
  | { type: 'bad-record'; name: string; reason: string }
  /** Books and chapters: PubMed records that are not articles. */
  | { type: 'skipped'; name: string }

/** Characters of text an event carries; registry records have ten times those of an abstract. */
export function textLength(event: CorpusEvent): number {
  if (event.type !== 'record') return 0
  return event.document.sections.reduce((sum, { text }) => sum + text.length, 0)
}
