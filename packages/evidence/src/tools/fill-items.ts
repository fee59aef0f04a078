import type { FilledItem } from '@auscult/contract/ai/tools.ts'
import {
  type ConceptCondition,
  type FactAnswer,
  type Facts,
  fillItems,
} from '@auscult/contract/tools/calculator-facts.ts'
import { ancestorsOf, relationOf } from '../concepts/relation.ts'
import type { Question } from '../question/question.ts'
import type { Subject, Tools } from './compile-tools.ts'
import type { Found } from './phrase-table.ts'

/** What a question tells of the items of a calculator, in their order. What is only suspected, or of a relative, tells nothing. */
export function fillFromQuestion(
  question: Question,
  { row, texts }: Extract<Subject, { tool: 'calculator' }>,
  tools: Tools,
  named: readonly Found<Subject>[],
): FilledItem[] {
  const filled = fillItems(row.fills, factsOf(question, tools, named))
  return texts.items.flatMap(({ name, label, options }) => {
    const value = filled.get(name)
    return value === undefined ? [] : [{ item: name, value, label, option: options?.[String(value)] ?? null }]
  })
}

/** Whom the score is not for, in its own words, of what a question tells. */
export function excludedByQuestion(
  question: Question,
  { row }: Extract<Subject, { tool: 'calculator' }>,
  tools: Tools,
  named: readonly Found<Subject>[],
): string[] {
  const facts = factsOf(question, tools, named)
  return row.notFor.flatMap(({ when, says }) =>
    fillItems([{ item: says, value: true, when }], facts).get(says) === true ? [says] : [],
  )
}

function factsOf(question: Question, tools: Tools, named: readonly Found<Subject>[]): Facts {
  const { ageYears, sex, values, isPregnant } = question.patient
  // The 'DVT' of 'Wells DVT' is the score's name, and told of nobody.
  const names = question.names.filter(
    (name) => !named.some(({ from, to }) => from <= name.from && name.to <= to),
  )
  const pregnant = tools.concept('pregnant women')
  const askConcept = (condition: ConceptCondition) =>
    isPregnant && tools.concept(condition.concept) === pregnant
      ? 'met'
      : ask(condition, { ...question, names }, tools)
  return { ageYears, sex, values, askConcept }
}

function ask(
  { concept: term, past, now, except = [] }: ConceptCondition,
  { names, acts, patient }: Question,
  tools: Tools,
): FactAnswer {
  const asked = tools.concept(term)
  const others = except.map(tools.concept)
  let answer: FactAnswer = 'untold'
  for (const { readings, certainty, standing } of names) {
    const [concept, ...meanings] = readings
    if (concept === undefined || meanings.length > 0 || standing === 'open') continue
    const relation = relationOf(asked, concept)
    if (relation !== 'same' && relation !== 'narrower') continue
    if (others.some((other) => other === concept || ancestorsOf(concept).has(other))) continue
    const isFormer = certainty === 'history' || standing === 'once' || standing === 'over'
    const role = acts.find((act) => act.concept === concept)?.role
    if (certainty === 'ruled-out') {
      // Who has no type 1 diabetes may have another, and who never had a thrombosis may have the first.
      const isOfNow = !(now === true && standing === 'once')
      if (relation === 'same' && isOfNow && answer === 'untold') answer = 'unmet'
    } else if (certainty === 'suspected' || certainty === 'relative') continue
    else if ((past === true && !isFormer) || (now === true && isFormer)) continue
    else if (past !== true && standing === 'over') continue
    else if (role === 'past' || role === 'refused' || patient.allergies.includes(concept)) continue
    else answer = 'met'
  }
  return answer
}
