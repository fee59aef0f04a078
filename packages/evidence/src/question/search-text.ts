import type { Language } from '@auscult/contract/language.ts'
import { foreignStem } from '../understand/language/foreign-stem.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { isNarrative } from './narrative-words.ts'
import { isSubjectWord } from '../understand/question-words.ts'
import type { QuestionWord } from './segments.ts'

/**
 * All words of a question in their order: names by the preferred term, everyday words as English has them ('woman' for 'donna', where the
 * concept is 'women').
 */
export function sayInEnglish(words: readonly QuestionWord[], lexicon: Lexicon, language: Language): string {
  const everyday = ([word, ...rest]: readonly QuestionWord[]) =>
    word === undefined || rest.length > 0 || language === 'en'
      ? undefined
      : lexicon.translate(foreignStem(word.folded, language), language)
  return inOrder(
    words,
    (span, term) => everyday(span) ?? (lexicon.isEnglishName(span) ? typedAs(span) : term),
    inEnglish,
  )
}

/** Where somebody was and by whom he was seen is part of the story, not of what it is about. */
const settings: ReadonlySet<string> = new Set([
  'hospitalisation',
  'physical examination',
  'symptoms',
  'medical therapy',
  'blood pressure',
  'heart rate',
  'respiratory rate',
  'body temperature',
  'pulse oximetry',
])

/** What a patient's story is about: its names, in whatever words they were told, and words that no story has. */
export function sayStory(words: readonly QuestionWord[]): string {
  return inOrder(
    words,
    (_, term, type) => (type === 'population' || settings.has(term) ? '' : term),
    ({ english: { text, folded } }) =>
      isSubjectWord(folded) && !isNarrative(folded) && !/\d/u.test(folded) ? text : '',
  )
}

function inOrder(
  words: readonly QuestionWord[],
  sayName: (span: readonly QuestionWord[], term: string, type: string) => string,
  sayWord: (word: QuestionWord) => string,
): string {
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) continue
    const [first] = word.name?.readings ?? []
    if (word.name === null || first === undefined) {
      said.push(sayWord(word))
      continue
    }
    const span = words.slice(at, at + word.name.length)
    said.push(sayName(span, first.term, first.type))
    at += word.name.length - 1
  }
  return said.filter((each) => each !== '').join(' ')
}

/** A word that asks keeps its letters in its English form: 'da' is 'from'. */
export function inEnglish(word: QuestionWord): string {
  return word.english.folded === word.folded ? word.text : word.english.folded
}

const typedAs = (span: readonly QuestionWord[]) => span.map(({ text }) => text).join(' ')
