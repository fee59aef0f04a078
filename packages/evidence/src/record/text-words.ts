import { fold } from '../text/terms.ts'
import type { LexiconMatch } from '../understand/lexicon/lexicon.ts'
import { wordKey } from '../understand/words.ts'
import { type Cues, cuesOf } from './word-cues.ts'

/** What is known of a word wherever it stands; made once, for running text repeats its words. */
export type KnownWord = {
  readonly text: string
  /** Lower case; '#' for a figure. What role weights know it by. */
  readonly lower: string
  readonly folded: string
  /** As the lexicon's words have it; empty for a sign. */
  readonly key: string
  readonly cues: Cues
  /** What the lexicon that last asked knows of it; see `nameTerms`. */
  named: { lexicon: object; isName: boolean; alone: readonly LexiconMatch[] | undefined } | undefined
}

/** A word or one of the signs % = < > ? : at its place in a text. */
export type TextWord = { readonly known: KnownWord; readonly start: number }

/** The words of a text, with what all their cues say together. */
export type TextWords = { words: readonly TextWord[]; cues: Cues }

const pattern = /[\p{L}\p{N}]+(?:\.\d+)*|[%=<>?:]/gu

/** Emptied when full, so that a long import cannot grow it without bound. */
const mostKnown = 200_000
const known = new Map<string, KnownWord>()

function knownOf(text: string): KnownWord {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const folded = fold(text)
  const lower = /^\d/u.test(text) ? '#' : text.toLowerCase()
  const key = /^[%=<>?:]$/u.test(text) ? '' : wordKey(folded)
  const made: KnownWord = { text, lower, folded, key, cues: cuesOf(lower), named: undefined }
  known.set(text, made)
  return made
}

export function readTextWords(text: string): TextWords {
  const words: TextWord[] = []
  let cues = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const word = knownOf(match[0])
    cues |= word.cues
    words.push({ known: word, start: match.index })
  }
  return { words, cues }
}
