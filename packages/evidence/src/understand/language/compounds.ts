import { fold } from '../../text/terms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { readWords, type Word } from '../words.ts'
import { asQuestionWord } from './foreign-question-words.ts'
import { foreignStem } from './foreign-stem.ts'

const shortestPart = 4
const shortestCompound = 9
/** No compound that a clinician types is longer; without a limit the work grows with the square of one word's length. */
const longestCompound = 64
/** The longest first part that is looked up; the names of the lexicon that are one word are shorter. */
const longestPart = 40

/** What joins the parts: 'Risiko-s-', 'Schilddrüse-n-', or nothing. */
const joints = ['', 's', 'es', 'n', 'en']

/**
 * A German compound the lexicon does not have, as the words it is made of: 'Herzinfarktrisiko' is 'Herzinfarkt Risiko'. The longest
 * first part wins, because it says most. A word of which a part stays unknown is left whole, and so is one above `longestCompound`.
 */
export function splitCompounds(words: readonly Word[], lexicon: Lexicon): Word[] {
  const known = new Map<string, Word[]>()
  return words.flatMap((word) => {
    const { length } = word.text
    if (length < shortestCompound || length > longestCompound) return [word]
    const before = known.get(word.text)
    const parts = before ?? splitAnew(word.text, lexicon)
    if (before === undefined) known.set(word.text, parts)
    if (parts.length === 0) return [word]
    return parts.map((part) => ({ ...part, start: word.start + part.start, end: word.start + part.end }))
  })
}

/** The parts with their places in the text; none where it is a name by itself or is not made of names. */
function splitAnew(text: string, lexicon: Lexicon): Word[] {
  // 'Herzklappe' stands in 'mechanische Herzklappe': parted, that name would not be found.
  if (isKnown(text, lexicon) || lexicon.standsInName(foreignStem(fold(text), 'de'), 'de')) return []
  return (split(text, lexicon) ?? []).flatMap(({ at, text: part }) =>
    readWords(part).map((word) => ({ ...word, start: at, end: at + part.length })),
  )
}

type Part = { at: number; text: string }

/**
 * Whether a rest can be parted depends on where it begins alone. Each place is tried once: tried anew for each way that leads
 * there, a word of a few short names said over and over took longer than a life.
 */
function split(text: string, lexicon: Lexicon): Part[] | undefined {
  const tried = new Map<number, Part[] | undefined>()

  function splitFrom(at: number): Part[] | undefined {
    if (!tried.has(at)) tried.set(at, splitAnewFrom(at))
    return tried.get(at)
  }

  function splitAnewFrom(at: number): Part[] | undefined {
    if (isKnown(text.slice(at), lexicon)) return [{ at, text: text.slice(at) }]
    const longest = Math.min(longestPart, text.length - at - shortestPart)
    for (let length = longest; length >= shortestPart; length -= 1) {
      const first = text.slice(at, at + length)
      if (!isKnown(first, lexicon)) continue
      for (const joint of joints) {
        const next = at + length + joint.length
        if (!text.startsWith(joint, at + length) || text.length - next < shortestPart) continue
        const rest = splitFrom(next)
        if (rest !== undefined) return [{ at, text: first }, ...rest]
      }
    }
    return undefined
  }

  return splitFrom(0)
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
