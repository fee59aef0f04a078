import type { Question } from '../question/question.ts'
import type { Tools } from './compile-tools.ts'
import { readTold } from './read-told.ts'

/** What a short form of several meanings stands for where it is part of a score's name: the 'PE' of 'Wells PE', by its text. */
export function settleByScore(question: Question, tools: Tools): Map<string, string> {
  const { named } = readTold(question, tools)
  const settled = new Map<string, string>()
  for (const { text, readings, from, to } of question.names)
    for (const score of named) {
      if (score.means.tool !== 'calculator' || score.from > from || to > score.to) continue
      const { of } = score.means.row
      if (readings.length > 1 && readings.some(({ term }) => term === of) && of !== undefined)
        settled.set(text.toLowerCase(), of)
    }
  return settled
}
