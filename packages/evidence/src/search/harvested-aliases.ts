import { findAbbreviations } from '../appraise/abbreviations.ts'
import type { Document } from '../corpus/document.ts'
import type { Alias } from './query-stems.ts'

/** One paper's abbreviation may be another's name for something else. */
const learntStrength = 0.4

/**
 * Abbreviations that texts on the subject define for words of the question: where one paper writes 'gastric bypass (RYGB)',
 * another that only speaks of RYGB is about gastric bypass too.
 */
export function harvestAliases(stems: readonly string[], documents: readonly Document[]): Alias[] {
  const places = new Map(stems.map((stem, place) => [stem, place]))
  const aliases = new Map<string, Alias>()
  for (const document of documents) {
    for (const section of document.sections) {
      for (const [abbreviation, terms] of findAbbreviations(section.text)) {
        const covers = terms.flatMap((term) => places.get(term) ?? [])
        // More than one word and most of the words: '(RCT)' of a trial must not stand for 'controlled'.
        const isNamed = covers.length > 1 && covers.length * 2 > terms.length
        if (isNamed && !aliases.has(abbreviation))
          aliases.set(abbreviation, { terms: [abbreviation], covers, strength: learntStrength })
      }
    }
  }
  return [...aliases.values()]
}
