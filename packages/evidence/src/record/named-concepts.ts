import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'

/** Phrases of records that are no names of the lexicon, by their lower-case text, with the terms they mean. */
export type RecordPhrases = ReadonlyMap<string, { concepts: string[]; eitherOf?: string[]; state?: string }>

const joining = /^(?:plus|and|with|or)$/u

/** Lexicon concepts named in a text; an ambiguous abbreviation gives none. 'Clopidogrel plus aspirin' is a strategy and two drugs. */
export function conceptsIn(text: string, lexicon: Lexicon): LexiconConcept[] {
  const words = readWords(text)
  return lexicon.match(words).flatMap(({ from, to, concepts }) => {
    const named = words.slice(from, to)
    const parts = named.some((word) => joining.test(word.folded))
      ? lexicon.match(named.filter((word) => !joining.test(word.folded)))
      : []
    return [{ concepts }, ...parts].flatMap((found) => (found.concepts.length === 1 ? found.concepts : []))
  })
}

/** The terms a phrase means as a whole, with nothing left over: 'type 1 diabetes', and not 'antibiotics in the past week'. */
export function wholeTermsOf(phrase: string, lexicon: Lexicon, phrases: RecordPhrases): string[] {
  const given = phrases.get(phrase.toLowerCase())
  if (given !== undefined) return given.state === undefined ? given.concepts : []
  const words = readWords(phrase)
  return lexicon
    .match(words)
    .flatMap(({ from, to, concepts }) =>
      from === 0 && to === words.length && concepts.length === 1 ? concepts.map(({ term }) => term) : [],
    )
}

/** The terms a phrase of a curated record means: those a curator gave it, else those named in it. */
export function termsOf(phrase: string, lexicon: Lexicon, phrases: RecordPhrases): string[] {
  const given = phrases.get(phrase.toLowerCase())
  if (given !== undefined) {
    // 'Prevention of X' is about people who do not have X; it is still what the question names.
    return [...given.concepts, ...(given.eitherOf ?? [])].filter((term) => lexicon.find(term) !== undefined)
  }
  const whole = lexicon.find(phrase)
  if (whole !== undefined) return [whole.term]
  return [...new Set(conceptsIn(phrase, lexicon).map(({ term }) => term))]
}
