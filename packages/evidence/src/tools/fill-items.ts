import type { FilledItem } from '@auscult/contract/ai-tools.ts'
import { relationOf } from '../concepts/relation.ts'
import type { Question, Value } from '../question/question.ts'
import type { Subject, Tools } from './compile-tools.ts'
import type { Fill, FillCondition } from './tool-content.ts'

/** Whether the question tells that a condition holds, that it does not, or nothing of it. */
type Answer = 'met' | 'unmet' | 'untold'

/**
 * What a question tells of the items of a calculator. What is only suspected tells nothing; a yes-or-no item is no where all that
 * could make it yes is told and does not.
 */
export function fillItems(
  question: Question,
  { row, texts }: Extract<Subject, { tool: 'calculator' }>,
  tools: Tools,
): FilledItem[] {
  const filled = new Map<string, FilledItem['value']>()
  for (const { item, value, when } of row.fills) {
    const answers = when.map((condition) => ask(condition, question, tools))
    if (answers.includes('met')) filled.set(item, value)
    else if (value === true && isDenied(when, answers) && !filled.has(item)) filled.set(item, false)
  }
  return texts.items.flatMap(({ name, label, options }) => {
    const value = filled.get(name)
    return value === undefined ? [] : [{ item: name, value, label, option: options?.[String(value)] ?? null }]
  })
}

/** What is denied of one of several conditions leaves the others open; a figure on the other side of its limit does not. */
function isDenied(when: Fill['when'], answers: readonly Answer[]): boolean {
  const figures = when.every((condition) => !('concept' in condition))
  return figures ? answers.includes('unmet') : answers.every((answer) => answer === 'unmet')
}

function ask(condition: FillCondition, question: Question, tools: Tools): Answer {
  const { patient } = question
  if ('sex' in condition)
    return patient.sex === null ? 'untold' : patient.sex === condition.sex ? 'met' : 'unmet'
  if ('measure' in condition) return askValue(condition, patient.values)
  if ('concept' in condition) return askConcept(condition, question, tools)
  if (patient.ageYears === null) return 'untold'
  const years = Math.floor(patient.ageYears)
  return years >= (condition.ageFrom ?? 0) && years <= (condition.ageTo ?? Infinity) ? 'met' : 'unmet'
}

function askValue(
  { measure, op, value: limit }: Extract<FillCondition, { measure: string }>,
  values: readonly Value[],
): Answer {
  const told = values.find((each) => each.measure === measure)
  if (told === undefined) return 'untold'
  const { value, bound } = told
  const isAbove = op === '>' || op === '>='
  if (bound === 'above') return isAbove && value >= limit ? 'met' : 'untold'
  if (bound === 'below') return !isAbove && value <= limit ? 'met' : 'untold'
  const holds = { '<': value < limit, '<=': value <= limit, '>': value > limit, '>=': value >= limit }
  return holds[op] ? 'met' : 'unmet'
}

function askConcept(
  { concept: term, past }: Extract<FillCondition, { concept: string }>,
  { names, problems, acts, patient }: Question,
  tools: Tools,
): Answer {
  const asked = tools.concept(term)
  let answer: Answer = 'untold'
  for (const { readings, isDenied: isNot } of names) {
    const [concept, ...others] = readings
    if (concept === undefined || others.length > 0) continue
    const relation = relationOf(asked, concept)
    if (relation !== 'same' && relation !== 'narrower') continue
    const certainty = problems.find((problem) => problem.concept === concept)?.certainty
    const role = acts.find((act) => act.concept === concept)?.role
    if (isNot || certainty === 'ruled-out') answer = answer === 'met' ? 'met' : 'unmet'
    else if (certainty === 'suspected' || (past === true && certainty !== 'history')) continue
    else if (role === 'past' || role === 'refused' || patient.allergies.includes(concept)) continue
    else answer = 'met'
  }
  return answer
}
