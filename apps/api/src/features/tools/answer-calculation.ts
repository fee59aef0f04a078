import { calculate } from '@auscult/calculators/calculate.ts'
import type { Answers, Calculator } from '@auscult/calculators/calculator.ts'
import { AnswerError } from '@auscult/calculators/check-answers.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { AppError } from '../../http/errors.ts'

/** Nothing of it is kept or logged. Throws `AppError`, which names the field, where the answers make no request. */
export function answerCalculation<Answer extends object>(
  calculator: Calculator<Answer>,
  texts: ReadonlyMap<string, CalculatorTexts>,
  answers: Answers,
): Answer {
  const words = texts.get(calculator.id)
  if (words === undefined) throw new Error(`No texts for ${calculator.id}`)
  try {
    return calculator.present(calculate(calculator, answers), words, answers)
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error
    throw new AppError('bad-request', error.message, { reason: 'input-not-valid' })
  }
}
