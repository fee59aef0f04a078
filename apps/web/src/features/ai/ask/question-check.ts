import { type AgentType, countWords, questionLimits } from '@auscult/contract/ai/ai.ts'

export type QuestionCheck = {
  words: number
  /** Why the question cannot be sent yet; null when it can. */
  problem: 'empty' | 'too-short' | 'too-long' | null
}

/**
 * The rules of the question box: at least so many words for the agent, at most 100, counted by white space. A follow-up may be short:
 * the server counts the words of what it asks together with the question before.
 */
export function checkQuestion(question: string, agent: AgentType, isFollowUp = false): QuestionCheck {
  const words = countWords(question)
  return { words, problem: problemOf(question, words, isFollowUp ? 0 : questionLimits.minWords[agent]) }
}

function problemOf(question: string, words: number, fewest: number): QuestionCheck['problem'] {
  if (words === 0) return 'empty'
  if (words < fewest) return 'too-short'
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
  const first = words.split(' ')[0]?.toLowerCase().replace('¿', '') ?? ''
  if (words === '' || words.endsWith('?') || questionWords.includes(first)) return []
  return patterns.map((pattern) => pattern.replace('{{words}}', () => words))
}
