import type { Situation } from '../question/grammar.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { readSituations } from '../understand/situations.ts'
import { readWords } from '../understand/words.ts'

const denying: ReadonlySet<string> = new Set(['no', 'non', 'not', 'without', 'never'])

/** The situations that an English text of a record tells of: 'severe', 'previously untreated', 'outpatient'. */
export function situationsIn(texts: readonly (string | null)[], { grammar }: Lexicon): Situation[] {
  const told = texts.flatMap((text) => {
    if (text === null) return []
    const words = readWords(text)
    return readSituations(words, grammar.situations.en, (at) => denying.has(words[at - 1]?.folded ?? ''))
  })
  return [...new Set(told)]
}
