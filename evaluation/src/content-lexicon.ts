import { type Lexicon, loadLexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { resolve } from 'node:path'

/** The lexicon a server would load. */
export function loadContentLexicon(): Promise<Lexicon> {
  return loadLexicon(resolve(import.meta.dirname, '../../content/lexicon'))
}
