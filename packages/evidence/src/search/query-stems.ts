import type { Concept, Understood } from '@auscult/contract/ai/ai.ts'
import { stopWords } from '../text/stop-words.ts'
import { contentTerms, stem, tokenize } from '../text/terms.ts'
import { wordForms } from '../text/word-forms.ts'

/**
 * Terms that stand for some stems of the query where they follow one another in a document. `strength` is what one occurrence
 * counts beside one of the question's own words.
 */
export type Alias = { terms: string[]; covers: number[]; strength: number }

/** Other names of a concept, its kinds and members among them, say a little less than the words of the question. */
const synonymStrength = 0.5

/** 'Renal' for 'kidney' says nearly the same. */
const wordFormStrength = 0.8

export type QueryConcept = {
  term: string
  type: Concept['type']
  /** Places in `stems` of the form that carries the concept's weight. */
  stems: number[]
}

/** A question as the second stage reads it: its distinct stems in order, and what else counts as them. */
export type StemQuery = {
  /** The question's own words in the corpus' language, for the first stage. */
  text: string
  stems: string[]
  /** For each stem the word it was first read from. */
  words: string[]
  concepts: QueryConcept[]
  aliases: Alias[]
  /** Words of the same families and initialisms of the question's, for the first stage. */
  related: string[]
  /** Stems that follow one another in the question, as places in `stems`. */
  neighbours: [number, number][]
}

/**
 * The form that carries a concept: as typed where the corpus' language has it so, else the preferred term, so that a question
 * typed in Italian weighs like its English twin.
 */
function leadingForm(concept: Concept, isAsTyped: boolean): string {
  const typed = contentTerms(concept.matched)
  const isAForm = concept.forms.some((form) => contentTerms(form).join(' ') === typed.join(' '))
  return isAsTyped && isAForm && typed.length > 0 ? concept.matched : concept.term
}

/**
 * All words of a question count, not only those that became concepts: 'duration', 'return' and 'weekend' tell papers on one subject
 * apart.
 */
function ownText(question: string, understood: Understood): string {
  if (question === '') return understood.concepts.map(({ term }) => term).join(' ')
  return understood.corrections.reduce((text, { from, to }) => text.replace(from, to), question)
}

/**
 * A name stands for the words of the concept that it does not hold itself: 'lung cancer' for the 'carcinoma' of 'lung carcinoma'.
 * A name that the question gives beside the concept, as in 'international normalised ratio (INR)', is as good as the concept.
 */
function aliasOf(
  terms: string[],
  stems: readonly number[],
  places: ReadonlyMap<string, number>,
  askedFor: ReadonlySet<string>,
): Alias[] {
  const own = new Set(terms.map((term) => places.get(term)))
  const covers = stems.filter((place) => !own.has(place))
  const strength = terms.every((term) => askedFor.has(term)) ? 1 : synonymStrength
  return covers.length === 0 ? [] : [{ terms, covers, strength }]
}

/** Shorter ones stand for too much else. */
const initialismLengths = [3, 4]
const initialismStrength = 0.3

/**
 * 'DBE' for the 'double balloon enteroscopy' of the question: papers use what they define elsewhere, or nowhere. Two concepts have no
 * initials in common: 'FIT vs colonoscopy' is no FVC.
 */
function initialisms(
  sequence: readonly number[],
  stems: readonly string[],
  concepts: readonly QueryConcept[],
): Alias[] {
  const isOneName = (covers: readonly number[]) =>
    concepts.filter(({ type, stems: own }) => type !== 'word' && own.some((place) => covers.includes(place)))
      .length < 2
  return initialismLengths.flatMap((length) =>
    sequence.slice(length - 1).flatMap((_, at) => {
      const covers = sequence.slice(at, at + length)
      const words = covers.map((place) => stems[place] ?? '')
      const letters = words.map((word) => word.charAt(0)).join('')
      return /^[a-z]+$/u.test(letters) && isOneName(covers)
        ? [{ terms: [letters], covers, strength: initialismStrength }]
        : []
    }),
  )
}

/** The words that `contentTerms` stems. */
function contentWords(text: string): string[] {
  return tokenize(text).filter((word) => !stopWords.has(word))
}

/** Of a case the question holds what the story is about, by preferred terms; a concept that is not among it is no part of the query. */
export function toStemQuery(question: string, understood: Understood, isCase = false): StemQuery {
  const text = ownText(question, understood)
  const places = new Map<string, number>()
  const words: string[] = []
  const placeOf = (word: string) => {
    const stemmed = stem(word)
    const place = places.get(stemmed) ?? places.size
    places.set(stemmed, place)
    words[place] ??= word
    return place
  }
  const sequence = contentWords(text).map(placeOf)
  const askedFor = new Set(places.keys())
  const concepts: QueryConcept[] = []
  const aliases: Alias[] = []
  for (const concept of understood.concepts) {
    const form = leadingForm(concept, understood.language === 'en' && !isCase)
    const leading = contentTerms(form)
    if (leading.length === 0 || (isCase && !leading.every((term) => askedFor.has(term)))) continue
    const stems = contentWords(form).map(placeOf)
    concepts.push({ term: concept.term, type: concept.type, stems })
    for (const name of new Set(concept.forms.map((other) => contentTerms(other).join(' ')))) {
      if (name === '' || name === leading.join(' ')) continue
      aliases.push(...aliasOf(name.split(' '), stems, places, askedFor))
    }
  }
  const related = [...places].flatMap(([stemmed, place]) =>
    wordForms(stemmed).map((form) => ({ form, place })),
  )
  for (const { form, place } of related) {
    const terms = contentTerms(form)
    if (terms.every((term) => !places.has(term)))
      aliases.push({ terms, covers: [place], strength: wordFormStrength })
  }
  const letters = initialisms(sequence, [...places.keys()], concepts)
  aliases.push(...letters)
  const neighbours = sequence
    .slice(1)
    .map((place, nth): [number, number] => [sequence[nth] ?? place, place])
    .filter(([first, second]) => first !== second)
  return {
    text,
    stems: [...places.keys()],
    words,
    concepts,
    aliases,
    related: [...related.map(({ form }) => form), ...letters.flatMap(({ terms }) => terms)],
    neighbours,
  }
}

/** The words of drugs, diseases and whatever else the lexicon knows, once each. */
export function namedWords({ concepts, words }: StemQuery): string[] {
  const places = concepts.filter(({ type }) => type !== 'word').flatMap(({ stems }) => stems)
  return [...new Set(places)].flatMap((place) => words[place] ?? [])
}
