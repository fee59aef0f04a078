import { type AgentType, countWords, questionLimits } from '@auscult/contract/ai.ts'

export type QuestionCheck = {
  words: number
  /** Why the question cannot be sent yet; null when it can. */
  problem: 'empty' | 'too-short' | 'too-long' | null
}

/** The rules of the question box: at least so many words for the agent, at most 100, counted by white space. */
export function checkQuestion(question: string, agent: AgentType): QuestionCheck {
  const words = countWords(question)
  return { words, problem: problemOf(question, words, agent) }
}

function problemOf(question: string, words: number, agent: AgentType): QuestionCheck['problem'] {
  if (words === 0) return 'empty'
  if (words < questionLimits.minWords[agent]) return 'too-short'
  if (words > questionLimits.maxWords || question.length > questionLimits.maxCharacters) return 'too-long'
  return null
}

/**
 * Whole questions a person may have meant by a few words, so that the minimum helps rather than refuses. None where the
 * words are a question already; then only the person knows what is missing.
 */
export function completeQuestion(
  typed: string,
  patterns: readonly string[],
  questionWords: readonly string[],
): string[] {
  const words = typed.trim().split(/\s+/u).join(' ')
  const first = words.split(' ')[0]?.toLowerCase() ?? ''
  if (words === '' || words.endsWith('?') || questionWords.includes(first)) return []
  return patterns.map((pattern) => pattern.replace('{{words}}', () => words))
}
