import { z } from 'zod'
import { askEach, judgeAbstention } from '../answers/abstention.ts'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { RowError } from '../report/json-lines.ts'
import { printFigures } from './figures.ts'
import { readChecked, readOutsideDocuments } from './set.ts'
import { fillIndex, withScratchIndex } from '../corpus/scratch-index.ts'

const OutsideAbstention = z.object({
  id: z.string().min(1),
  question: z.string().min(1),
  expected: z.array(z.string().min(1)),
})

/**
 * Asks each question of a set and prints how often the engine answers, and from which sources. Throws `RowError` at a bad row, at an expected
 * document that is not in the set and where a file is empty.
 */
export async function scoreOutsideAbstention(
  documentsFile: string,
  questionsFile: string,
  asJson: boolean,
): Promise<void> {
  const ids = new Set<string>()
  for await (const { id } of readOutsideDocuments(documentsFile)) ids.add(id)
  if (ids.size === 0) throw new RowError(documentsFile, 1, 'holds no documents')
  const questions: z.infer<typeof OutsideAbstention>[] = []
  for await (const { line, row } of readChecked(questionsFile, OutsideAbstention)) {
    const missing = row.expected.find((id) => !ids.has(id))
    if (missing !== undefined)
      throw new RowError(questionsFile, line, `expected: '${missing}' is not in the set`)
    questions.push(row)
  }
  if (questions.length === 0) throw new RowError(questionsFile, 1, 'holds no questions')
  const lexicon = await loadContentLexicon()
  const result = await withScratchIndex(async (index) => {
    const documents = await fillIndex(index, readOutsideDocuments(documentsFile))
    const asked = await askEach(index, lexicon, questions)
    return { documents, ...judgeAbstention(asked, questions) }
  })
  printFigures(result, asJson)
}
