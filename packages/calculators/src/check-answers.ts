import type { Answers, Calculator, Item } from './calculator.ts'

/** An answer that is missing, or is none of the options. Nothing is clamped or guessed. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
  /** As a request calls it. */
  readonly field: string

  constructor(field: string, requirement: string) {
    super(`'${field}' ${requirement}.`)
    this.field = field
  }
}

/** Throws `AnswerError` at the first answer that the calculator does not have, or that is none of its options. */
export function checkAnswers({ items }: Calculator, answers: Answers): void {
  for (const item of items) checkItem(item, answers)
  const unknown = Object.keys(answers).find((field) => items.every(({ name }) => name !== field))
  if (unknown !== undefined) throw new AnswerError(unknown, 'is no item of this calculator')
}

function checkItem({ name, options, isOptional }: Item, answers: Answers): void {
  const given = Object.hasOwn(answers, name) ? answers[name] : undefined
  if (given === undefined) {
    if (isOptional) return
    throw new AnswerError(name, 'is missing')
  }
  if (options.every(({ value }) => value !== given))
    throw new AnswerError(name, `must be ${options.map(({ value }) => String(value)).join(' or ')}`)
}
