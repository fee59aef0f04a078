import type { Language } from '@auscult/contract/language.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { isSaid, standsInNames } from './known-words.ts'
import type { QuestionWord } from './segments.ts'

/** Whether the word is no name, says nothing, and stands neither in everyday language nor in a name of the lexicon. */
export function isUnknownWord(
  word: QuestionWord | undefined,
  shortest: number,
  language: Language,
  lexicon: Lexicon,
): word is QuestionWord {
  return (
    word !== undefined &&
    word.folded.length >= shortest &&
    !word.isNamed &&
    !word.isCue &&
    !/\d/u.test(word.folded) &&
    !isSaid(word, language, lexicon) &&
    !standsInNames(word, language, lexicon)
  )
}
