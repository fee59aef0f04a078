import { join } from 'node:path'
import type { Language } from '@auscult/contract/language.ts'
import { foreignKey, foreignStem } from '../language/foreign-stem.ts'
import { type ForeignLanguage, foreignLanguages } from '../language/languages.ts'
import { isFunctionWord } from '../language/language.ts'
import { type Grammar, loadGrammar, noGrammar } from '../../question/grammar.ts'
import { readWords, type Word } from '../words.ts'
import { isMostlyCapitals, mayBeAbbreviation } from './abbreviations.ts'
import { composeNames } from './composed-names.ts'
import { isUnmistakable, namesOf } from './entry-names.ts'
import { readLexiconEntries } from './lexicon-entries.ts'
import type { LexiconEntry } from './lexicon-entry.ts'
import type { JoinedEntry } from './mesh-links.ts'
import { type NamedWord, namedWordsByLanguage } from './named-words.ts'
import { loadWordTable, noWords, type WordTable } from './word-table.ts'

/**
 * A concept with its neighbours; `wider` are those of the lexicon and of an imported tree, `meshNarrower` are kinds of it by that tree alone.
 * Terms name concepts: each stands once in a lexicon.
 */
export type LexiconConcept = LexiconEntry & {
  meshBroader?: string[]
  narrower: LexiconConcept[]
  meshNarrower: LexiconConcept[]
  wider: LexiconConcept[]
}

/** Words `from` up to `to` (exclusive) name one concept, or, as an ambiguous abbreviation, one of several. */
export type LexiconMatch = { from: number; to: number; concepts: LexiconConcept[]; isAbbreviation: boolean }

/** `letters` has a bit for each letter that occurs, so that far words are passed over without counting edits. */
export type KnownWord = { word: string; isDrugName: boolean; letters: number }

type Name = { concept: LexiconConcept; isAbbreviation: boolean; language: Language }

/** All concepts, built once; `match` finds the longest names in a text. */
export type Lexicon = {
  readonly size: number
  find(term: string): LexiconConcept | undefined
  /**
   * Names of the language first, however inflected and joined; then English ones, also as `rendered` has the words, in their order or turned round.
   */
  match(words: readonly Word[], language?: Language, rendered?: readonly Word[]): LexiconMatch[]
  /** Whether the words are a name in that language. */
  hasName(words: readonly Word[], language: ForeignLanguage): boolean
  /** Whether the words are a name in English: 'ECG' and 'apixaban' are, in whatever language the question is. */
  isEnglishName(words: readonly Word[]): boolean
  /** Of the stem of an everyday word. */
  translate(stem: string, language: ForeignLanguage): string | undefined
  hasWord(key: string): boolean
  /** Whether a word of that stem stands in a name of the language, alone or among others. */
  standsInName(stem: string, language: ForeignLanguage): boolean
  hasEnglishWord(key: string): boolean
  /** Single words of so many letters that a misspelling may be mended to. */
  wordsOfLength(length: number): readonly KnownWord[]
  /** Words of names spelled out in the language or, of drugs, in English, that are longer than these letters and begin with them. */
  wordsBeginning(letters: string, language: Language): readonly NamedWord<LexiconConcept>[]
  /** Words of so many letters of the names that are spelled out in the language. */
  foreignWordsOfLength(length: number, language: ForeignLanguage): readonly string[]
  /** Cues and measures that questions are read by beside names. */
  readonly grammar: Grammar
}

/** A bit for each letter of a word; digits and others share the last. */
export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return bits
}

type Names = Map<string, Name[]>

function addName(names: Names, key: string, name: Name): void {
  if (key === '') return
  const known = names.get(key) ?? []
  if (known.every(({ concept }) => concept !== name.concept)) known.push(name)
  names.set(key, known)
}

/** A short form has no endings: the Spanish 'asas' are no plural of 'ASA'. */
function ownKey(words: readonly Word[], { isAbbreviation, language }: Name): string {
  return isAbbreviation || language === 'en' ? literalKey(words) : foreignKey(words, language)
}

function literalKey(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ')
}

/** Those a person speaking the language means: the Spanish 'preso' is no Italian prisoner. */
function heardIn(language: Language, found: readonly Name[] | undefined): readonly Name[] | undefined {
  const heard = found?.filter((name) => name.language === 'en' || name.language === language) ?? []
  return heard.length === 0 ? undefined : heard
}

function spelledOut(found: readonly Name[] | undefined): readonly Name[] | undefined {
  const names = found?.filter((name) => !name.isAbbreviation) ?? []
  return names.length === 0 ? undefined : names
}

function englishKey(words: readonly Word[]): string {
  return words.map((word) => word.key).join(' ')
}

function linkToWider(concept: LexiconConcept, byTerm: ReadonlyMap<string, LexiconConcept>): void {
  for (const term of [...concept.broader, ...(concept.meshBroader ?? [])]) {
    const wider = byTerm.get(term)
    if (wider === undefined) throw new Error(`Lexicon: '${concept.term}' has an unknown broader '${term}'`)
    const isOwn = concept.broader.includes(term)
    ;(isOwn ? wider.narrower : wider.meshNarrower).push(concept)
    concept.wider.push(wider)
  }
}

/** Throws when a term stands twice or `broader` or `seenWith` names a term that is not there. */
export function buildLexicon(
  entries: readonly (LexiconEntry | JoinedEntry)[],
  everydayWords: WordTable = noWords,
  grammar: Grammar = noGrammar,
): Lexicon {
  const byTerm = new Map<string, LexiconConcept>()
  for (const entry of entries) {
    if (byTerm.has(entry.term)) throw new Error(`Lexicon: '${entry.term}' stands twice`)
    byTerm.set(entry.term, { ...entry, narrower: [], meshNarrower: [], wider: [] })
  }
  const names: Names = new Map()
  const inflected: Record<ForeignLanguage, Names> = { it: new Map(), de: new Map(), es: new Map() }
  const shortForms: Record<ForeignLanguage, Names> = { it: new Map(), de: new Map(), es: new Map() }
  const vocabulary = new Map<string, KnownWord>()
  const keys = new Set<string>()
  const englishKeys = new Set<string>()
  const stems: Record<ForeignLanguage, Set<string>> = { it: new Set(), de: new Set(), es: new Set() }
  const foreignWords: Record<ForeignLanguage, Set<string>> = { it: new Set(), de: new Set(), es: new Set() }
  const englishNames = new Set<string>()
  const namedWords = namedWordsByLanguage<LexiconConcept>()
  let longest = 1
  // The longest name that begins with a word: most begin none, and are looked up once.
  const longestFrom = new Map<string, number>()
  const noteLength = (words: readonly Word[]) => {
    longest = Math.max(longest, words.length)
    const first = words[0]?.key ?? ''
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length))
    for (const { key } of words) keys.add(key)
  }
  for (const concept of byTerm.values()) {
    linkToWider(concept, byTerm)
    for (const { text, isAbbreviation, language } of namesOf(concept)) {
      const words = readWords(text)
      if (words.length === 0) continue
      const name = { concept, isAbbreviation, language }
      if (!isAbbreviation) namedWords[language].add(words, concept)
      if (!isAbbreviation && language === 'en' && concept.type === 'drug')
        for (const foreign of foreignLanguages) namedWords[foreign].add(words, concept)
      if (language !== 'en') for (const word of words) stems[language].add(foreignStem(word.folded, language))
      if (language !== 'en' && !isAbbreviation)
        for (const word of words) foreignWords[language].add(word.folded)
      if (language !== 'en')
        addName((isAbbreviation ? shortForms : inflected)[language], ownKey(words, name), name)
      if (language !== 'en' && !isUnmistakable(words)) continue
      addName(names, englishKey(words), name)
      if (language === 'en') englishNames.add(englishKey(words))
      noteLength(words)
      for (const word of words) {
        if (language === 'en') englishKeys.add(word.key)
        // An Italian word one letter off is no mend for an English one.
        if (isAbbreviation || language !== 'en' || word.folded.length < 5) continue
        const isDrugName = concept.type === 'drug' && words.length === 1
        const wasDrugName = vocabulary.get(word.folded)?.isDrugName ?? false
        vocabulary.set(word.folded, {
          word: word.folded,
          isDrugName: isDrugName || wasDrugName,
          letters: letterBits(word.folded),
        })
      }
    }
  }

  const composed = composeNames(entries, grammar.compositions)
  for (const concept of byTerm.values())
    for (const { text, language } of composed.get(concept.term) ?? []) {
      const words = readWords(text)
      const name = { concept, isAbbreviation: false, language }
      const key = ownKey(words, name)
      if (language !== 'en' && !inflected[language].has(key)) addName(inflected[language], key, name)
      if (language !== 'en' && !isUnmistakable(words)) continue
      if (!names.has(englishKey(words))) addName(names, englishKey(words), name)
      noteLength(words)
    }

  const byLength = Map.groupBy(vocabulary.values(), ({ word }) => word.length)
  const lengthsOf = (language: ForeignLanguage) => Map.groupBy(foreignWords[language], (word) => word.length)
  const foreignByLength = { it: lengthsOf('it'), de: lengthsOf('de'), es: lengthsOf('es') }

  function match(
    words: readonly Word[],
    language: Language = 'en',
    rendered: readonly Word[] = words,
  ): LexiconMatch[] {
    const matches: LexiconMatch[] = []
    const isShouted = isMostlyCapitals(words)
    for (let from = 0; from < words.length; ) {
      const found = longestNameAt(words, rendered, from, isShouted, language)
      if (found !== undefined) matches.push(found)
      from = found?.to ?? from + 1
    }
    return matches
  }

  function namesFor(
    run: readonly Word[],
    rendered: readonly Word[],
    language: Language,
  ): readonly Name[] | undefined {
    if (language === 'en') return names.get(englishKey(run))
    const own =
      inflected[language].get(foreignKey(run, language)) ?? shortForms[language].get(literalKey(run))
    if (own !== undefined) return mayBeShort(run, language) ? own : spelledOut(own)
    // A joining word within a name is part of it; one before or after belongs to the sentence: 'die' is no death.
    const isLoose = [run[0], run.at(-1)].some((edge) => edge === undefined || isFunctionWord(edge, language))
    if (isLoose) return undefined
    const heard = heardIn(language, names.get(englishKey(run)))
    return (mayBeShort(run, language) ? heard : spelledOut(heard)) ?? renderedNames(run, rendered, language)
  }

  /** In small letters the Italian 'anca' is the hip, 'sua' is 'his', and the Spanish 'asas' are no plural of 'ASA'. */
  function mayBeShort(run: readonly Word[], language: ForeignLanguage): boolean {
    return run.every(
      (word) =>
        word.text === word.text.toUpperCase() ||
        ((word.text !== word.text.toLowerCase() || word.folded === word.key) &&
          !isFunctionWord(word, language) &&
          !everydayWords[language].has(foreignStem(word.folded, language))),
    )
  }

  /** Abbreviations are not looked for: a word that was turned into English is none. */
  function renderedNames(
    run: readonly Word[],
    rendered: readonly Word[],
    language: Language,
  ): readonly Name[] | undefined {
    const content = rendered.filter((_, nth) => {
      const word = run[nth]
      return word !== undefined && !isFunctionWord(word, language)
    })
    const found =
      names.get(englishKey(rendered)) ??
      (content.length > 1 ? names.get(englishKey(content.toReversed())) : undefined)
    return spelledOut(heardIn(language, found))
  }

  function longestNameAt(
    words: readonly Word[],
    rendered: readonly Word[],
    from: number,
    isShouted: boolean,
    language: Language,
  ): LexiconMatch | undefined {
    const most = language === 'en' ? (longestFrom.get(words[from]?.key ?? '') ?? 0) : longest
    for (let to = Math.min(words.length, from + most); to > from; to--) {
      const run = words.slice(from, to)
      const found = namesFor(run, rendered.slice(from, to), language)
      if (found === undefined) continue
      const whole = spelledOut(found)
      const kept = whole ?? (mayBeAbbreviation(run, isShouted) ? found : undefined)
      if (kept === undefined) continue
      return { from, to, concepts: kept.map((name) => name.concept), isAbbreviation: whole === undefined }
    }
    return undefined
  }

  return {
    size: byTerm.size,
    find: (term) => byTerm.get(term),
    match,
    hasName: (words, language) =>
      inflected[language].has(foreignKey(words, language)) || shortForms[language].has(literalKey(words)),
    isEnglishName: (words) => englishNames.has(englishKey(words)),
    translate: (stem, language) => everydayWords[language].get(stem),
    hasWord: (key) => keys.has(key),
    standsInName: (stem, language) => stems[language].has(stem),
    wordsBeginning: (letters, language) => namedWords[language].beginning(letters),
    hasEnglishWord: (key) => englishKeys.has(key),
    wordsOfLength: (length) => byLength.get(length) ?? [],
    foreignWordsOfLength: (length, language) => foreignByLength[language].get(length) ?? [],
    grammar,
  }
}

/** The lexicon of a folder; throws as its readers and `buildLexicon` do. */
export async function loadLexicon(folder: string): Promise<Lexicon> {
  const [entries, everydayWords, grammar] = await Promise.all([
    readLexiconEntries(folder),
    loadWordTable(folder),
    loadGrammar(join(folder, 'grammar')),
  ])
  return buildLexicon(entries, everydayWords, grammar)
}
