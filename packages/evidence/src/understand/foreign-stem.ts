import { isFunctionWord } from './language.ts'
import type { Word } from './words.ts'

/** Languages besides English whose names the lexicon knows. */
export const foreignLanguages = ['it', 'de', 'es'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

/** One key for a name however it is inflected and joined: 'infarto del miocardio' and 'infarti miocardio' meet. */
export function foreignKey(words: readonly Word[], language: ForeignLanguage): string {
  return words
    .filter((word) => !isFunctionWord(word, language))
    .map((word) => foreignStem(word.folded, language))
    .join(' ')
}

/**
 * One stem for the numbers, genders and cases of a word: 'malattie' and 'malattia', 'pulmonaler' and 'pulmonale', 'infecciones'
 * and 'infección' meet. Far less than a full stemmer, because two names that meet by chance would be read as each other.
 * Short words stay as they are ('mani' is no 'mania').
 */
export function foreignStem(folded: string, language: ForeignLanguage): string {
  return /\d/u.test(folded) ? folded : stems[language](folded)
}

const stems: Record<ForeignLanguage, (word: string) => string> = {
  it: (word) => (word.length < 6 ? word : word.replace(/h?[aeiou]{1,2}$/u, '')),
  // 'Statin' and 'Statine' meet where what is left of both loses its n.
  de: (word) => (word.length < 6 ? word : word.replace(/(?:ern|en|er|em|es|e|s)$/u, '').replace(/n$/u, '')),
  es: stemSpanish,
}

function stemSpanish(word: string): string {
  if (word.length < 4 || /[iu]s$/u.test(word)) return word
  const singular = word.replace(/ces$/u, 'z').replace(/s$/u, '')
  return singular.length < 6 ? singular : singular.replace(/[aeo]$/u, '')
}
