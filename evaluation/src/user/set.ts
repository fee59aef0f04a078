import type { Document } from '@auscult/evidence/corpus/document.ts'
import { z } from 'zod'
import { readJsonLines, RowError } from '../report/json-lines.ts'
import { type JudgedQuestion, makeEvaluationDocument } from '../sets/judged-set.ts'

const OutsideDocument = z.object({
  id: z.string().min(1),
  title: z.string(),
  sections: z.array(z.object({ label: z.string().nullish(), text: z.string() })),
  year: z.number().int().nullish(),
  publicationTypes: z.array(z.string()).nullish(),
})

const OutsideQuestion = z.object({
  id: z.string().min(1),
  question: z.string().min(1),
  relevant: z.array(z.string().min(1)).min(1),
})

/** The rows of a file that must all be of one shape, with their lines. Throws `RowError` at the first that is not. */
export async function* readChecked<T>(
  file: string,
  shape: z.ZodType<T>,
): AsyncGenerator<{ line: number; row: T }> {
  for await (const { line, value } of readJsonLines(file)) {
    const checked = shape.safeParse(value)
    if (!checked.success) {
      const problems = checked.error.issues.map(
        (issue) => `${issue.path.join('.') || 'row'}: ${issue.message}`,
      )
      throw new RowError(file, line, problems.join('; '))
    }
    yield { line, row: checked.data }
  }
}

/** Documents of an outside set, one at a time. Throws `RowError` naming file and line. */
export async function* readOutsideDocuments(file: string): AsyncGenerator<Document> {
  for await (const { row } of readChecked(file, OutsideDocument)) {
    yield makeEvaluationDocument({
      id: row.id,
      title: row.title,
      sections: row.sections.map(({ label, text }) => ({ label: label ?? null, text })),
      year: row.year ?? null,
      publicationTypes: row.publicationTypes ?? [],
    })
  }
}

/** Questions of an outside set. Throws `RowError` naming file and line. */
export async function readOutsideQuestions(file: string): Promise<JudgedQuestion[]> {
  const questions: JudgedQuestion[] = []
  for await (const { row } of readChecked(file, OutsideQuestion)) questions.push(row)
  return questions
}
