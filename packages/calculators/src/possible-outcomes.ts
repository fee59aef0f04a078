import { calculate } from './calculate.ts'
import type { Answers, Calculator, Outcome, Value } from './calculator.ts'

/** Null stands for an item that nobody can answer now. */
export type PartlyKnown = Readonly<Record<string, Value | null>>

/**
 * All that a calculator can still come to, each once, the lowest score first: one where everything is known. Throws `AnswerError`. It tries
 * each option of every unknown item, at most 1,024 sets of answers.
 */
export function listPossibleOutcomes(calculator: Calculator, answers: PartlyKnown): Outcome[] {
  const known: Record<string, Value> = {}
  for (const [name, value] of Object.entries(answers)) if (value !== null) known[name] = value
  const unknown = calculator.items.filter(({ name }) => answers[name] === null)
  const completed = unknown.reduce<Answers[]>(
    (sets, { name, options }) =>
      sets.flatMap((set) => options.map(({ value }) => ({ ...set, [name]: value }))),
    [known],
  )
  const outcomes = new Map(
    completed.map((set) => {
      const outcome = calculate(calculator, set)
      return [JSON.stringify(outcome), outcome] as const
    }),
  )
  return [...outcomes.values()].toSorted((a, b) => a.score - b.score)
}
