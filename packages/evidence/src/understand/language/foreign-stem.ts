import type { Word } from '../words.ts'
import { isFunctionWord } from './language.ts'
import type { ForeignLanguage } from './languages.ts'

/**
 * One key for a name however it is inflected and joined: 'infarto del miocardio' and 'infarti miocardio' meet. Its first and last word are
 * never mere joints: 'stato epilettico' is more than 'epilettico'.
 */
export function foreignKey(words: readonly Word[], language: ForeignLanguage): string {
  return words
    .filter((word, nth) => !isJoint(word, nth === 0 || nth === words.length - 1, language))
    .map((word) => foreignStem(word.folded, language))
    .join(' ')
}

/** Those treated go without saying, wherever they stand. */
const patients = /^(?:patienten|pazienti|pacientes)$/u

function isJoint(word: Word, isEdge: boolean, language: ForeignLanguage): boolean {
  return isFunctionWord(word, language) && (!isEdge || patients.test(word.folded))
}

/**
 * One stem for the numbers, genders and cases of a word: 'malattie' and 'malattia', 'pulmonaler' and 'pulmonale', 'infecciones'
 * and 'infección' meet. Far less than a full stemmer, because two names that meet by chance would be read as each other.
 * Short words stay as they are ('mani' is no 'mania').
 */
export function foreignStem(folded: string, language: ForeignLanguage): string {
  const own = ownStems[language].get(folded)
  if (own !== undefined) return own
  return /\d/u.test(folded) ? folded : stems[language](folded)
}

/** Words whose stem would be another word's: 'hombro' (shoulder) and 'hombre' (man), 'Raucher' and 'rauchen'. */
const ownStems: Record<ForeignLanguage, ReadonlyMap<string, string>> = {
  it: new Map([
    ['malare', 'malare'],
    ['malari', 'malare'],
    ['neutrofilia', 'neutrofilia'],
    ['eosinofilia', 'eosinofilia'],
  ]),
  de: new Map([
    ['raucher', 'raucher'],
    ['rauchern', 'raucher'],
    ['rauchers', 'raucher'],
  ]),
  es: new Map([
    ['hombro', 'hombro'],
    ['hombros', 'hombro'],
    ['neutrofilia', 'neutrofilia'],
    ['eosinofilia', 'eosinofilia'],
  ]),
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
