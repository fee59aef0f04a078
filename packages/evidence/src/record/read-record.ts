import type { Document } from '../corpus/document.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { type EvidenceRecord, recordVersion } from './evidence-record.ts'
import { readProfile } from './read-profile.ts'
import { readSentenceRoles } from './sentence-roles.ts'

/** The record of a document, by the maker it has; `lines` are its `indexedLines`, where they are at hand. */
export function readRecord(document: Document, lexicon: Lexicon, lines?: readonly string[]): EvidenceRecord {
  const roles = readSentenceRoles(document)
  return { version: recordVersion, maker: 'read', profile: readProfile(document, lexicon, roles, lines), roles }
}
