import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isEnglishWord } from './english-words.ts'
import { LexiconEntry } from './lexicon-entry.ts'
import { readWords, type Word } from './words.ts'

/** A concept with its neighbours. Terms name concepts: each stands once in a lexicon. */
export type LexiconConcept = LexiconEntry & { narrower: LexiconConcept[]; wider: LexiconConcept[] }

/** Words `from` up to `to` (exclusive) name one concept, or, as an ambiguous abbreviation, one of several. */
export type LexiconMatch = { from: number; to: number; concepts: LexiconConcept[]; isAbbreviation: boolean }

/** `letters` has a bit for each letter that occurs, so that far words are passed over without counting edits. */
export type KnownWord = { word: string; isDrugName: boolean; letters: number }

type Name = { concept: LexiconConcept; isAbbreviation: boolean }

/** All concepts, built once; `match` finds the longest names in a text. */
export type Lexicon = {
  readonly size: number
  find(term: string): LexiconConcept | undefined
  match(words: readonly Word[]): LexiconMatch[]
  hasWord(key: string): boolean
  /** Single words a misspelling may be mended to. */
  readonly vocabulary: readonly KnownWord[]
}

const shortEnglish = new Set(
  `ad al am an as at be by cm de di dl do ed el es et ex go he hs i ie if il in is it kg la le lo me mg mi ml mm my no of oh ok on op or os
  pt se si so te to un up us vs we`.split(/\s+/u),
)

function looksEnglish(folded: string): boolean {
  return folded.length < 3 ? shortEnglish.has(folded) : isEnglishWord(folded)
}

/** 'all' in running text is no leukaemia: an abbreviation that is also an English word counts in capitals only. */
function mayBeAbbreviation(words: readonly Word[], isShouted: boolean): boolean {
  return words.every(
    (word) => !looksEnglish(word.folded) || (!isShouted && word.text === word.text.toUpperCase()),
  )
}

function isMostlyCapitals(words: readonly Word[]): boolean {
  const long = words.filter((word) => word.text.length > 3)
  return long.length > 1 && long.every((word) => word.text === word.text.toUpperCase())
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

type EntryName = { text: string; isAbbreviation: boolean; isEnglish: boolean }

function namesOf(entry: LexiconEntry): EntryName[] {
  const english = [entry.term, ...entry.synonyms, ...entry.us]
  const foreign = [...entry.it, ...entry.de, ...entry.es]
  return [
    // 'AIDS' and 'CHOP' are preferred terms and still no 'aids' and 'chop'.
    ...english.map((text) => ({ text, isAbbreviation: /^[A-Z]{2,6}$/u.test(text), isEnglish: true })),
    ...foreign.map((text) => ({ text, isAbbreviation: false, isEnglish: false })),
    ...entry.abbreviations.map((text) => ({ text, isAbbreviation: true, isEnglish: true })),
  ]
}

/** Throws when a term stands twice or `broader` or `seenWith` names a term that is not there. */
export function buildLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const byTerm = new Map<string, LexiconConcept>()
  for (const entry of entries) {
    if (byTerm.has(entry.term)) throw new Error(`Lexicon: '${entry.term}' stands twice`)
    byTerm.set(entry.term, { ...entry, narrower: [], wider: [] })
  }
  const names = new Map<string, Name[]>()
  const vocabulary = new Map<string, KnownWord>()
  const keys = new Set<string>()
  let longest = 1
  for (const concept of byTerm.values()) {
    for (const term of concept.broader) {
      const wider = byTerm.get(term)
      if (wider === undefined) throw new Error(`Lexicon: '${concept.term}' has an unknown broader '${term}'`)
      wider.narrower.push(concept)
      concept.wider.push(wider)
    }
    for (const { text, isAbbreviation, isEnglish } of namesOf(concept)) {
      const words = readWords(text)
      if (words.length === 0) continue
      const key = words.map((word) => word.key).join(' ')
      const known = names.get(key) ?? []
      if (!known.some((name) => name.concept === concept)) known.push({ concept, isAbbreviation })
      names.set(key, known)
      longest = Math.max(longest, words.length)
      for (const word of words) {
        keys.add(word.key)
        // An Italian word one letter off is no mend for an English one.
        if (isAbbreviation || !isEnglish || word.folded.length < 5) continue
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

  function match(words: readonly Word[]): LexiconMatch[] {
    const matches: LexiconMatch[] = []
    const isShouted = isMostlyCapitals(words)
    for (let from = 0; from < words.length; ) {
      const found = longestNameAt(words, from, isShouted)
      if (found !== undefined) matches.push(found)
      from = found?.to ?? from + 1
    }
    return matches
  }

  function longestNameAt(words: readonly Word[], from: number, isShouted: boolean): LexiconMatch | undefined {
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const run = words.slice(from, to)
      const found = names.get(run.map((word) => word.key).join(' '))
      if (found === undefined) continue
      const spelledOut = found.filter((name) => !name.isAbbreviation)
      const kept = spelledOut.length > 0 || !mayBeAbbreviation(run, isShouted) ? spelledOut : found
      if (kept.length === 0) continue
      return { from, to, concepts: kept.map((name) => name.concept), isAbbreviation: spelledOut.length === 0 }
    }
    return undefined
  }

  return {
    size: byTerm.size,
    find: (term) => byTerm.get(term),
    match,
    hasWord: (key) => keys.has(key),
    vocabulary: [...vocabulary.values()],
  }
}

/** Reads every `*.jsonl` of a folder. Throws with file and line when a line is not a lexicon entry. */
export async function loadLexicon(folder: string): Promise<Lexicon> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const entries: LexiconEntry[] = []
  for (const file of files) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue
      const parsed = LexiconEntry.safeParse(parseJson(line))
      if (!parsed.success)
        throw new Error(`Lexicon ${file}, line ${index + 1}: ${z.prettifyError(parsed.error)}`)
      entries.push(parsed.data)
    }
  }
  return buildLexicon(entries)
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
