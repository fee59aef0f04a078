import type { Language } from '@auscult/contract/language.ts'
import { decideReading } from '../ambiguity.ts'
import type { Lexicon, LexiconConcept } from '../lexicon/lexicon.ts'
import { isSubjectWord, questionVocabulary } from '../question-words.ts'
import type { Word } from '../words.ts'

/** A stretch of the question: a concept of the lexicon, a subject word outside it, or a word that only asks. */
export type Piece =
  | { kind: 'concept'; concept: LexiconConcept; words: Word[] }
  | { kind: 'word'; words: Word[] }
  | { kind: 'asking'; words: Word[] }

export type AmbiguousAbbreviation = { typed: string; readings: LexiconConcept[] }

/**
 * Splits the words of a question by the longest names of the lexicon; stops at an abbreviation that nothing decides. `rendered` are the
 * same words in English, which those outside the lexicon are read by.
 */
export function readPieces(
  words: readonly Word[],
  lexicon: Lexicon,
  language: Language,
  rendered: readonly Word[] = words,
): Piece[] | AmbiguousAbbreviation {
  const matches = lexicon.match(words, language, rendered)
  const certain = matches.flatMap((match) => (match.concepts.length === 1 ? match.concepts : []))
  const pieces: Piece[] = []
  let at = 0
  for (const match of matches) {
    pieces.push(...rendered.slice(at, match.from).map(singleWord))
    const matched = words.slice(match.from, match.to)
    const concept =
      match.concepts.length === 1
        ? match.concepts[0]
        : decideReading(match.concepts, matched.map(({ text }) => text).join(' '), certain, (term) =>
            lexicon.find(term),
          )
    if (concept === undefined)
      return { typed: matched.map((word) => word.text).join(' '), readings: match.concepts }
    // 'initiation', 'first' and the like are also names in no lexicon; a one-word name that merely asks stays asking.
    const isAsking =
      matched.length === 1 && questionVocabulary.has(matched[0]?.folded ?? '') && !match.isAbbreviation
    pieces.push(
      isAsking && concept.type === 'outcome'
        ? { kind: 'asking', words: matched }
        : { kind: 'concept', concept, words: matched },
    )
    at = match.to
  }
  pieces.push(...rendered.slice(at).map(singleWord))
  return pieces
}

function singleWord(word: Word): Piece {
  return { kind: isSubjectWord(word.folded) ? 'word' : 'asking', words: [word] }
}
