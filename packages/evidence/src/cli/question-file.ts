import { readFile } from 'node:fs/promises'
import { AgentType } from '@auscult/contract/ai/ai.ts'
import { z } from 'zod'

const QuestionRow = z.object({
  id: z.union([z.string(), z.number().transform(String)]).nullish(),
  question: z.string().trim().min(1),
  agent: AgentType.nullish(),
  country: z.string().nullish(),
})

export type FileQuestion = {
  /** 'line 3' where the file names none. */
  id: string
  line: number
  question: string
  agent: AgentType | undefined
  country: string | undefined
}

/** A line that holds no question that can be asked, and why. */
export type BadLine = { id: string; line: number; problem: string }

/**
 * The questions of a file in its order: JSON lines where its name ends in .jsonl, otherwise one question a line. A bad line stands in its place
 * with what is wrong with it; empty lines are skipped. Throws where the file cannot be read.
 */
export async function readQuestionFile(file: string): Promise<(FileQuestion | BadLine)[]> {
  const text = (await readFile(file, 'utf8')).replace(/^\u{feff}/u, '')
  const read = file.endsWith('.jsonl') ? readJsonLine : readPlainLine
  return text
    .split('\n')
    .map((content, nth) => ({ content: content.trim(), line: nth + 1 }))
    .filter(({ content }) => content !== '')
    .map(({ content, line }) => read(content, line))
}

function readPlainLine(question: string, line: number): FileQuestion {
  return { id: `line ${line}`, line, question, agent: undefined, country: undefined }
}

function readJsonLine(content: string, line: number): FileQuestion | BadLine {
  const bad = (problem: string): BadLine => ({ id: `line ${line}`, line, problem })
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return bad('is not JSON')
  }
  const row = QuestionRow.safeParse(value)
  if (!row.success) {
    const [issue] = row.error.issues
    return bad(`${issue?.path.join('.') || 'row'}: ${issue?.message ?? 'does not fit'}`)
  }
  const { id, question, agent, country } = row.data
  return {
    id: id ?? `line ${line}`,
    line,
    question,
    agent: agent ?? undefined,
    country: country ?? undefined,
  }
}
