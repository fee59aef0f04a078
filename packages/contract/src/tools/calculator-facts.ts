import { z } from 'zod'

/*
 * What is told of a patient, in a question or a record, and which items of a calculator it decides. The server, the question engine and
 * the browser ask here, so that they fill in the same.
 */

/** One thing that decides an item; figures in the unit of the measure in `content/lexicon/grammar/measures.jsonl`. */
export const FillCondition = z.union([
  /**
   * A condition or drug by its lexicon term, or a kind of it but for those in `except`; `past` where only a former one counts, `now`
   * where a former one does not.
   */
  z.strictObject({
    concept: z.string().min(1),
    past: z.literal(true).optional(),
    now: z.literal(true).optional(),
    except: z.array(z.string().min(1)).optional(),
  }),
  z.strictObject({
    measure: z.string().min(1),
    op: z.enum(['<', '<=', '>', '>=', '=']),
    value: z.number(),
  }),
  z.strictObject({ sex: z.enum(['female', 'male']) }),
  /** Whole years, both ends included. */
  z.strictObject({ ageFrom: z.number().optional(), ageTo: z.number().optional() }),
])
export type FillCondition = z.infer<typeof FillCondition>
export type ConceptCondition = Extract<FillCondition, { concept: string }>

/** The value that an item has where one of the conditions is met. */
export const Fill = z.strictObject({
  item: z.string().min(1),
  value: z.union([z.boolean(), z.number(), z.string()]),
  /** More makes it Yes than stands in `when`: no No follows from that. */
  isPartial: z.literal(true).optional(),
  when: z.array(FillCondition).min(1),
})
export type Fill = z.infer<typeof Fill>

/** Whether the facts tell that a condition holds, that it does not, or nothing of it. */
export type FactAnswer = 'met' | 'unmet' | 'untold'

/** A figure; of a range its lower end, and the upper one as `to`. */
export type FactValue = {
  measure: string
  value: number
  to?: number | null
  bound: 'at' | 'below' | 'above'
}

export type Facts = {
  ageYears: number | null
  sex: 'female' | 'male' | null
  values: readonly FactValue[]
  askConcept: (condition: ConceptCondition) => FactAnswer
}

/** By item; a yes-or-no item is No where all that could make it Yes is told and does not. What is not told is left out. */
export function fillItems(fills: readonly Fill[], facts: Facts): Map<string, Fill['value']> {
  const filled = new Map<string, Fill['value']>()
  for (const { item, value, isPartial, when } of fills) {
    const answers = when.map((condition) => ask(condition, facts))
    if (answers.includes('met')) filled.set(item, value)
    else if (value === true && isPartial !== true && isDenied(answers) && !filled.has(item))
      filled.set(item, false)
  }
  return filled
}

/** Of several conditions each has to be denied, the two limits of one figure, too: a range may lie within one and reach beyond the other. */
function isDenied(answers: readonly FactAnswer[]): boolean {
  return answers.every((answer) => answer === 'unmet')
}

function ask(condition: FillCondition, facts: Facts): FactAnswer {
  if ('concept' in condition) return facts.askConcept(condition)
  if ('measure' in condition) return askValue(condition, facts.values)
  if ('sex' in condition) return facts.sex === null ? 'untold' : facts.sex === condition.sex ? 'met' : 'unmet'
  if (facts.ageYears === null) return 'untold'
  const years = Math.floor(facts.ageYears)
  return years >= (condition.ageFrom ?? 0) && years <= (condition.ageTo ?? Infinity) ? 'met' : 'unmet'
}

function askValue(
  { measure, op, value: limit }: Extract<FillCondition, { measure: string }>,
  values: Facts['values'],
): FactAnswer {
  const told = values.find((each) => each.measure === measure)
  if (told === undefined) return 'untold'
  const { value, bound } = told
  const isAbove = op === '>' || op === '>='
  if (bound === 'above') return isAbove && value >= limit ? 'met' : 'untold'
  if (bound === 'below') return !isAbove && op !== '=' && value <= limit ? 'met' : 'untold'
  const upper = told.to ?? value
  const isWhole = isMet(value, op, limit) && isMet(upper, op, limit)
  // Of a range a part of which would do, nobody knows.
  const isPart =
    isMet(value, op, limit) || isMet(upper, op, limit) || (value < limit && limit < upper && op === '=')
  return isWhole ? 'met' : isPart ? 'untold' : 'unmet'
}

function isMet(value: number, op: '<' | '<=' | '>' | '>=' | '=', limit: number): boolean {
  return {
    '<': value < limit,
    '<=': value <= limit,
    '>': value > limit,
    '>=': value >= limit,
    '=': value === limit,
  }[op]
}
