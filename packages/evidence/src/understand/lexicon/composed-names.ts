import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../../text/terms.ts'
import type { Composition } from '../../question/grammar.ts'
import type { EntryName } from './entry-names.ts'
import type { LexiconEntry } from './lexicon-entry.ts'

const languages: readonly Language[] = ['en', 'it', 'de', 'es']

/**
 * Names that the entries of a kind have by how such names are put together, by their terms: 'yellow fever vacc' and 'Gelbfieber-Impfung' of the
 * yellow fever vaccine. What tells one entry from another is taken from the names it has, and in other languages from those of what it is named after.
 */
export function composeNames(
  entries: readonly LexiconEntry[],
  compositions: readonly Composition[],
): ReadonlyMap<string, EntryName[]> {
  const byName = new Map(
    entries.flatMap((entry) => [entry.term, ...entry.synonyms].map((name) => [fold(name), entry] as const)),
  )
  const composed = new Map<string, EntryName[]>()
  for (const composition of compositions)
    for (const entry of kindsOf(composition.of, entries)) {
      const stems = stemsOf(entry, composition)
      const after = stems.en.flatMap((stem) => byName.get(fold(stem)) ?? [])
      const names = languages.flatMap((language) => {
        const further = language === 'en' ? [] : after.flatMap((each) => each[language])
        const own = new Set([...stems[language], ...further])
        return [...own].flatMap((stem) =>
          composition[language].map((form) => ({
            text: form.replace('{}', stem),
            isAbbreviation: false,
            language,
          })),
        )
      })
      composed.set(entry.term, [...(composed.get(entry.term) ?? []), ...names])
    }
  return composed
}

/** The entries of these terms and all narrower ones. */
function kindsOf(terms: readonly string[], entries: readonly LexiconEntry[]): LexiconEntry[] {
  const within = new Set(terms)
  for (let size = 0; size < within.size; ) {
    size = within.size
    for (const entry of entries) if (entry.broader.some((each) => within.has(each))) within.add(entry.term)
  }
  return entries.filter((entry) => within.has(entry.term))
}

/** The 'yellow fever' of 'yellow fever vaccine'. */
function stemsOf(entry: LexiconEntry, composition: Composition): Record<Language, string[]> {
  const of = (language: Language) => {
    const names = language === 'en' ? [entry.term, ...entry.synonyms] : entry[language]
    return names.flatMap((name) => composition[language].flatMap((form) => stemIn(name, form) ?? []))
  }
  return { en: of('en'), it: of('it'), de: of('de'), es: of('es') }
}

function stemIn(name: string, form: string): string | undefined {
  const [before = '', behind = ''] = form.toLowerCase().split('{}')
  const folded = name.toLowerCase()
  const isOfForm = folded.startsWith(before) && folded.endsWith(behind)
  const stem = name.slice(before.length, name.length - behind.length)
  return isOfForm && /^\p{L}[^]*\p{L}$/u.test(stem) ? stem : undefined
}
