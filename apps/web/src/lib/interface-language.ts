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
  const chosen = readChoice()
  if (isInterfaceLanguage(chosen)) return chosen
  for (const tag of navigator.languages) {
    const language = languageOf(tag)
    if (language !== undefined) return language
  }
  return sourceLanguage
}

export function rememberLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // A browser that forbids storage keeps the choice until the page is left.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** American only where the browser says so: 'en-AU' and plain 'en' are written the British way. */
function languageOf(tag: string): InterfaceLanguage | undefined {
  const { language, region } = new Intl.Locale(tag)
  if (language === 'en') return region === 'US' ? 'en-US' : 'en-GB'
  return isInterfaceLanguage(language) ? language : undefined
}
