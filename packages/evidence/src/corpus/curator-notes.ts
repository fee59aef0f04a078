import type { StudyRecord } from '../record/study-record.ts'
import type { Document, Section } from './document.ts'

const bottomLine = 'BOTTOM LINE'
const later = 'LATER'

/** What a curator concludes, as sections of a synopsis: what has changed since, and last the bottom line. */
export function curatorNotes(record: StudyRecord): Section[] {
  const since = record.later === null ? [] : [{ label: later, text: record.later }]
  return [...since, { label: bottomLine, text: record.bottomLine.text }]
}

/**
 * The sections a study is appraised and quoted by. A curator's advice names other studies and later changes: it tells neither
 * the design nor the result of this one. An abstract's own 'bottom line' stays.
 */
export function withoutCuratorNotes({
  readPart,
  sections,
}: Pick<Document, 'readPart' | 'sections'>): Section[] {
  if (readPart !== 'own-synopsis') return sections
  return sections.filter(({ label }) => label !== bottomLine && label !== later)
}
