import type { Language } from '@auscult/contract/ai.ts'
import { languageOfAlert } from './alerts.ts'
import { detectLanguage } from './language.ts'
import { withoutIdentifiers } from './identifiers.ts'
import { readWords } from './words.ts'

/** The language to answer in. A cry for help is often too short for any grammar, so its own words tell. */
export function readLanguage(question: string): Language {
  const detected = detectLanguage(readWords(withoutIdentifiers(question)), question)
  return detected === 'en' ? (languageOfAlert(question) ?? 'en') : detected
}
