import type { Language } from '@auscult/contract/ai.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords, type Word } from '../understand/words.ts'
import { splitCompounds } from '../understand/language/compounds.ts'
import { renderWords } from '../understand/language/rendering.ts'
import { findMend } from '../understand/typos.ts'
import type { CueName, Grammar } from './grammar.ts'

/** What stands between a word and the one before it. */
export type Gap = 'none' | 'join' | 'soft' | 'hard'

/** A word of the question in its place, with what is known of it. */
export type QuestionWord = Word & {
  /** The word as English has it; the word itself in an English question. */
  english: Word
  gap: Gap
  /** Cue phrases that begin here, and how many words each takes. */
  cues: { cue: CueName; length: number }[]
  /** Set at the first word of a name; `readings` are several where a short form may mean several things. */
  name: { length: number; readings: LexiconConcept[] } | null
  /** Within a name or a cue, its first word or a later one. */
  isNamed: boolean
  isCue: boolean
}

export type Segments = { words: QuestionWord[]; corrections: { from: string; to: string }[] }

/** Questions are capped by the contract; a longer text is read this far. */
const mostWords = 120

/** The words of a question with their names and cues: the longest name wins, then the longest cue. */
export function readSegments(
  text: string,
  language: Language,
  lexicon: Lexicon,
  { cues }: Grammar,
): Segments {
  const typed = readWords(text).slice(0, mostWords)
  const { words, corrections } = mend(typed, language, lexicon)
  const rendered = renderWords(words, lexicon, language)
  const read = words.map(
    (word, nth): QuestionWord => ({
      ...word,
      english: rendered[nth] ?? word,
      gap: nth === 0 ? 'hard' : gapOf(text.slice(words[nth - 1]?.end ?? 0, word.start)),
      cues: [],
      name: null,
      isNamed: false,
      isCue: false,
    }),
  )
  for (const { from, to, concepts } of lexicon.match(words, language, rendered)) {
    const first = read[from]
    if (first === undefined) continue
    first.name = { length: to - from, readings: concepts }
    for (const word of read.slice(from, to)) word.isNamed = true
  }
  read.forEach((word, at) => {
    const found = (cues[language].get(word.folded) ?? []).filter(({ words: phrase }) =>
      phrase.every((part, nth) => read[at + nth]?.folded === part),
    )
    word.cues = found.map(({ cue, words: phrase }) => ({ cue, length: phrase.length }))
    for (const { length } of word.cues) for (const part of read.slice(at, at + length)) part.isCue = true
  })
  return { words: read, corrections }
}

function gapOf(between: string): Gap {
  if (/[.;!?\n]|\s[-–—]\s|:\s/u.test(between)) return 'hard'
  if (/[,()]/u.test(between)) return 'soft'
  return /[+/&]/u.test(between) ? 'join' : 'none'
}

/** Misspelt words are mended; German compounds are parted. */
function mend(typed: readonly Word[], language: Language, lexicon: Lexicon) {
  const corrections: Segments['corrections'] = []
  const whole = language === 'de' ? splitCompounds(typed, lexicon) : typed
  if (language !== 'en') return { words: whole, corrections }
  const words = whole.map((word) => {
    const meant = findMend(word, lexicon)
    if (meant === undefined) return word
    corrections.push({ from: word.text, to: meant })
    const [read] = readWords(meant)
    return read === undefined ? word : { ...read, start: word.start, end: word.end }
  })
  return { words, corrections }
}
