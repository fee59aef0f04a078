import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { mixDocuments } from '../corpus/mixed-corpus.ts'
import { type Case, caseLanguages } from '../own/language.ts'
import { rankIds } from '../sets/retrieval.ts'
import { fillIndex, withScratchIndex } from '../corpus/scratch-index.ts'
import { type CorpusAndQuestions, readRealTexts } from '../sets/shared-sets.ts'

/** The first `count` documents: those that are looked for, then others as they come. */
export function sampleDocuments({ documents, set }: CorpusAndQuestions, count: number): Document[] {
  const wanted = new Set(set.questions.flatMap(({ relevant }) => relevant))
  const isWanted = ({ id }: Document) => Number(wanted.has(id))
  return documents.toSorted((one, other) => isWanted(other) - isWanted(one)).slice(0, count)
}

/** One in so many of the real texts is searched by words: all would have to be indexed, and a model of this size reads few of them in an hour. */
const everyNth = 8
const foundByWords = 10

/** For each case the documents that its words find in any of its languages, best ten, and all documents given. */
export async function caseDocuments(
  cases: readonly Case[],
  others: readonly Document[],
  lexicon: Lexicon,
): Promise<Document[]> {
  const texts = (await readRealTexts()).filter((_, nth) => nth % everyNth === 0)
  const pool = new Map([...mixDocuments(texts, texts.length), ...others].map((each) => [each.id, each]))
  const found = await withScratchIndex(async (index) => {
    await fillIndex(index, pool.values())
    return findByWords(cases, index, lexicon)
  })
  return [...new Set([...found, ...others.map(({ id }) => id)])].flatMap((id) => pool.get(id) ?? [])
}

async function findByWords(
  cases: readonly Case[],
  index: EvidenceIndex,
  lexicon: Lexicon,
): Promise<string[]> {
  const found: string[] = []
  for (const each of cases) {
    for (const language of caseLanguages) {
      // oxlint-disable-next-line no-await-in-loop -- they share the index and the threads behind it
      const ranked = await rankIds(each[language].case_and_question, index, lexicon)
      found.push(...ranked.slice(0, foundByWords))
    }
  }
  return found
}
