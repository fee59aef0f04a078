import type { Answers, Calculator, Outcome } from './calculator.ts'
import { checkAnswers } from './check-answers.ts'

/** Throws `AnswerError`, which names the field, where an answer is missing or none of the options. */
export function calculate(calculator: Calculator, answers: Answers): Outcome {
  checkAnswers(calculator, answers)
  return calculator.conclude(answers)
}
