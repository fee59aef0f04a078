import type { FilledItem } from '@auscult/contract/ai/tools.ts'
import {
  type ConceptCondition,
  type FactAnswer,
  fillItems,
} from '@auscult/contract/tools/calculator-facts.ts'
import { relationOf } from '../concepts/relation.ts'
import type { Question } from '../question/question.ts'
import type { Subject, Tools } from './compile-tools.ts'

/** What a question tells of the items of a calculator, in their order. What is only suspected tells nothing. */
export function fillFromQuestion(
  question: Question,
  { row, texts }: Extract<Subject, { tool: 'calculator' }>,
  tools: Tools,
): FilledItem[] {
  const { ageYears, sex, values } = question.patient
  const askConcept = (condition: ConceptCondition) => ask(condition, question, tools)
  const filled = fillItems(row.fills, { ageYears, sex, values, askConcept })
  return texts.items.flatMap(({ name, label, options }) => {
    const value = filled.get(name)
    return value === undefined ? [] : [{ item: name, value, label, option: options?.[String(value)] ?? null }]
  })
}

function ask(
  { concept: term, past }: ConceptCondition,
  { names, problems, acts, patient }: Question,
  tools: Tools,
): FactAnswer {
  const asked = tools.concept(term)
  let answer: FactAnswer = 'untold'
  for (const { readings, isDenied } of names) {
    const [concept, ...others] = readings
    if (concept === undefined || others.length > 0) continue
    const relation = relationOf(asked, concept)
    if (relation !== 'same' && relation !== 'narrower') continue
    const certainty = problems.find((problem) => problem.concept === concept)?.certainty
    const role = acts.find((act) => act.concept === concept)?.role
    if (isDenied || certainty === 'ruled-out') answer = answer === 'met' ? 'met' : 'unmet'
    else if (certainty === 'suspected' || (past === true && certainty !== 'history')) continue
    else if (role === 'past' || role === 'refused' || patient.allergies.includes(concept)) continue
    else answer = 'met'
  }
  return answer
}
