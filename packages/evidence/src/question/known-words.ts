import type { Language } from '@auscult/contract/language.ts'
import { stopWords } from '../text/stop-words.ts'
import { isEnglishWord } from '../understand/language/english-words.ts'
import { isQuestionWord } from '../understand/language/foreign-question-words.ts'
import { foreignStem } from '../understand/language/foreign-stem.ts'
import { isFunctionWord } from '../understand/language/language.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { questionVocabulary } from '../understand/question-words.ts'
import type { Word } from '../understand/words.ts'

/** Whether the word is one of everyday language: of English, or of what questions in the language are made of. */
export function isSaid(word: Word, language: Language, lexicon: Lexicon): boolean {
  const { folded } = word
  if (stopWords.has(folded) || questionVocabulary.has(folded) || isEnglishWord(folded)) return true
  if (language === 'en') return false
  return (
    lexicon.translate(foreignStem(folded, language), language) !== undefined ||
    isFunctionWord(word, language) ||
    isQuestionWord(word, language)
  )
}

/** Whether the word stands in a name of the lexicon, alone or among others. */
export function standsInNames({ key, folded }: Word, language: Language, lexicon: Lexicon): boolean {
  return (
    lexicon.hasWord(key) ||
    (language !== 'en' && lexicon.standsInName(foreignStem(folded, language), language))
  )
}
