import { RowError } from '../report/json-lines.ts'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { readOutsideDocuments, readOutsideQuestions } from './set.ts'
import { table } from '../report/page.ts'
import { measureRetrieval, type RetrievalFigures } from '../sets/retrieval.ts'
import { fillIndex, withScratchIndex } from '../corpus/scratch-index.ts'

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Figures under the names the field gives them: shares to four places, milliseconds to one. */
export function nameFigures(figures: RetrievalFigures) {
  return {
    questions: figures.questions,
    'R@1': round(figures.recallAt1, 4),
    'R@10': round(figures.recallAt10, 4),
    'R@50': round(figures.recallAt50, 4),
    'MRR@10': round(figures.mrrAt10, 4),
    'nDCG@10': round(figures.ndcgAt10, 4),
    latencyMsP50: round(figures.latencyMsP50, 1),
    latencyMsP95: round(figures.latencyMsP95, 1),
  }
}

/** Indexes a set of documents in a scratch folder, asks its questions, prints the figures. Throws `RowError` at a bad row. */
export async function scoreOutsideSet(
  documentsFile: string,
  questionsFile: string,
  asJson: boolean,
): Promise<void> {
  const questions = await readOutsideQuestions(questionsFile)
  if (questions.length === 0) throw new RowError(questionsFile, 1, 'holds no questions')
  const lexicon = await loadContentLexicon()
  const result = await withScratchIndex(async (index) => {
    const documents = await fillIndex(index, readOutsideDocuments(documentsFile))
    if (documents === 0) throw new RowError(documentsFile, 1, 'holds no documents')
    return { documents, ...nameFigures(await measureRetrieval(index, lexicon, questions)) }
  })
  const rows = Object.entries(result).map(([name, value]) => [name, String(value)])
  console.log(asJson ? JSON.stringify(result) : table(['measure', 'value'], rows))
}
