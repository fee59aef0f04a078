import type { Language } from '@auscult/contract/language.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { type QuestionWord, saysAside } from './segments.ts'
import { isUnknownWord } from './unknown-word.ts'

const shortest = 4

/**
 * The name of a disease that the lexicon does not have, told as one by 'disease', 'syndrome' or 'Morbus' beside it, or as two people's names are joined:
 * 'malattia di Erdheim-Chester', 'Kasabach-Merritt'. A record that says nothing of it answers nothing, however well it knows the drug.
 */
export function readUnknownDisease(
  words: readonly QuestionWord[],
  language: Language,
  lexicon: Lexicon,
): string | null {
  const isUnknown = (word: QuestionWord | undefined): word is QuestionWord =>
    isUnknownWord(word, shortest, language, lexicon)
  for (const [at, word] of words.entries()) {
    if (word.isNamed) continue
    const said = [
      ...word.asides.flatMap(({ cue, length }) => (cue === 'disease-before' ? [words[at + length]] : [])),
      ...(saysAside(word, 'disease-behind') ? [words[at - 1]] : []),
      // German writes every noun with a capital.
      ...(language !== 'de' && isJoinedName(word, words[at - 1]) && isUnknown(words[at - 1]) ? [word] : []),
    ]
    const unknown = said.find(isUnknown)
    if (unknown !== undefined) return unknown.folded
  }
  return null
}

function isJoinedName(word: QuestionWord, before: QuestionWord | undefined): boolean {
  return word.isJoined && [word, before].every((each) => /^\p{Lu}\p{Ll}/u.test(each?.text ?? ''))
}
