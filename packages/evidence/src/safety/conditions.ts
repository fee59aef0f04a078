import type { CompiledRule, Condition, Meaning, SafetyRules, State } from './compiled-rule.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Because, Inquiry } from './inquiry.ts'
import { type Answer, askLimit } from './limits.ts'
import { familyOf } from './measures.ts'
import type { Holding } from './holding.ts'
import type { Facts } from './question-facts.ts'
import { termsAbove } from './question-facts.ts'
import { isDenial, type Said } from './said.ts'

/** Why the rule speaks of the drug; undefined where it does not. */
export function findReason(inquiry: Inquiry): Because | undefined {
  const { compiled } = inquiry
  if (!isToldBeside(inquiry) || isSeenTo(inquiry)) return undefined
  const answer = compiled.limit === null ? 'untold' : askLimit(compiled.limit, inquiry).answer
  if (compiled.limit !== null && answer === 'met') return askLimit(compiled.limit, inquiry).because
  const family = answer === 'safe' && compiled.limit !== null ? familyOf(compiled.limit.measure) : null
  for (const meaning of compiled.meanings) {
    if (saysWho(meaning, compiled, answer)) continue
    if (family !== null && saysTheSame(meaning, family, inquiry)) continue
    const because = holdsAll(meaning, inquiry)
    if (because !== undefined) return because
  }
  return undefined
}

/** Whether one of what the rule asks to be told, too, is. */
export function isToldBeside(inquiry: Inquiry): boolean {
  const { also } = inquiry.compiled
  return also.length === 0 || also.some((meaning) => holdsAll(meaning, inquiry) !== undefined)
}

/** Whether what the rule warns of is seen to; a drug that sees to it is taken already, and no more asked about. */
function isSeenTo(inquiry: Inquiry): boolean {
  const isTaken = (because: Because | undefined) =>
    because !== undefined &&
    (because.kind !== 'drug' ||
      inquiry.facts.acts.some(({ concept, role }) => concept === because.concept && role === 'current'))
  return inquiry.compiled.unless.some((meaning) => isTaken(holdsAll(meaning, inquiry)))
}

/** Whether a meaning only says in words what a figure on the safe side denies. */
function saysTheSame({ all }: Meaning, family: string, { rules }: Inquiry): boolean {
  return all.some((condition) => {
    if (condition.kind === 'limit') return familyOf(condition.limit.measure) === family
    if (condition.kind === 'person') return condition.pregnant && family === 'gestational age'
    if (condition.kind === 'said') return rules.figured.get(condition.keys) === family
    if (condition.kind !== 'concept') return false
    // Of a rule for some weeks, pregnancy alone says no more than the weeks do.
    if (condition.concept.term === 'pregnant women') return family === 'gestational age'
    return statesOf(condition.concept, rules).some(({ limit }) => familyOf(limit.measure) === family)
  })
}

/**
 * A term that is also what must be told beside ('primary prevention' of a rule from 60 years on) says whom the rule is about; the figure says
 * when. An age is nearly always told where it matters, other figures may be left out.
 */
function saysWho({ term }: Meaning, { rule, limit }: CompiledRule, answer: Answer): boolean {
  return (answer === 'safe' || limit?.measure === 'age') && rule.when.and?.includes(term) === true
}

function statesOf(concept: LexiconConcept, { states }: SafetyRules): readonly State[] {
  return states.get(concept.term) ?? []
}

function holdsAll({ all, mayBeOver }: Meaning, inquiry: Inquiry): Because | undefined {
  let first: Because | undefined
  for (const condition of all) {
    const because = holds(condition, { ...inquiry, mayBeOver })
    if (because === undefined) return undefined
    first ??= because
  }
  return first
}

function holds(condition: Condition, inquiry: Inquiry): Because | undefined {
  const { facts, subject } = inquiry
  switch (condition.kind) {
    case 'concept':
      return holdsConcept(condition, inquiry)
    case 'limit': {
      const { answer, because } = askLimit(condition.limit, inquiry)
      return answer === 'untold' && condition.mayBeUntold ? { kind: 'asked' } : because
    }
    case 'said': {
      const said = facts.said.get(condition.keys)
      return said === undefined || (!isDenial(condition.keys) && isWithinExcluded(said, inquiry))
        ? undefined
        : { kind: 'words', text: said.text }
    }
    case 'person':
      return isPerson(condition, facts)
    case 'allergy':
      return findAllergy(condition.concept, facts)
    case 'asks':
      return facts.question.speechAct === condition.speechAct ? { kind: 'asked' } : undefined
    case 'event':
      return findEvent(condition.event, inquiry)
    case 'plays':
      return isPlaying(condition.role, subject) ? { kind: 'asked' } : undefined
    case 'of drug':
      return termsAbove(subject.concept).has(condition.concept.term) ? { kind: 'asked' } : undefined
    case 'without':
      return isTold(condition.concept, inquiry) ? undefined : { kind: 'asked' }
    default:
      return (subject.dose?.timesPerDay ?? 0) >= 1 ? { kind: 'words', text: 'daily' } : undefined
  }
}

function holdsConcept(
  { concept, beside, isExact }: Extract<Condition, { kind: 'concept' }>,
  inquiry: Inquiry,
): Because | undefined {
  const { facts, rules, compiled } = inquiry
  const held = (facts.held.get(concept.term) ?? []).find(
    (holding) =>
      counts(holding, inquiry) &&
      (!isExact || holding.concept === concept) &&
      (beside === null ? holding.as !== 'concern' : standsBeside(beside, holding, facts)),
  )
  if (held !== undefined)
    return { kind: held.as === 'act' ? 'drug' : 'problem', concept: held.concept, text: held.text }
  if (beside !== null) return undefined
  // A figure makes a state, unless the rule has its own limit on the same figure.
  const own = compiled.limit === null ? null : familyOf(compiled.limit.measure)
  for (const { limit, isImplied } of statesOf(concept, rules)) {
    if (!isImplied || familyOf(limit.measure) === own) continue
    const { because } = askLimit(limit, inquiry)
    if (because !== undefined) return because
  }
  return undefined
}

/** 'History of vomiting' tells of none, though the word stands there. */
function isWithinExcluded({ from, to }: Said, inquiry: Inquiry): boolean {
  const problems = inquiry.facts.problems.filter((problem) => problem.from < to && from < problem.to)
  return problems.length > 0 && !problems.some((problem) => counts(problem, inquiry))
}

/** Whether something told of counts for the rule: not what is past, refused or ruled out, nor what is only an alternative. */
export function counts(holding: Holding, inquiry: Inquiry): boolean {
  const { subject, compiled, rules } = inquiry
  if (holding.as === 'person' || holding.as === 'concern') return true
  if (holding.as === 'test') return !isNormal(holding.concept, inquiry.facts)
  if (holding.as === 'problem') {
    if (holding.certainty === 'ruled-out') return false
    if (holding.certainty === 'relative') return compiled.isInherited
    const isOver =
      holding.certainty === 'history' && compiled.rule.when.kind !== 'history' && inquiry.mayBeOver !== true
    return !isOver || ![...termsAbove(holding.concept)].some((term) => rules.passing.has(term))
  }
  if (holding === subject || holding.role === 'refused') return false
  const isTwice = compiled.rule.when.kind === 'duplicate' && holding.partOf !== subject.partOf
  if (holding.concept === subject.concept && !isTwice) return false
  // What is in one tablet is meant to be there together.
  if ((holding.partOf ?? holding.concept) === (subject.partOf ?? subject.concept)) return false
  const isDrug = holding.concept.type === 'drug'
  if (!isDrug) return true
  if (compiled.rule.when.kind === 'duplicate' && !areGivenTogether(holding, subject, inquiry.facts))
    return false
  if (holding.role === 'past')
    return (
      stillActs(holding, compiled, rules) ||
      compiled.rule.when.kind === 'history' ||
      isRecent(holding, inquiry.facts)
    )
  if (holding.isGivenUp && compiled.washoutHours === 0) return false
  return !areAlternatives(holding, subject)
}

function isClass({ narrower }: LexiconConcept): boolean {
  return narrower.some(({ broader }) => broader.length > 0) && narrower.length > 2
}

/** One of the two is taken already or one is said to be added, and nothing takes its place. */
function areGivenTogether(one: Holding, other: Holding, { events }: Facts): boolean {
  // 'An NSAID: celecoxib or ibuprofen?' names a class and what is in it.
  if (isClass(one.concept) || isClass(other.concept)) return false
  const isTaken = one.role === 'current' || other.role === 'current' || events.has('added')
  return (
    isTaken &&
    !one.isGivenUp &&
    !other.isGivenUp &&
    one.role !== 'past' &&
    other.role !== 'past' &&
    !areAlternatives(one, other)
  )
}

/** 'Ibuprofen or naproxen' are not given together. */
function areAlternatives(one: Holding, other: Holding): boolean {
  const roles = [one.role, other.role]
  return roles.includes('comparator') && roles.every((role) => role === 'comparator' || role === 'asked')
}

/** Longer than this after the last dose a drug that was stopped is told as past. */
const justNowHours = 48

/** Whether a drug that was stopped still breaks the rule. */
export function stillActs(
  { concept, sinceHours }: Holding,
  { washoutHours }: CompiledRule,
  { lasting }: SafetyRules,
): boolean {
  const hours = washoutHours === 0 ? 0 : Math.max(washoutHours, lasting.get(concept.term) ?? 0)
  return (sinceHours ?? 0) < hours
}

/** Its own time counts where one stands behind it. */
function isRecent({ sinceHours }: Holding, facts: Facts): boolean {
  return sinceHours === null ? wasJustNow(facts) : sinceHours <= justNowHours
}

/** 'Epidural 6 hours after enoxaparin': what was taken a moment ago still acts. */
export function wasJustNow({ question }: Facts): boolean {
  const { sinceHours } = question.patient
  return sinceHours !== null && sinceHours <= justNowHours
}

/** Of every place where the test is named the result is told as normal, or the test is denied. */
function isNormal(concept: LexiconConcept, { question: { names, tokens } }: Facts): boolean {
  const places = names.filter(({ readings }) => readings.includes(concept))
  return (
    places.length > 0 && places.every(({ from, isDenied }) => isDenied || tokens[from]?.result === 'normal')
  )
}

const besideReach = 3

function standsBeside(words: ReadonlySet<string>, { from, to }: Holding, { question }: Facts): boolean {
  const { tokens } = question
  const near = from < 0 ? tokens : tokens.slice(Math.max(0, from - besideReach), to + besideReach)
  return near.some(({ key, isDenied }) => !isDenied && words.has(key))
}

/** What is told of the drug itself, or of all that is asked; that it is stopped is what a rule on stopping warns of, and no reason. */
function findEvent(event: string, { compiled, facts, subject }: Inquiry): Because | undefined {
  const hit = facts.events
    .get(event)
    ?.find(({ of }) => of === null || of.has(subject.partOf ?? subject.concept))
  if (hit === undefined) return undefined
  return compiled.isStopping ? { kind: 'asked' } : { kind: 'words', text: hit.text }
}

/** A drug of this kind beside the drug of the rule, whatever it is to the question but refused. */
function isTold({ term }: LexiconConcept, { facts, subject }: Inquiry): boolean {
  return facts.acts.some(
    (act) =>
      act.role !== 'refused' &&
      (act.partOf ?? act.concept) !== (subject.partOf ?? subject.concept) &&
      termsAbove(act.concept).has(term),
  )
}

function isPlaying(role: 'asked' | 'current', subject: Holding): boolean {
  return role === 'asked' ? subject.role === 'asked' || subject.role === 'comparator' : subject.role === role
}

function isPerson(
  condition: Extract<Condition, { kind: 'person' }>,
  { question: { patient } }: Facts,
): Because | undefined {
  const { sex, fromYears, toYears, pregnant, breastfeeding } = condition
  if (pregnant && !patient.isPregnant) return undefined
  if (breastfeeding && !patient.isBreastfeeding) return undefined
  const state = pregnant ? 'pregnancy' : 'breastfeeding'
  if (pregnant || breastfeeding) return { kind: 'state', state, text: state }
  if (sex !== null && patient.sex !== sex) return undefined
  const isAged = fromYears > 0 || toYears < Infinity
  if (isAged && (patient.ageYears === null || patient.ageYears < fromYears || patient.ageYears > toYears))
    return undefined
  return { kind: 'person', sex, years: isAged ? patient.ageYears : null }
}

/** An allergy to amoxicillin is one to penicillins; one to a class is one to its members. */
function findAllergy(concept: LexiconConcept, { allergies }: Facts): Because | undefined {
  const found = allergies.find(
    (allergy) => termsAbove(allergy).has(concept.term) || termsAbove(concept).has(allergy.term),
  )
  return found === undefined ? undefined : { kind: 'allergy', concept: found, text: `${found.term} allergy` }
}
