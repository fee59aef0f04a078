import { shippedLexicon } from '../../testing/shipped-lexicon.ts'
import type { Question } from '../question.ts'
import { readQuestion } from '../read-question.ts'

export function read(text: string): Question {
  return readQuestion(text, shippedLexicon)
}

/** 'current warfarin, asked apixaban'. */
export function actsOf(text: string): string {
  return read(text)
    .acts.map(({ role, concept }) => `${role} ${concept.term}`)
    .join(', ')
}

/** 'present asthma, ruled-out diabetes'. */
export function problemsOf(text: string): string {
  return read(text)
    .problems.map(({ certainty, concept }) => `${certainty} ${concept.term}`)
    .join(', ')
}
