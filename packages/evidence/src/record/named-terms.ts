import type { Lexicon, LexiconConcept, LexiconMatch } from '../understand/lexicon/lexicon.ts'
import type { Word } from '../understand/words.ts'
import { type KnownWord, readTextWords, type TextWords } from './text-words.ts'

/** A name in a text with the concept it stands for, from `start` up to `end` (exclusive). */
export type NamedTerm = { concept: LexiconConcept; start: number; end: number }

/** An abbreviation with several meanings, for whoever knows the rest of the document. */
export type UnsureTerm = { concepts: LexiconConcept[]; start: number; end: number }

export type Names = { terms: NamedTerm[]; unsure: UnsureTerm[] }

const hyphens = new Set(['-', '\u2010', '\u2011'])
const apostrophes = new Set(["'", '’'])
const joining = /^(?:plus|and|with)$/u

/** Emptied when full, so that a long import cannot grow it without bound. */
const mostKnown = 100_000

const memories = new WeakMap<Lexicon, Map<string, readonly LexiconMatch[]>>()

function isName(word: KnownWord, lexicon: Lexicon): boolean {
  if (word.named?.lexicon !== lexicon)
    word.named = { lexicon, isName: word.key !== '' && lexicon.hasWord(word.key), alone: undefined }
  return word.named.isName
}

/** Each run once. A word that stands alone keeps what it names; longer runs are kept as typed. */
function matchRun(
  run: readonly Word[],
  known: KnownWord | undefined,
  lexicon: Lexicon,
): readonly LexiconMatch[] {
  if (run.length === 1 && known?.named !== undefined) return (known.named.alone ??= lexicon.match(run))
  let runs = memories.get(lexicon)
  if (runs === undefined) {
    runs = new Map()
    memories.set(lexicon, runs)
  }
  let typed = ''
  for (const { text } of run) typed += `${text} `
  const before = runs.get(typed)
  if (before !== undefined) return before
  if (runs.size >= mostKnown) runs.clear()
  const found = lexicon.match(run)
  runs.set(typed, found)
  return found
}

/**
 * The lexicon's names in a text. Only runs of words that stand in some name are looked at, and each run once: running text repeats itself,
 * and an import reads a thousand abstracts a second. `words` are those of the text.
 */
export function nameTerms(text: string, lexicon: Lexicon, { words }: TextWords = readTextWords(text)): Names {
  const names: Names = { terms: [], unsure: [] }
  let run: Word[] = []
  let last: KnownWord | undefined
  const finish = () => {
    addRun(matchRun(run, last, lexicon), run, lexicon, names)
    run = []
  }
  for (const { known, start } of words) {
    if (
      known.key === '' ||
      ((known.text === 's' || known.text === 'S') && apostrophes.has(text.charAt(start - 1)))
    )
      continue
    if (!isName(known, lexicon)) {
      if (run.length > 0) finish()
      continue
    }
    const isJoined = start > 1 && hyphens.has(text.charAt(start - 1)) && text.charAt(start - 2).trim() !== ''
    const { folded, key } = known
    run.push({ text: known.text, folded, key, start, end: start + known.text.length, isJoined })
    last = known
  }
  if (run.length > 0) finish()
  return names
}

function addRun(
  matches: readonly LexiconMatch[],
  run: readonly Word[],
  lexicon: Lexicon,
  names: Names,
): void {
  for (const { from, to, concepts } of matches) {
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
