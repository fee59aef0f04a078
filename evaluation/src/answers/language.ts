import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { readLanguage } from '@auscult/evidence/understand/language/read-language.ts'
import type { Meaning } from '../meaning/search.ts'
import { rankIds } from '../sets/retrieval.ts'

/** One question in English and in another language. */
export type Parallel = { id: string; language: string; english: string; other: string }

/** Shares are 0 to 1. */
export type LanguageFigures = {
  questions: number
  /** Of the ten documents the English question finds first, those the other finds among its first ten. */
  overlapAt10: number
  /** Questions that both put the same document first. */
  sameFirst: number
  /** Questions whose language was told. */
  languageTold: number
}

const depth = 10

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Ranks both questions of each pair; a pair whose English question finds nothing tells nothing and is left out. */
export async function measureLanguage(
  index: EvidenceIndex,
  lexicon: Lexicon,
  parallels: readonly Parallel[],
  meaning?: Meaning,
): Promise<LanguageFigures> {
  const english = new Map<string, string[]>()
  const judged: { overlap: number; isSameFirst: boolean; isTold: boolean }[] = []
  for (const pair of parallels) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: they share the index and the threads behind it
    const expected =
      english.get(pair.english) ?? (await rankIds(pair.english, index, lexicon, meaning)).slice(0, depth)
    english.set(pair.english, expected)
    if (expected.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- as above
    const found = (await rankIds(pair.other, index, lexicon, meaning)).slice(0, depth)
    judged.push({
      overlap: expected.filter((id) => found.includes(id)).length / expected.length,
      isSameFirst: found[0] === expected[0],
      isTold: readLanguage(pair.other, lexicon) === pair.language,
    })
  }
  return {
    questions: judged.length,
    overlapAt10: meanOf(judged.map(({ overlap }) => overlap)),
    sameFirst: meanOf(judged.map(({ isSameFirst }) => Number(isSameFirst))),
    languageTold: meanOf(judged.map(({ isTold }) => Number(isTold))),
  }
}
