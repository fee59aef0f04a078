import type { Document } from '@auscult/evidence/corpus/document.ts'
import { z } from 'zod'
import { measureDesign } from '../sets/design.ts'
import { directionLabels, measureDirection } from '../sets/direction.ts'
import { RowError } from '../report/json-lines.ts'
import { printFigures } from './figures.ts'
import { readChecked, readOutsideDocuments } from './set.ts'
import { measureVerdict, verdictLabels } from '../sets/verdict.ts'

/** A row that speaks of one document of the set. */
const DocumentQuestion = z.object({ id: z.string().min(1), document: z.string().min(1) })

const OutsideDirection = DocumentQuestion.extend({
  intervention: z.string(),
  comparator: z.string(),
  outcome: z.string().min(1),
  label: z.enum(directionLabels),
})

const OutsideVerdict = DocumentQuestion.extend({
  question: z.string().min(1),
  label: z.enum(verdictLabels),
})

/** Documents by id. Throws `RowError` at a bad row and at a file without any. */
async function readDocuments(file: string): Promise<Map<string, Document>> {
  const documents = new Map<string, Document>()
  for await (const document of readOutsideDocuments(file)) documents.set(document.id, document)
  if (documents.size === 0) throw new RowError(file, 1, 'holds no documents')
  return documents
}

/** Questions that each name a document. Throws `RowError` at a bad row, at a document that is not there and at an empty file. */
async function readAbout<T extends { document: string }>(
  file: string,
  shape: z.ZodType<T>,
  documents: ReadonlyMap<string, Document>,
): Promise<T[]> {
  const questions: T[] = []
  for await (const { line, row } of readChecked(file, shape)) {
    if (!documents.has(row.document))
      throw new RowError(file, line, `document: '${row.document}' is not in the set`)
    questions.push(row)
  }
  if (questions.length === 0) throw new RowError(file, 1, 'holds no questions')
  return questions
}

/** Reads publication types off documents whose own are the truth; questions, where given, say which documents to judge. */
async function scoreDesign(documents: Map<string, Document>, questionsFile: string | undefined) {
  if (questionsFile === undefined) return measureDesign([...documents.values()])
  const wanted = new Set(
    (await readAbout(questionsFile, DocumentQuestion, documents)).map(({ document }) => document),
  )
  return measureDesign([...documents.values()].filter(({ id }) => wanted.has(id)))
}

async function scoreDirection(documents: Map<string, Document>, questionsFile: string) {
  return measureDirection(documents, await readAbout(questionsFile, OutsideDirection, documents))
}

async function scoreVerdict(documents: Map<string, Document>, questionsFile: string) {
  return measureVerdict(documents, await readAbout(questionsFile, OutsideVerdict, documents))
}

export const labelCommands = ['design', 'direction', 'verdict'] as const
export type LabelCommand = (typeof labelCommands)[number]

/**
 * Scores how documents of an outside set are read and prints the figures; only JSON when asked for it. Only 'design' does without
 * questions. Throws `RowError` at a bad row.
 */
export async function scoreOutsideLabels(
  command: LabelCommand,
  documentsFile: string,
  questionsFile: string | undefined,
  asJson: boolean,
): Promise<void> {
  const documents = await readDocuments(documentsFile)
  const result = await score(command, documents, questionsFile)
  printFigures(result, asJson)
}

function score(command: LabelCommand, documents: Map<string, Document>, questionsFile: string | undefined) {
  if (command === 'design') return scoreDesign(documents, questionsFile)
  if (questionsFile === undefined) throw new TypeError(`'${command}' is scored on questions`)
  if (command === 'direction') return scoreDirection(documents, questionsFile)
  return scoreVerdict(documents, questionsFile)
}
