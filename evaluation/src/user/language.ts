import { z } from 'zod'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { RowError } from '../report/json-lines.ts'
import { measureLanguage } from '../answers/language.ts'
import { printFigures } from './figures.ts'
import { readChecked, readOutsideDocuments } from './set.ts'
import { fillIndex, withScratchIndex } from '../corpus/scratch-index.ts'

const OutsideParallel = z.object({
  id: z.string().min(1),
  language: z.enum(['it', 'de', 'es']),
  english: z.string().min(1),
  other: z.string().min(1),
})

/**
 * Asks each question of a set in English and in its other language, and prints how far both find the same. Throws `RowError` at a bad row
 * and where a file is empty.
 */
export async function scoreOutsideLanguage(
  documentsFile: string,
  questionsFile: string,
  asJson: boolean,
): Promise<void> {
  const parallels: z.infer<typeof OutsideParallel>[] = []
  for await (const { row } of readChecked(questionsFile, OutsideParallel)) parallels.push(row)
  if (parallels.length === 0) throw new RowError(questionsFile, 1, 'holds no questions')
  const lexicon = await loadContentLexicon()
  const result = await withScratchIndex(async (index) => {
    const documents = await fillIndex(index, readOutsideDocuments(documentsFile))
    if (documents === 0) throw new RowError(documentsFile, 1, 'holds no documents')
    const all = await measureLanguage(index, lexicon, parallels)
    const byLanguage: Record<string, typeof all> = {}
    for (const language of new Set(parallels.map((row) => row.language))) {
      const own = parallels.filter((row) => row.language === language)
      // oxlint-disable-next-line no-await-in-loop -- one set at a time: two cores
      byLanguage[language] = await measureLanguage(index, lexicon, own)
    }
    return { documents, ...all, byLanguage }
  })
  printFigures(result, asJson)
}
