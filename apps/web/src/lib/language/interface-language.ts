import { browserStorage } from '../browser-storage.ts'

/** The languages of the interface. English is written in two ways, since spelling and drug names differ. */
export const interfaceLanguages = ['en-GB', 'en-US', 'it', 'de', 'es'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Complete, and what the others fall back to. */
export const sourceLanguage: InterfaceLanguage = 'en-GB'

/** Each in its own words, so that whoever cannot read the language in force finds theirs. */
export const languageNames: Record<InterfaceLanguage, string> = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  it: 'Italiano',
  de: 'Deutsch',
  es: 'Español',
}

const storageKey = 'language'

function isInterfaceLanguage(tag: string | null): tag is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === tag)
}

/** The language chosen in this browser; else the first of the browser's own that is spoken here. */
export function findLanguage(): InterfaceLanguage {
  const chosen = browserStorage.getItem(storageKey)
  if (isInterfaceLanguage(chosen)) return chosen
  for (const tag of navigator.languages) {
    const language = languageOf(tag)
    if (language !== undefined) return language
  }
  return sourceLanguage
}

export function rememberLanguage(language: InterfaceLanguage): void {
  browserStorage.setItem(storageKey, language)
}

/** American only where the browser says so: 'en-AU' and plain 'en' are written the British way. */
function languageOf(tag: string): InterfaceLanguage | undefined {
  const [language = '', ...rest] = splitTag(tag)
  if (language === 'en') return rest.includes('US') ? 'en-US' : 'en-GB'
  return isInterfaceLanguage(language) ? language : undefined
}

/**
 * The parts of what a browser says it speaks, the language first. By hand, since a browser may hand on what is no tag, such as its system's
 * 'en-US@posix', at which `Intl.Locale` throws.
 */
export function splitTag(tag: string): string[] {
  return tag.split(/[-_@.]/u)
}
