import type { SafetyLevel } from '@auscult/contract/ai/safety.ts'
import { ancestorsOf } from '../concepts/relation.ts'
import type { Question } from '../question/question.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import type { CompiledRule, SafetyRules } from './compiled-rule.ts'
import { findReason, stillActs, wasJustNow } from './conditions.ts'
import type { Because } from './inquiry.ts'
import { familyOf } from './measures.ts'
import type { Holding } from './holding.ts'
import { type Facts, readFacts, termsAbove } from './question-facts.ts'
import type { SafetyRule } from './safety-rule.ts'
import { findUntoldGrade } from './untold-grade.ts'

/** What the rule warns of: starting, giving or going on with the drug, giving it this way, or stopping it. */
export type Matter = 'start' | 'give' | 'continue' | 'this way' | 'stop'

/** A rule that speaks, of which drug (null where the lexicon does not hold what is typed), and why. */
export type FiredRule = {
  rule: SafetyRule
  drug: LexiconConcept | null
  /** As typed. */
  drugText: string
  because: Because
  level: SafetyLevel
  matter: Matter
}

const strictness: Readonly<Record<SafetyLevel, number>> = {
  contraindicated: 0,
  avoid: 1,
  'reduce dose': 2,
  'use with care': 3,
  monitor: 4,
}

/**
 * The rules that speak, strictest first, then those about a figure and of few drugs. Rules of one drug and one reason are told once, by
 * the strictest. Past and refused drugs make a rule speak only where it is about the time since.
 */
export function checkSafety(question: Question, rules: SafetyRules): FiredRule[] {
  return mergeReasons(withoutGeneral(fireRules(question, rules), rules))
}

/** All rules that speak, in the same order, before those of one drug and one reason are merged. */
export function fireRules(question: Question, rules: SafetyRules): FiredRule[] {
  const facts = readFacts(question, rules)
  const fired = subjectsOf(facts, rules).flatMap(({ subject, candidates }) => {
    const spoken = candidates.flatMap((compiled) => fire(compiled, subject, facts, rules))
    const ofAllergy = new Set(candidates.filter(isOfAllergy).map(({ rule }) => rule))
    const isSpokenOf = spoken.some(({ rule }) => ofAllergy.has(rule))
    return isSpokenOf ? spoken : [...spoken, ...fireSameDrugAllergy(subject, question, rules)]
  })
  return fired.toSorted(bySeverity)
}

/** What a rule by roles says is left out where a rule for the drug itself, or for what it is in, speaks of the same. */
function withoutGeneral(fired: readonly FiredRule[], { general }: SafetyRules): FiredRule[] {
  const isGeneral = ({ rule }: FiredRule) => general.has(rule.id)
  const told = new Set(fired.filter((each) => !isGeneral(each)).map(reasonOf))
  return fired.filter((each) => !isGeneral(each) || !told.has(reasonOf(each)))
}

function isOfAllergy({ meanings }: CompiledRule): boolean {
  return meanings.some(({ all }) => all.some(({ kind }) => kind === 'allergy'))
}

/** Of the drug itself alone: whoever bears no statin may have another one, and rules say which not; of an anaphylaxis to a class, of each member. */
function fireSameDrugAllergy(
  { concept, role, text }: Holding,
  { acts, patient }: Question,
  { sameDrugAllergy: rule }: SafetyRules,
): FiredRule[] {
  const isAsked = acts.some((act) => act.concept === concept && act.role !== 'refused' && act.role !== 'past')
  const above = ancestorsOf(concept)
  const allergen =
    patient.allergies.find((each) => each === concept) ??
    patient.anaphylaxisTo.find((each) => above.has(each))
  if (!isAsked || concept.type !== 'drug' || allergen === undefined) return []
  const because = { kind: 'allergy', concept: allergen, text: `${allergen.term} allergy` } as const
  const matter = role === 'current' ? 'continue' : 'give'
  return [{ rule, drug: concept, drugText: text, because, level: rule.level, matter }]
}

type Subject = { subject: Holding; candidates: readonly CompiledRule[] }

function subjectsOf(facts: Facts, { bySubject }: SafetyRules): Subject[] {
  const acts = facts.acts
    .filter((holding) => holding.role !== 'refused' || wasMissed(holding, facts))
    .map((subject) => ({
      subject,
      candidates: [
        ...new Set(
          [...termsAbove(subject.concept)].flatMap((term) =>
            (bySubject.get(term) ?? []).filter((rule) => isOf(rule, term, subject.concept)),
          ),
        ),
      ],
    }))
  const unnamed = [...facts.said].flatMap(([keys, { text }]) => {
    const candidates = (bySubject.get(keys) ?? []).filter(({ said }) => said.includes(keys))
    return candidates.length === 0 ? [] : [{ subject: unknownDrug(text), candidates }]
  })
  return [...acts, ...unnamed]
}

/** 'Has not taken his clozapine': it is his, and not refused. */
function wasMissed({ concept }: Holding, { events }: Facts): boolean {
  return (events.get('missed') ?? []).some(({ of }) => of?.has(concept) === true)
}

/** A drug told by words that no concept stands for. */
function unknownDrug(text: string): Holding {
  return {
    concept: nothing,
    as: 'act',
    role: 'asked',
    certainty: null,
    text,
    dose: null,
    from: -1,
    to: -1,
    sinceHours: null,
    isGivenUp: false,
  }
}

const nothing: LexiconConcept = {
  term: '',
  type: 'drug',
  synonyms: [],
  abbreviations: [],
  us: [],
  it: [],
  de: [],
  es: [],
  broader: [],
  alike: false,
  unlike: false,
  seenWith: [],
  onlySeenWith: false,
  composite: false,
  state: false,
  concerns: [],
  narrower: [],
  meshNarrower: [],
  wider: [],
}

/** A named drug counts with its preparations; a class with its members, unless another rule speaks of the member. */
function isOf(
  { named, widened, notWidened, onlyAsked }: CompiledRule,
  term: string,
  drug: LexiconConcept,
): boolean {
  if (named.has(term)) return true
  if (onlyAsked.has(term)) return drug.term === term
  return widened.has(term) && ![...termsAbove(drug)].some((above) => notWidened.has(above))
}

/** What was stopped longer ago has been survived. */
const lastingStopHours = 14 * 24

function fire(compiled: CompiledRule, subject: Holding, facts: Facts, rules: SafetyRules): FiredRule[] {
  if (
    subject.role === 'past' &&
    !stillActs(subject, compiled, rules) &&
    !(wasJustNow(facts) && isOfTime(compiled)) &&
    !(compiled.isStopping && (subject.sinceHours ?? 0) <= lastingStopHours)
  )
    return []
  if (subject.isGivenUp && compiled.rule.when.kind === 'co-drug' && compiled.washoutHours === 0) return []
  if (compiled.isStarting && !isStarted(subject, facts)) return []
  if (isOtherIndication(compiled, facts, rules)) return []
  const inquiry = { facts, rules, compiled, subject }
  const because = findReason(inquiry) ?? findUntoldGrade(inquiry)
  if (because === undefined) return []
  const drug = subject.concept === nothing ? null : subject.concept
  const { rule } = compiled
  const level = because.kind === 'grade' ? withCare(rule.level) : rule.level
  const fired = { rule, drug, drugText: subject.text, because, level, matter: matterOf(compiled, subject) }
  return [ofAskedDrug(fired, facts)]
}

/** Of two drugs that must not meet the one that is asked about is warned of, and not the one that was given already. */
function ofAskedDrug(fired: FiredRule, { acts }: Facts): FiredRule {
  const { rule, drug, drugText, because, level } = fired
  const isTaken = acts.some(
    ({ concept, role }) => concept === drug && (role === 'current' || role === 'past'),
  )
  const mayTurn = rule.when.kind === 'co-drug' && isTaken && level !== 'reduce dose'
  if (!mayTurn || because.kind !== 'drug' || drug === null) return fired
  const asked = acts.find(({ concept, role }) => concept === because.concept && role === 'asked')
  if (asked === undefined) return fired
  const met = { kind: 'drug', concept: drug, text: drugText } as const
  return { ...fired, drug: asked.concept, drugText: asked.text, because: met, matter: 'give' }
}

/** What is forbidden from some grade on is to be asked of one who may have it. */
function withCare(level: SafetyLevel): SafetyLevel {
  return strictness[level] < strictness['use with care'] ? 'use with care' : level
}

/** Rules that a dose given a moment ago still breaks, though nothing more of the drug is asked. */
function isOfTime({ rule: { when } }: CompiledRule): boolean {
  return when.kind === 'procedure' || when.kind === 'timing' || when.kind === 'co-drug'
}

function matterOf({ rule, isStarting, isStopping }: CompiledRule, { role }: Holding): Matter {
  if (isStopping) return 'stop'
  if (rule.when.kind === 'route' || rule.when.kind === 'dose') return 'this way'
  if (isStarting) return 'start'
  return role === 'current' ? 'continue' : 'give'
}

function isStarted({ role }: Holding, { question }: Facts): boolean {
  return (role === 'asked' || role === 'comparator') && question.speechAct !== 'stop'
}

/** Thrombolysis for a stroke is not asked by the rules for an embolism. */
function isOtherIndication(
  { indication }: CompiledRule,
  { question }: Facts,
  { indications }: SafetyRules,
): boolean {
  if (indication === null) return false
  const told = question.problems.filter(
    ({ certainty }) => certainty === 'present' || certainty === 'suspected',
  )
  const isTold = (one: LexiconConcept) =>
    told.some(({ concept }) => isWithin(concept, one) || isWithin(one, concept))
  return !isTold(indication) && indications.some((other) => other !== indication && isTold(other))
}

function bySeverity(one: FiredRule, other: FiredRule): number {
  return (
    strictness[one.level] - strictness[other.level] ||
    specificity(one) - specificity(other) ||
    one.rule.drugs.length - other.rule.drugs.length ||
    one.rule.id.localeCompare(other.rule.id) ||
    // Of two drugs that must not meet, the one that is not taken yet.
    Number(one.matter === 'continue') - Number(other.matter === 'continue')
  )
}

const kindOrder: Readonly<Record<Because['kind'], number>> = {
  value: 0,
  drug: 1,
  allergy: 1,
  state: 2,
  problem: 2,
  words: 3,
  asked: 3,
  grade: 3,
  person: 3,
}

/** A rule about a figure that speaks by one of its words comes after one about the word itself. */
function specificity({ because, rule }: FiredRule): number {
  const isByTheWay = rule.when.measure !== null && because.kind !== 'value'
  return kindOrder[because.kind] + (isByTheWay ? 1.5 : 0)
}

/** Rules of several rounds as those of one: strictest first, one drug and one reason told once. */
export function mergeFired(fired: readonly FiredRule[]): FiredRule[] {
  return mergeReasons(fired.toSorted(bySeverity))
}

function mergeReasons(fired: readonly FiredRule[]): FiredRule[] {
  const seen = new Set<string>()
  return fired.filter((each) => {
    const reason = reasonOf(each)
    if (seen.has(reason)) return false
    seen.add(reason)
    return true
  })
}

/** Of two drugs that must not meet, either may be the one the rule is written for. */
function reasonOf({ drug, drugText, because, matter }: FiredRule): string {
  const name = drug?.term ?? drugText
  if (matter === 'stop') return `${name}: stop`
  if (because.kind === 'drug') return [name, because.concept.term].toSorted().join(' + ')
  if (because.kind === 'value') return `${name}: ${familyOf(because.measure)}`
  if (because.kind === 'asked') return `${name}: asked`
  if (because.kind === 'person') return `${name}: ${because.sex ?? ''} ${because.years ?? ''}`
  if (because.kind === 'words') return `${name}: ${because.text.toLowerCase()}`
  return `${name}: ${because.kind === 'state' ? because.state : because.concept.term}`
}
