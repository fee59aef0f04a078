import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { isNarrative } from '../understand/narrative-words.ts'
import type { QuestionWord } from './segments.ts'

/** All words of a question in their order: names by the preferred term, everyday words as English has them. */
export function sayInEnglish(words: readonly QuestionWord[], lexicon: Lexicon): string {
  return inOrder(
    words,
    (span, term) => (lexicon.isEnglishName(span) ? typedAs(span) : term),
    (word) => (word.english === word ? word.text : word.english.folded),
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
    ({ english, isCue }) =>
      isCue || isNarrative(english.folded) || /\d/u.test(english.folded) || english.folded === 'the'
        ? ''
        : english.text,
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

const typedAs = (span: readonly QuestionWord[]) => span.map(({ text }) => text).join(' ')
