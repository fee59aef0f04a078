import { isEnglishWord } from '../language/english-words.ts'
import type { Word } from '../words.ts'

const shortEnglish = new Set(
  `ad al am an as at be by cm de di dl do dr ed el es et ex go he hs i ie if il in is it kg la le lo me mg ml mm my no of oh ok on op or os
  pt se si so te to un up us vs we`.split(/\s+/u),
)

/** Words of a dictionary that a clinician types for nothing but the abbreviation. */
const hardlyEnglish = new Set(
  'ards lama arb arbs cad pah hap cap gad pud peep mace tace gib hae scad ohs teer dex stent stents'.split(
    ' ',
  ),
)

function looksEnglish(folded: string): boolean {
  if (folded.length < 3) return shortEnglish.has(folded)
  return isEnglishWord(folded) && !hardlyEnglish.has(folded)
}

/** 'all' in running text is no leukaemia: an abbreviation that is also an English word counts in capitals only. */
export function mayBeAbbreviation(words: readonly Word[], isShouted: boolean): boolean {
  return words.every(
    (word) => !looksEnglish(word.folded) || (!isShouted && word.text === word.text.toUpperCase()),
  )
}

export function isMostlyCapitals(words: readonly Word[]): boolean {
  const long = words.filter((word) => word.text.length > 3)
  return long.length > 1 && long.every((word) => word.text === word.text.toUpperCase())
}
