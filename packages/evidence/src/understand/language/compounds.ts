import { fold } from '../../text/terms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { readWords, type Word } from '../words.ts'
import { asQuestionWord } from './foreign-question-words.ts'
import { foreignStem } from './foreign-stem.ts'

const shortestPart = 4
const shortestCompound = 9

/** What joins the parts: 'Risiko-s-', 'Schilddrüse-n-', or nothing. */
const joints = ['', 's', 'es', 'n', 'en']

/**
 * A German compound the lexicon does not have, as the words it is made of: 'Herzinfarktrisiko' is 'Herzinfarkt Risiko'. The longest
 * first part wins, because it says most. A word of which a part stays unknown is left whole.
 */
export function splitCompounds(words: readonly Word[], lexicon: Lexicon): Word[] {
  return words.flatMap((word) => {
    if (word.text.length < shortestCompound || isKnown(word.text, lexicon)) return [word]
    const parts = split(word.text, lexicon)
    if (parts === undefined) return [word]
    return parts.flatMap(({ at, text }) =>
      readWords(text).map((part) => ({
        ...part,
        start: word.start + at,
        end: word.start + at + text.length,
      })),
    )
  })
}

type Part = { at: number; text: string }

function split(text: string, lexicon: Lexicon, at = 0): Part[] | undefined {
  if (isKnown(text, lexicon)) return [{ at, text }]
  for (let length = text.length - shortestPart; length >= shortestPart; length -= 1) {
    const first = text.slice(0, length)
    if (!isKnown(first, lexicon)) continue
    for (const joint of joints) {
      if (!text.startsWith(joint, length) || text.length - length - joint.length < shortestPart) continue
      const rest = split(text.slice(length + joint.length), lexicon, at + length + joint.length)
      if (rest !== undefined) return [{ at, text: first }, ...rest]
    }
  }
  return undefined
}

function isKnown(text: string, lexicon: Lexicon): boolean {
  const folded = fold(text)
  const [word] = readWords(text)
  if (word === undefined) return false
  return (
    lexicon.translate(foreignStem(folded, 'de'), 'de') !== undefined ||
    lexicon.hasName([word], 'de') ||
    lexicon.isEnglishName([word]) ||
    asQuestionWord(word, 'de').folded !== word.folded
  )
}
