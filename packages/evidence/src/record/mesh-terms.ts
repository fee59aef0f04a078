import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'

const known = new WeakMap<Lexicon, Map<string, LexiconConcept | null>>()
/** MeSH has some 30,000 headings; more is damage. */
const mostKnown = 60_000

/** The concept a MeSH heading names, all of its words: 'Diabetes Mellitus, Type 2' is read in both orders. */
export function conceptOfHeading(heading: string, lexicon: Lexicon): LexiconConcept | undefined {
  let found = known.get(lexicon)
  if (found === undefined || found.size > mostKnown) {
    found = new Map()
    known.set(lexicon, found)
  }
  const before = found.get(heading)
  if (before !== undefined) return before ?? undefined
  const turned = heading.split(', ').toReversed().join(' ')
  const concept = conceptNamed(heading, lexicon) ?? conceptNamed(turned, lexicon)
  found.set(heading, concept ?? null)
  return concept
}

function conceptNamed(text: string, lexicon: Lexicon): LexiconConcept | undefined {
  const words = readWords(text)
  const [match] = lexicon.match(words)
  const isWhole = match?.from === 0 && match.to === words.length && match.concepts.length === 1
  return isWhole ? match.concepts[0] : undefined
}
