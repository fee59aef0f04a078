import type { FilledItem } from '@auscult/contract/ai/tools.ts'
import {
  type ConceptCondition,
  type FactAnswer,
  type Facts,
  fillItems,
  type FindingCondition,
} from '@auscult/contract/tools/calculator-facts.ts'
import { ancestorsOf, relationOf } from '../concepts/relation.ts'
import type { Question } from '../question/question.ts'
import type { Subject, Tools } from './compile-tools.ts'
import type { Found } from './phrase-table.ts'
import { readDaysAgo } from './days-ago.ts'
import type { Told } from './read-told.ts'

type Score = Extract<Subject, { tool: 'calculator' }>

/** What a question tells of the items of a calculator, in their order. What is only suspected, or of a relative, tells nothing. */
export function fillFromQuestion(
  told: Told,
  score: Score,
  tools: Tools,
  named: readonly Found<Subject>[],
): FilledItem[] {
  const { row, texts } = score
  const filled = fillItems(row.fills, factsOf(told, score, tools, named))
  return texts.items.flatMap(({ name, label, options }) => {
    const value = filled.get(name)
    return value === undefined ? [] : [{ item: name, value, label, option: options?.[String(value)] ?? null }]
  })
}

/** Whom the score is not for, in its own words, of what a question tells. */
export function excludedByQuestion(
  told: Told,
  score: Score,
  tools: Tools,
  named: readonly Found<Subject>[],
): string[] {
  const facts = factsOf(told, score, tools, named)
  return score.row.notFor.flatMap(({ when, says }) =>
    fillItems([{ item: says, value: true, when }], facts).get(says) === true ? [says] : [],
  )
}

function factsOf(told: Told, score: Score, tools: Tools, named: readonly Found<Subject>[]): Facts {
  const { question, figures } = told
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
  const ownValues = figures.get(score)?.values ?? []
  return {
    ageYears,
    sex,
    values: [...values, ...ownValues],
    askConcept,
    askFinding: (condition) => askFinding(condition, told),
  }
}

function askFinding({ finding, withinDays }: FindingCondition, { findings, question }: Told): FactAnswer {
  const answers = findings
    .filter((found) => found.means === finding && !isOfOtherOrOver(found, question))
    .map((found): FactAnswer => {
      if (found.isDenied) return 'unmet'
      return withinDays === undefined ? 'met' : askTime(found, withinDays, question)
    })
  return answers.includes('met') ? 'met' : (answers[0] ?? 'untold')
}

/** The alcohol of 'father drinks alcohol' and of 'quit alcohol'. */
function isOfOtherOrOver({ from, to }: Found<string>, { tokens, names }: Question): boolean {
  if (tokens[from]?.isOfOther === true) return true
  return names.some((name) => from <= name.from && name.to <= to && name.standing === 'over')
}

/** Whether the time that is told of something is no longer ago; untold where none is. */
function askTime(told: { from: number; to: number }, withinDays: number, question: Question): FactAnswer {
  const daysAgo = readDaysAgo(told, question)
  if (daysAgo === null) return 'untold'
  return daysAgo <= withinDays ? 'met' : 'unmet'
}

function ask(
  { concept: term, past, now, new: isNew, suspected, except = [], withinDays }: ConceptCondition,
  question: Question,
  tools: Tools,
): FactAnswer {
  const { names, acts, patient } = question
  const asked = tools.concept(term)
  const others = except.map(tools.concept)
  let answer: FactAnswer = 'untold'
  for (const name of names) {
    const { readings, certainty, standing } = name
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
    } else if (withinDays !== undefined) {
      const time = askTime(name, withinDays, question)
      if (answer !== 'met' && time !== 'untold') answer = time
    } else if (certainty === 'relative' || (certainty === 'suspected' && suspected !== true)) continue
    else if ((past === true && !isFormer) || (now === true && isFormer)) continue
    else if (past !== true && standing === 'over') continue
    else if (isNew === true && standing === 'chronic') continue
    else if (role === 'past' || role === 'refused' || patient.allergies.includes(concept)) continue
    else answer = 'met'
  }
  return answer
}
