import type { Question, Token } from '../question/question.ts'
import type { WordMeaning } from './compile-tools.ts'
import { isAllTold, type Told } from './read-told.ts'

const figureUses: ReadonlySet<WordMeaning> = new Set(['labs', 'calculators', 'told-as'])

/** Whether a question names a test or a score with its figure and, beside who the patient is and what they take, nothing more. */
export function isFigureAlone(told: Told): boolean {
  const { question, named, words, isFigure } = told
  const measured = named.filter(({ means }) => means.tool !== 'antibiotics')
  const hasFigure = measured.some(({ to }) => isFigure[to] === true || isNotation(question.tokens[to]))
  return (
    hasFigure &&
    !words.some(({ means }) => means === 'labs-asked') &&
    isAllTold(
      told,
      measured,
      figureUses,
      (at) => isOfPatient(question, at) || isNotation(question.tokens[at]),
    )
  )
}

/** Whether the word tells who the patient is or what they take: 'INR 2.5 on warfarin', 'K 6.8 in a dialysis patient'. */
export function isOfPatient({ names, people, acts }: Question, at: number): boolean {
  const taken = acts.filter(({ role }) => role === 'current').map(({ concept }) => concept)
  return names.some(
    ({ from, to, readings }) =>
      from <= at &&
      at < to &&
      readings.some((concept) => people.includes(concept) || taken.includes(concept)),
  )
}

/** Letters and figures in one word that is no name are findings in shorthand: 'e5v5m6'. */
export function isNotation(token: Token | undefined): boolean {
  return token !== undefined && token.tag === 'speech' && /\p{L}/u.test(token.text) && /\d/u.test(token.text)
}
