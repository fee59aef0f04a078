import type { Condition } from './compiled-rule.ts'
import { counts, isToldBeside } from './conditions.ts'
import type { Because, Inquiry } from './inquiry.ts'
import { compare } from './limits.ts'
import { familyOf } from './measures.ts'
import type { Holding } from './holding.ts'
import type { Facts } from './question-facts.ts'

/** Situations that tell how far a disease has gone: 'severity=mild', 'stage=advanced'. */
const gradeAxes = ['severity=', 'stage=']

/** '3b', 'G4', and 'CKD3' in one word. */
const gradeName = /(?:^|[a-z])g?[1-5][ab]?$/iu
/** In capitals, since 'i' is who asks and 'iv' a route. */
const roman = /^(?:III?|IV|V)$/u
/** The scale of cirrhosis. */
const scale = /^(?:child|pugh|ctp)/iu

const scaleReach = 3

/** A rule whose line lies somewhere within what is told in words; undefined where a figure of the same is told. */
export function findUntoldGrade(inquiry: Inquiry): Because | undefined {
  return findUntoldOrgan(inquiry) ?? findUntoldWeeks(inquiry)
}

/** A part of pregnancy of which the weeks of the rule are a part: 'third trimester' of one from 36 weeks on. */
function findUntoldWeeks(inquiry: Inquiry): Because | undefined {
  const { facts, rules, compiled } = inquiry
  const { limit } = compiled
  if (limit === null || compiled.rule.when.kind !== 'pregnancy' || !isToldBeside(inquiry)) return undefined
  const family = familyOf(limit.measure)
  if (isFigureTold(facts, family)) return undefined
  const open = [...rules.states.values()]
    .flat()
    .filter(
      ({ limit: { measure, op, value } }) =>
        familyOf(measure) === family &&
        compare({ value, bound: op.startsWith('<') ? 'below' : 'above' }, limit) === 'untold',
    )
  const [held] = open.flatMap(({ concept }) =>
    (facts.held.get(concept.term) ?? []).filter((each) => counts(each, inquiry)),
  )
  return held === undefined ? undefined : { kind: 'grade', concept: held.concept, limit, text: held.text }
}

/**
 * A rule that draws its line at some grade of a failing organ, of a patient who has the disease and of whom no grade is told: 'colchicine,
 * renal impairment'. Undefined where a grade or a figure of that organ is told, or the disease is not.
 */
function findUntoldOrgan(inquiry: Inquiry): Because | undefined {
  const { facts, compiled } = inquiry
  if (compiled.rule.when.kind !== 'organ function' || compiled.also.length > 0) return undefined
  const { limit } = compiled
  if (limit !== null && isFigureTold(facts, familyOf(limit.measure))) return undefined
  for (const { all } of compiled.meanings) {
    const [condition] = all
    if (all.length > 1 || condition === undefined) continue
    const held = gradedBy(condition, inquiry)
    if (held !== undefined) return { kind: 'grade', concept: held.concept, limit, text: held.text }
  }
  return undefined
}

function isFigureTold({ readings }: Facts, family: string): boolean {
  return [...readings.keys()].some((measure) => familyOf(measure) === family)
}

/** The disease as told, where the condition asks how far it has gone and the question does not say. */
function gradedBy(condition: Condition, inquiry: Inquiry): Holding | undefined {
  if (condition.kind !== 'concept' || condition.beside === null) return undefined
  const { facts } = inquiry
  const { concept } = condition
  // Beside another disease it may be that one which is mild or severe.
  const situations = facts.question.problems.length === 1 ? facts.question.situations : []
  if (situations.some((situation) => gradeAxes.some((axis) => situation.startsWith(axis)))) return undefined
  // A kind of the disease is graded by itself: fatty liver says little of a failing one.
  return facts.problems.find(
    (held) => held.concept === concept && counts(held, inquiry) && !isGraded(held, facts),
  )
}

/** 'CKD 3b', 'CKD stage IV', '3b CKD': a grade stands next to the disease, or behind one word that says so. */
function isGraded({ text, from, to }: Holding, { question: { tokens }, acts }: Facts): boolean {
  if (gradeName.test(text)) return true
  const isDose = (at: number) => acts.some(({ dose }) => dose?.at === at)
  return tokens.some((token, at) => {
    const isBehind = at === to || at === to + 1
    if (isBehind && roman.test(token.text)) return true
    if ((isBehind || at === from - 1) && gradeName.test(token.text) && !isDose(at)) return true
    return at >= from - scaleReach && at < to + scaleReach && scale.test(token.text)
  })
}
