import { fold } from '../text/terms.ts'
import type { Lexicon, LexiconConcept, LexiconMatch } from '../understand/lexicon/lexicon.ts'
import { type Word, wordKey } from '../understand/words.ts'

/** A name in a text with the concept it stands for, from `start` up to `end` (exclusive). */
export type NamedTerm = { concept: LexiconConcept; start: number; end: number }

/** An abbreviation with several meanings, for whoever knows the rest of the document. */
export type UnsureTerm = { concepts: LexiconConcept[]; start: number; end: number }

export type Names = { terms: NamedTerm[]; unsure: UnsureTerm[] }

const wordPattern = /[\p{L}\p{N}]+(?:\.\d+)*/gu
const hyphens = new Set(['-', '\u2010', '\u2011'])
const apostrophes = new Set(["'", '’'])
const joining = /^(?:plus|and|with)$/u

/** Emptied when full, so that a long import cannot grow it without bound. */
const mostKnown = 100_000

/** What is known of the words and the runs of words read so far. `null`: the word stands in no name. */
type Memory = {
  words: Map<string, { folded: string; key: string } | null>
  runs: Map<string, LexiconMatch[]>
}
const memories = new WeakMap<Lexicon, Memory>()

function memoryOf(lexicon: Lexicon): Memory {
  const known = memories.get(lexicon)
  if (known !== undefined) return known
  const memory: Memory = { words: new Map(), runs: new Map() }
  memories.set(lexicon, memory)
  return memory
}

function readWord(text: string, lexicon: Lexicon, { words }: Memory): { folded: string; key: string } | null {
  const known = words.get(text)
  if (known !== undefined) return known
  if (words.size >= mostKnown) words.clear()
  const folded = fold(text)
  const key = wordKey(folded)
  const read = lexicon.hasWord(key) ? { folded, key } : null
  words.set(text, read)
  return read
}

function matchRun(words: readonly Word[], lexicon: Lexicon, { runs }: Memory): LexiconMatch[] {
  let text = ''
  for (const word of words) text += `${word.text} `
  const before = runs.get(text)
  if (before !== undefined) return before
  if (runs.size >= mostKnown) runs.clear()
  const found = lexicon.match(words)
  runs.set(text, found)
  return found
}

/**
 * The lexicon's names in a text. Only runs of words that stand in some name are looked at, and each run once: running text repeats itself,
 * and an import reads a thousand abstracts a second.
 */
export function nameTerms(text: string, lexicon: Lexicon): Names {
  const names: Names = { terms: [], unsure: [] }
  const memory = memoryOf(lexicon)
  let run: Word[] = []
  const finish = () => {
    if (run.length > 0) addRun(run, lexicon, memory, names)
    run = []
  }
  for (const match of text.matchAll(wordPattern)) {
    const typed = match[0]
    const { index } = match
    const isPossessive = (typed === 's' || typed === 'S') && apostrophes.has(text.charAt(index - 1))
    if (isPossessive) continue
    const known = readWord(typed, lexicon, memory)
    if (known === null) {
      finish()
      continue
    }
    const isJoined = index > 1 && hyphens.has(text.charAt(index - 1)) && text.charAt(index - 2).trim() !== ''
    run.push({ text: typed, ...known, start: index, end: index + typed.length, isJoined })
  }
  finish()
  return names
}

function addRun(run: readonly Word[], lexicon: Lexicon, memory: Memory, names: Names): void {
  for (const { from, to, concepts } of matchRun(run, lexicon, memory)) {
    const start = run[from]?.start ?? 0
    const end = run[to - 1]?.end ?? 0
    const [concept] = concepts
    if (concept === undefined) continue
    if (concepts.length > 1) names.unsure.push({ concepts, start, end })
    else names.terms.push({ concept, start, end })
    if (to - from > 2) addParts(run.slice(from, to), lexicon, names)
  }
}

/** 'Clopidogrel plus aspirin' is a strategy and two drugs. */
function addParts(named: readonly Word[], lexicon: Lexicon, names: Names): void {
  if (!named.some((word) => joining.test(word.folded))) return
  const parts = named.filter((word) => !joining.test(word.folded))
  for (const { from, to, concepts } of lexicon.match(parts)) {
    const [concept] = concepts
    if (concept === undefined || concepts.length > 1) continue
    names.terms.push({ concept, start: parts[from]?.start ?? 0, end: parts[to - 1]?.end ?? 0 })
  }
}
