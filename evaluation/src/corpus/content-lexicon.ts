import { type Lexicon, loadLexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { loadSafetyRules } from '@auscult/evidence/safety/compile-rules.ts'
import type { SafetyRules } from '@auscult/evidence/safety/compiled-rule.ts'
import { loadRecordMaker, type RecordMaker } from '@auscult/evidence/record/record-maker.ts'
import { resolve } from 'node:path'

const contentFolder = resolve(import.meta.dirname, '../../../content')

/** The lexicon a server would load. */
export function loadContentLexicon(): Promise<Lexicon> {
  return loadLexicon(resolve(contentFolder, 'lexicon'))
}

/** The maker of records a server without imported names would have. */
export async function loadContentRecords(): Promise<RecordMaker> {
  return loadRecordMaker(contentFolder, contentFolder, await loadContentLexicon())
}

/** The safety rules a server would load. */
export function loadContentSafety(lexicon: Lexicon): Promise<SafetyRules> {
  return loadSafetyRules(resolve(contentFolder, 'safety'), lexicon)
}
