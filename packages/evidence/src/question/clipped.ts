import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../text/terms.ts'
import { foreignStem } from '../understand/language/foreign-stem.ts'
import { foreignLanguages } from '../understand/language/languages.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { NamedWord } from '../understand/lexicon/named-words.ts'
import { readWords, type Word, wordKey } from '../understand/words.ts'
import { isSaid, standsInNames } from './known-words.ts'
import { runsAround } from './names-around.ts'

/** Fewer letters begin too many words: 'levo' may be a hormone, an antibiotic or an inotrope. */
const shortest = { drug: 5, romanceDrug: 6, other: 10, besideName: 4, dotted: 3 } as const
/** Letters that begin more words than this say nothing: 'con', 'pro'. */
const mostBeginning = 100
/** A word that has this much more in common with the one that is meant is no other one. */
const moreAlike = 2

export type Cut = { language: Language; isDosed: boolean; isDotted: boolean }

/**
 * The word of which only the beginning was typed: 'amoxi', 'sept. Schock', 'Thromboseproph.'. Undefined where the word is known, or more than one
 * thing begins like it. A stop behind it says that it is cut, and a dose that it is a drug.
 */
export function completeClipped(
  words: readonly Word[],
  at: number,
  cut: Cut,
  lexicon: Lexicon,
): string | undefined {
  const word = words[at]
  if (word === undefined || word.folded.length < shortest.dotted || /\d/u.test(word.folded)) return undefined
  const isOfNames = standsInNames(word, cut.language, lexicon)
  const isEveryday = isSaid(word, cut.language, lexicon)
  if (isForeignWord(word, lexicon)) return undefined
  const longer = lexicon
    .wordsBeginning(word.folded, cut.language)
    .filter((each) => wordKey(each.word) !== word.key)
  if (longer.length === 0 || longer.length > mostBeginning) return undefined
  if (cut.isDotted || (!isOfNames && !isEveryday && word.folded.length >= shortest.besideName)) {
    const beside = longer.filter((each) => makesName(words, at, each.word, cut.language, lexicon))
    if (beside.length > 0) return chooseOne(beside, cut.language)
  }
  if (isEveryday || (isOfNames && lexicon.match([word], cut.language).length > 0)) return undefined
  return completeWhole(word, longer, { ...cut, isOfNames }, lexicon)
}

/** The one concept that a single word beginning like it names. */
function completeWhole(
  { folded: typed, text }: Word,
  longer: readonly NamedWord<LexiconConcept>[],
  { language, isDosed, isDotted, isOfNames }: Cut & { isOfNames: boolean },
  lexicon: Lexicon,
): string | undefined {
  const isRomance = language === 'it' || language === 'es'
  const leastOfDrug = isRomance && !isDosed && !isDotted ? shortest.romanceDrug : shortest.drug
  const mayBeMeant = (concept: LexiconConcept, name: string) =>
    concept.type === 'drug'
      ? typed.length >= leastOfDrug && concept.narrower.length === 0 && isCommonName(name, concept)
      : typed.length >= shortest.other && !isDosed && !isOfNames && (isDotted || !isRomance)
  const whole = longer.flatMap(({ word, concepts }) =>
    concepts.filter((concept) => mayBeMeant(concept, word)).map((concept) => ({ word, concept })),
  )
  const own = withoutBuiltOn(whole)
  const [first, ...others] = withoutCombinations([...new Set(own.map(({ concept }) => concept))])
  const meant = own.find(({ concept }) => concept === first)?.word
  if (first === undefined || others.length > 0 || meant === undefined) return undefined
  const isAlike = ({ word }: NamedWord<LexiconConcept>) =>
    word.startsWith(meant.slice(0, typed.length + moreAlike))
  if (!longer.every((each) => isAlike(each) || each.concepts.length > 0)) return undefined
  // 'Sekunden' is a word of its own, and no beginning of 'Sekundenherztod'; nor is 'caffè' one of caffeine.
  const rest = meant.slice(typed.length)
  const isCompound =
    language === 'de' &&
    [rest, rest.replace(/^s/u, '')].some((part) =>
      lexicon.standsInName(foreignStem(part, language), language),
    )
  return isCompound || /[^a-z]$/iu.test(text) ? undefined : meant
}

/** The name of the substance in some language; brands are not cut. */
function isCommonName(name: string, { term, it, de, es }: LexiconConcept): boolean {
  return [term, it[0], de[0], es[0]].some((common) => common !== undefined && fold(common) === name)
}

/** 'Thromboseprophylaxe', and not the stockings for it. */
function withoutBuiltOn<T extends { word: string }>(found: readonly T[]): T[] {
  return found.filter(
    ({ word }) => !found.some((other) => other.word !== word && word.startsWith(other.word)),
  )
}

/** 'amoxi' is amoxicillin, and not that with clavulanate. */
function withoutCombinations(concepts: readonly LexiconConcept[]): LexiconConcept[] {
  return concepts.filter(
    (whole) => !concepts.some((part) => part !== whole && whole.term.split(/[^\p{L}]+/u).includes(part.term)),
  )
}

/** A word of another language is whole: 'glucosa 130' is too short to tell that it is Spanish. */
function isForeignWord(word: Word, lexicon: Lexicon): boolean {
  return foreignLanguages.some(
    (language) =>
      lexicon.hasName([word], language) ||
      lexicon.translate(foreignStem(word.folded, language), language) !== undefined,
  )
}

/** Whether the word makes a name of two words and more with those beside the place. */
function makesName(
  words: readonly Word[],
  at: number,
  candidate: string,
  language: Language,
  lexicon: Lexicon,
): boolean {
  const [read] = readWords(candidate)
  if (read === undefined) return false
  return runsAround(at, words.length).some(({ from, to }) => {
    const run = words.slice(from, to).with(at - from, read)
    return lexicon.isEnglishName(run) || (language !== 'en' && lexicon.hasName(run, language))
  })
}

/** Endings of one word are one choice: 'septischer', 'septischen'. */
function chooseOne(found: readonly { word: string }[], language: Language): string | undefined {
  const stemOf = (word: string) => (language === 'en' ? wordKey(word) : foreignStem(word, language))
  const [first, ...others] = found
  if (first === undefined) return undefined
  return others.every(({ word }) => stemOf(word) === stemOf(first.word)) ? first.word : undefined
}
