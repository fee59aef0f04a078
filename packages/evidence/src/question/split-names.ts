import type { Language } from '@auscult/contract/language.ts'
import type { Lexicon, LexiconMatch } from '../understand/lexicon/lexicon.ts'
import type { Word } from '../understand/words.ts'

const figure = /^\d+(?:[.,]\d+)?(?:mg|mcg|ug|g)?$/u
const unit = /^(?:mg|mcg|ug|g|h)$/u

type Read = { words: readonly Word[]; rendered: readonly Word[]; language: Language }

/**
 * The names of a text, those of a drug's form among them that a strength parts: the patch of 'fentanyl 50 mcg patch' is as much one as that of
 * 'fentanyl patch 50 mcg'.
 */
export function withSplitNames(
  matches: readonly LexiconMatch[],
  { words, rendered, language }: Read,
  lexicon: Lexicon,
): LexiconMatch[] {
  return matches.map((match) => {
    const behind = formBehind(words, match.to)
    if (behind === null || !match.concepts.every(({ type }) => type === 'drug')) return match
    const rest = (all: readonly Word[]) => [
      ...all.slice(match.from, match.to),
      ...all.slice(behind, behind + 1),
    ]
    const joined = lexicon.match(rest(words), language, rest(rendered))
    const whole = joined.find(({ from, to }) => from === 0 && to === match.to - match.from + 1)
    return whole === undefined ? match : { ...whole, from: match.from, to: behind + 1 }
  })
}

/** Where the word behind a strength stands; null where none is told. */
function formBehind(words: readonly Word[], at: number): number | null {
  if (!figure.test(words[at]?.folded ?? '')) return null
  const behind = unit.test(words[at + 1]?.folded ?? '') ? at + 2 : at + 1
  return behind < words.length ? behind : null
}
