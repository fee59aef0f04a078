import type { Document } from '../corpus/document.ts'
import { indexedLines } from '../corpus/text-index/indexed-lines.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { curatedProfile } from './curated-profile.ts'
import { type EvidenceRecord, recordVersion } from './evidence-record.ts'
import { guidelineProfile } from './guideline-profile.ts'
import type { RecordPhrases } from './named-concepts.ts'
import { readProfile } from './read-profile.ts'
import { documentWords, readSentenceRoles } from './sentence-roles.ts'

/**
 * The record of a document, by the maker it has: a curator's record, a body's advice, else what can be read. `lines` are its
 * `indexedLines`, where they are at hand.
 */
export function readRecord(
  document: Document,
  lexicon: Lexicon,
  phrases: RecordPhrases = new Map(),
  lines: readonly string[] = indexedLines(document),
): EvidenceRecord {
  const words = documentWords(document)
  const roles = readSentenceRoles(document, words)
  const { study, kind } = document
  if (study) {
    const profile = curatedProfile(study, document, lexicon, phrases)
    return { version: recordVersion, maker: 'curated', profile, roles }
  }
  if (kind === 'guideline')
    return { version: recordVersion, maker: 'guideline', profile: guidelineProfile(document, lexicon), roles }
  const profile = readProfile(document, lexicon, roles, lines, words)
  return { version: recordVersion, maker: 'read', profile, roles }
}
