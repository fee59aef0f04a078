import { z } from 'zod'

/*
 * What is told of a patient, in a question or a record, and which items of a calculator it decides. The server, the question engine and
 * the browser ask here, so that they fill in the same.
 */

/** By its absence alone the item is No, whatever else could make it Yes: who has 15 points on the coma scale is not confused. */
const decides = z.literal(true).optional()
/** Only where a time is told of it that is no longer ago than so many days. */
const withinDays = z.number().positive().optional()

/**
 * A condition or drug by its lexicon term, or a kind of it but for those in `except`; `past` where only a former one counts, `now`
 * where a former one does not, `suspected` where a suspected one does, `new` where one that has been there for long does not.
 */
const ConceptCondition = z.strictObject({
  concept: z.string().min(1),
  past: z.literal(true).optional(),
  now: z.literal(true).optional(),
  new: z.literal(true).optional(),
  suspected: z.literal(true).optional(),
  except: z.array(z.string().min(1)).optional(),
  withinDays,
  decides,
})
export type ConceptCondition = z.infer<typeof ConceptCondition>

/** What only scores ask of, by its name in `content/tools/findings.jsonl`. */
const FindingCondition = z.strictObject({ finding: z.string().min(1), withinDays, decides })
export type FindingCondition = z.infer<typeof FindingCondition>

const SimpleCondition = z.union([
  ConceptCondition,
  FindingCondition,
  z.strictObject({
    measure: z.string().min(1),
    op: z.enum(['<', '<=', '>', '>=', '=']),
    value: z.number(),
    decides,
  }),
  z.strictObject({ sex: z.enum(['female', 'male']) }),
  /** Whole years, both ends included. */
  z.strictObject({ ageFrom: z.number().optional(), ageTo: z.number().optional() }),
])
type SimpleCondition = z.infer<typeof SimpleCondition>

/** One thing that decides an item; figures in the unit of the measure in `content/lexicon/grammar/measures.jsonl`, or `content/tools/measures.jsonl`. */
export const FillCondition = z.union([
  SimpleCondition,
  /** So many of several things; each is told by any one of its list, and counts once. */
  z.strictObject({
    atLeast: z.number().int().positive(),
    of: z.array(z.array(SimpleCondition).min(1)).min(1),
  }),
])
export type FillCondition = z.infer<typeof FillCondition>

/** The conditions themselves, those that are counted among them. */
export function listConditions(when: readonly FillCondition[]): SimpleCondition[] {
  return when.flatMap((each) => ('of' in each ? each.of.flat() : [each]))
}

/** The value that an item has where one of the conditions is met. */
export const Fill = z.strictObject({
  item: z.string().min(1),
  /** Null: it cannot be tested. */
  value: z.union([z.boolean(), z.number(), z.string(), z.null()]),
  /** More makes it Yes than stands in `when`: no No follows from that. */
  isPartial: z.literal(true).optional(),
  when: z.array(FillCondition).min(1),
})
export type Fill = z.infer<typeof Fill>

/** The measures whose figures decide something. */
export function measuresOf(fills: readonly Fill[]): Set<string> {
  const conditions = fills.flatMap(({ when }) => listConditions(when))
  return new Set(conditions.flatMap((each) => ('measure' in each ? [each.measure] : [])))
}

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
  askFinding: (condition: FindingCondition) => FactAnswer
}

/** Of facts that are figures alone. */
export const wordless: Pick<Facts, 'askConcept' | 'askFinding'> = {
  askConcept: () => 'untold',
  askFinding: () => 'untold',
}

/**
 * By item; of several values the last that holds. A yes-or-no item is No where all that could make it Yes is told and does not, or what
 * decides alone is. What is not told is left out.
 */
export function fillItems(fills: readonly Fill[], facts: Facts): Map<string, Fill['value']> {
  const filled = new Map<string, Fill['value']>()
  for (const { item, value, isPartial, when } of fills) {
    const answers = when.map((condition) => ask(condition, facts))
    if (answers.includes('met')) filled.set(item, value)
    else if (value === true && !filled.has(item)) {
      const isDecided = when.some((each, nth) => 'decides' in each && answers[nth] === 'unmet')
      if (isDecided || (isPartial !== true && isDenied(answers))) filled.set(item, false)
    }
  }
  return filled
}

/** Of several conditions each has to be denied, the two limits of one figure, too: a range may lie within one and reach beyond the other. */
function isDenied(answers: readonly FactAnswer[]): boolean {
  return answers.every((answer) => answer === 'unmet')
}

function ask(condition: FillCondition, facts: Facts): FactAnswer {
  if ('of' in condition) {
    const met = condition.of.filter((kinds) => kinds.some((each) => askSimple(each, facts) === 'met'))
    return met.length >= condition.atLeast ? 'met' : 'untold'
  }
  return askSimple(condition, facts)
}

function askSimple(condition: SimpleCondition, facts: Facts): FactAnswer {
  if ('concept' in condition) return facts.askConcept(condition)
  if ('finding' in condition) return facts.askFinding(condition)
  if ('measure' in condition) return askValue(condition, facts.values)
  if ('sex' in condition) return facts.sex === null ? 'untold' : facts.sex === condition.sex ? 'met' : 'unmet'
  if (facts.ageYears === null) return 'untold'
  const years = Math.floor(facts.ageYears)
  return years >= (condition.ageFrom ?? 0) && years <= (condition.ageTo ?? Infinity) ? 'met' : 'unmet'
}

function askValue(
  { measure, op, value: limit }: Extract<SimpleCondition, { measure: string }>,
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
