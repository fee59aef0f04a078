import { foldSpelling } from '@auscult/evidence/text/spelling.ts'
import { stopWords } from '@auscult/evidence/text/stop-words.ts'
import { contentTerms, stem } from '@auscult/evidence/text/terms.ts'
import { wordForms } from '@auscult/evidence/text/word-forms.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { readWords, type Word } from '@auscult/evidence/understand/words.ts'

/** A term, or how it begins. */
export type Sought = string | { begins: string }

/** All of these. */
export type Alternative = Sought[]

/** All parts of a search must be found, each by one of its alternatives. */
export type Search = Alternative[][]

type Names = {
  lexicon: Lexicon
  /** Terms of the names that sources go by. */
  nameTerms: ReadonlySet<string>
}

/** A concept among stems, which are letters and digits alone. */
export function conceptTerm(term: string): string {
  return `=${term}`
}

const mostWords = 12
/** A stem is so many letters shorter than what is being typed at most: 'infect' and 'infectio'. */
const longestEnding = 3
const shortestStem = 4

/**
 * The words whole, what they name beside them; then, where they begin with a function word that is a source's name in small letters, without
 * it; then the last word as one that is still being typed.
 */
export function readSearch(typed: string, names: Names): Search[] {
  // Of some marks that count as letters nothing is left to look for.
  const words = readWords(typed)
    .filter(({ folded }) => stem(folded) !== '' && foldSpelling(folded) !== '')
    .slice(0, mostWords)
  const last = words.at(-1)
  if (last === undefined) return []
  const isKept = (word: Word, nth: number) =>
    !stopWords.has(word.folded) ||
    (names.nameTerms.has(stem(word.folded)) && (nth === 0 || isInCapitals(word)))
  const kept = words.filter(isKept)
  const [first, ...rest] = kept
  const isDoubtful = first !== undefined && stopWords.has(first.folded) && !isInCapitals(first)
  return [
    ...(isDoubtful && rest.length > 0 ? [kept, rest] : [kept]).map((each) => readParts(each, names)),
    [...readParts(words.slice(0, -1).filter(isKept), names), beginnings(last)],
  ].filter((search) => search.length > 0)
}

function isInCapitals({ text, folded }: Word): boolean {
  return text !== folded && text === text.toUpperCase()
}

/** In a text 'prep' is a word; who searches may mean the short form, too, and is given both. */
function inCapitals(word: Word): Word {
  return { ...word, text: word.text.toUpperCase() }
}

function readParts(words: readonly Word[], { lexicon, nameTerms }: Names): Search {
  const matches = new Map(lexicon.match(words).map((match) => [match.from, match]))
  const parts: Search = []
  for (let from = 0; from < words.length; ) {
    const match = matches.get(from)
    const to = match?.to ?? from + 1
    const typed = words.slice(from, to)
    // The stem of 'IBS' is that of 'Ib', too; who writes a short form names its concept, where it has but one and is no source's name.
    const isOnlyThat =
      match?.isAbbreviation === true &&
      match.concepts.length === 1 &&
      typed.every(({ folded }) => !nameTerms.has(stem(folded)))
    const { concepts = [] } = match ?? lexicon.match(typed.map(inCapitals))[0] ?? {}
    parts.push([...(isOnlyThat ? [] : formsOf(typed)), ...concepts.map(({ term }) => [conceptTerm(term)])])
    from = to
  }
  return parts
}

/** The words themselves; one that stands alone in the forms of its family, too. */
function formsOf(words: readonly Word[]): Alternative[] {
  const [only, ...others] = words.map(({ folded }) => stem(folded))
  if (only === undefined) return []
  if (others.length === 0) return [[only], ...wordForms(only).map(contentTerms)]
  return [words.filter(({ folded }) => !stopWords.has(folded)).map(({ folded }) => stem(folded))]
}

/** What goes on as the word does, and stems that it has outgrown. */
function beginnings({ folded }: Word): Alternative[] {
  const begins = foldSpelling(folded)
  const outgrown = Array.from({ length: longestEnding }, (_, nth) => begins.slice(0, -1 - nth))
  return [[{ begins }], ...outgrown.filter(({ length }) => length >= shortestStem).map((each) => [each])]
}
