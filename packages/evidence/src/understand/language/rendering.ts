import type { Language } from '@auscult/contract/language.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { type Word, wordKey } from '../words.ts'
import { findCognate } from './cognates.ts'
import { asQuestionWord } from './foreign-question-words.ts'
import { foreignStem } from './foreign-stem.ts'

/**
 * Each word as English has it, in its place: what asks by the table of question words, what a clinician says every day by the lexicon's
 * words, the rest by its origin. A word none of them knows stays as it is.
 */
export function renderWords(words: readonly Word[], lexicon: Lexicon, language: Language): Word[] {
  return words.map((word, nth) => {
    const rendered = renderWord(word, lexicon, language)
    return isAge(words, nth, language)
      ? withKey({ ...rendered, text: 'years old', folded: 'years old' })
      : rendered
  })
}

/** 'De 42 años' and 'di 42 anni' tell an age, 'hace 3 años' and '5 años de tratamiento' a time. */
function isAge(words: readonly Word[], nth: number, language: Language): boolean {
  if (language !== 'it' && language !== 'es') return false
  const [before, number] = [words[nth - 2]?.folded ?? '', words[nth - 1]?.folded ?? '']
  return /^(?:anos|anni)$/u.test(words[nth]?.folded ?? '') && /^d[ei]$/u.test(before) && /^\d+$/u.test(number)
}

function renderWord(word: Word, lexicon: Lexicon, language: Language): Word {
  if (language === 'en') return word
  const asking = asQuestionWord(word, language)
  if (asking !== word) return withKey(asking)
  const english =
    lexicon.translate(foreignStem(word.folded, language), language) ?? findCognate(word.folded, language)
  return english === undefined ? word : withKey({ ...word, text: english, folded: english })
}

const withKey = (word: Word): Word => ({ ...word, key: word.folded.split(' ').map(wordKey).join(' ') })
