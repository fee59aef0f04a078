import type { Language } from '@auscult/contract/language.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { isDrugDose } from './drug-dose.ts'
import { type QuestionWord, saysAside } from './segments.ts'
import { isUnknownWord } from './unknown-word.ts'

const shortest = 5
/** Between a drug and its dose a word on its form may stand: 'xr', 'sr'. */
const longestForm = 3

/**
 * A word that the lexicon does not have where nothing but a treatment can stand: before a dose in milligrams, or beside 'versus'. Of it only a record
 * with that very word can say anything. German, Italian and Spanish have too many everyday words that are not known here to tell by 'versus'.
 */
export function readUnknownTreatment(
  words: readonly QuestionWord[],
  language: Language,
  lexicon: Lexicon,
): string | null {
  const isUnknown = (word: QuestionWord | undefined): word is QuestionWord =>
    isUnknownWord(word, shortest, language, lexicon)
  for (const [at, word] of words.entries()) {
    const before = [words[at - 1], isForm(words[at - 1]) ? words[at - 2] : undefined]
    const beside = language === 'en' && saysAside(word, 'versus') ? [words[at - 1], words[at + 1]] : []
    const unknown = [...(isDrugDose(words.slice(at, at + 2)) ? before : []), ...beside].find(isUnknown)
    if (unknown !== undefined) return unknown.folded
  }
  return null
}

function isForm(word: QuestionWord | undefined): boolean {
  return word !== undefined && !word.isNamed && word.folded.length <= longestForm
}
