import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { askAgent } from '../ask-agent.ts'
import type { AskParts } from '../ask.ts'
import { flattenAnswer } from './flat-answer.ts'
import type { BadLine, FileQuestion } from './question-file.ts'

export type AskManyOptions = {
  parts: AskParts
  /** Asked where a question names no agent of its own. */
  agent: AgentType
  /** Prints one answer as text; null for one JSON line an answer. */
  layOut: ((answered: AnsweredQuestion) => string) | null
  write: (text: string) => void
  complain: (text: string) => void
}

/**
 * Asks one question after the other and writes each answer as soon as it is there, in the order of the file. What cannot be asked or
 * fails is complained of and leaves a line with `error`. Gives the number of those. Throws the signal's reason when aborted.
 */
export async function askMany(
  rows: readonly (FileQuestion | BadLine)[],
  options: AskManyOptions,
): Promise<number> {
  let failed = 0
  for (const row of rows) {
    options.parts.signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each time is its own
    if (!(await askRow(row, options))) failed += 1
  }
  return failed
}

async function askRow(row: FileQuestion | BadLine, options: AskManyOptions): Promise<boolean> {
  const { parts, layOut, write, complain } = options
  const fail = (problem: string, more: object) => {
    complain(`Line ${row.line}: ${problem}`)
    const { id, line } = row
    write(layOut === null ? JSON.stringify({ id, line, ...more, error: problem }) : `${id}\n${problem}\n`)
    return false
  }
  if ('problem' in row) return fail(row.problem, {})
  const { id, question } = row
  const agent = row.agent ?? options.agent
  const started = performance.now()
  try {
    const answered = await askAgent(question, agent, { ...parts, country: row.country ?? parts.country })
    const tookMs = Math.round((performance.now() - started) * 10) / 10
    if (layOut === null) {
      const { responseData: response } = answered
      write(JSON.stringify({ id, question, agent, tookMs, ...flattenAnswer(answered), response }))
    } else write(`${id}: ${question}\n\n${layOut(answered)}\n`)
    return true
  } catch (error) {
    parts.signal?.throwIfAborted()
    return fail(error instanceof Error ? error.message : 'could not be answered', { question, agent })
  }
}
