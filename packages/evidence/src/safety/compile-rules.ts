import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import type { CompiledRule, Condition, Limit, Meaning, SafetyRules, State } from './compiled-rule.ts'
import { convert, familyOf, findMeasure } from './measures.ts'
import { findOwnRuled, reachOf } from './reach.ts'
import {
  type PhrasePart,
  readSafetyContent,
  type SafetyContent,
  type SafetyPhrase,
  type SafetyRule,
} from './safety-rule.ts'

const listedOnly = / \(listed drugs only\)$/u

/** Words that alone mean nothing: a rule whose term is one of them would speak at every other question. */
const bareWords = new Set('child daily iv stop surgery start term new only alone dose weeks'.split(' '))

const ofThePast = /\b(?:history|previous|prior|past|old|had|ago|last|post)\b/u

const groupTerms = [
  'pregnant women',
  'breastfeeding women',
  'children',
  'adolescents',
  'preschool children',
  'infants',
  'neonates',
  'older adults',
  'women',
  'men',
]

type Compiler = {
  lexicon: Lexicon
  phrases: ReadonlyMap<string, SafetyPhrase>
}

/** The rules of a folder, ready to be asked. Throws where a file, a term or a measure does not fit. */
export async function loadSafetyRules(folder: string, lexicon: Lexicon): Promise<SafetyRules> {
  return compileSafetyRules(await readSafetyContent(folder), lexicon)
}

export function compileSafetyRules(content: SafetyContent, lexicon: Lexicon): SafetyRules {
  const compiler = { lexicon, phrases: new Map(content.phrases.map((phrase) => [phrase.text, phrase])) }
  requireKnown(content)
  const known = new Set(
    content.rules.flatMap(({ drugs }) => drugs.flatMap((name) => drugsNamed(name, compiler))),
  )
  const compiled = content.rules.map((rule) => compileRule(rule, content, compiler, known))
  const ownRuled = findOwnRuled(compiled)
  const rules = compiled.map((each) => ({
    ...each,
    notWidened: ownRuled.get(each.rule) ?? new Set<string>(),
  }))
  const names = drugNames(content.rules, compiler)
  return {
    rules,
    sameDrugAllergy: content.sameDrugAllergy,
    bySubject: indexBySubject(rules),
    phrases: indexPhrases(rules, [...names.keys()]),
    names,
    states: indexStates(content, compiler),
    figured: figuredPhrases(content.phrases),
    passing: new Set(content.reach.passing.map((term) => getConcept(term, compiler).term)),
    lasting: new Map(
      Object.entries(content.reach.lasting).map(([term, hours]) => [getConcept(term, compiler).term, hours]),
    ),
    indications: [...new Set(rules.flatMap(({ indication }) => indication ?? []))],
    groups: new Map(groupTerms.map((term) => [term, getConcept(term, compiler)])),
  }
}

/** A list of rules that names one that is gone would do nothing and tell nobody. */
function requireKnown({ rules, reach }: SafetyContent): void {
  const ids = new Set(rules.map(({ id }) => id))
  const unknown = [
    ...reach.inherited,
    ...reach.starting,
    ...reach.stopping,
    ...Object.keys(reach.washout),
  ].find((id) => !ids.has(id))
  if (unknown !== undefined) throw new Error(`Safety reach: no rule '${unknown}'`)
}

function compileRule(
  rule: SafetyRule,
  { reach }: SafetyContent,
  compiler: Compiler,
  known: ReadonlySet<LexiconConcept>,
): Omit<CompiledRule, 'notWidened'> {
  const { when } = rule
  const concepts = rule.drugs.flatMap((name) => drugsNamed(name, compiler))
  const said = rule.drugs.flatMap((name) => saidNames(name, compiler))
  const limit = ownLimit(rule, compiler)
  const meanings = (when.terms ?? []).flatMap((term) => meaningsOf(term, compiler, when.kind === 'route'))
  if (limit === null && meanings.length === 0) throw new Error(`Safety rule ${rule.id}: no condition`)
  if (concepts.length === 0 && said.length === 0) throw new Error(`Safety rule ${rule.id}: no drug`)
  return {
    rule,
    ...reachOf(concepts, classConcepts(rule, compiler), rule, known),
    said,
    limit,
    meanings,
    also: (when.and ?? []).flatMap((term) => meaningsOf(term, compiler, true)),
    unless: (when.unless ?? []).flatMap((term) => meaningsOf(term, compiler, true)),
    indication: indicationOf(rule, compiler),
    isStarting: reach.starting.includes(rule.id),
    isStopping: reach.stopping.includes(rule.id),
    isInherited: reach.inherited.includes(rule.id),
    washoutHours: reach.washout[rule.id] ?? (rule.id in reach.washout ? Infinity : 0),
  }
}

function getConcept(term: string, { lexicon }: Compiler): LexiconConcept {
  const concept = lexicon.find(term)
  if (concept === undefined) throw new Error(`Safety rules: '${term}' is no term of the lexicon`)
  return concept
}

/** The one concept that a whole string names. */
function wholeName(text: string, { lexicon }: Compiler): LexiconConcept | undefined {
  const words = readWords(text)
  const [match, ...others] = lexicon.match(words, 'en')
  const isWhole = others.length === 0 && match?.from === 0 && match.to === words.length
  return isWhole && match.concepts.length === 1 ? match.concepts[0] : undefined
}

/** The words of a string as tokens have them. */
export function keysOf(text: string): string {
  return readWords(text)
    .map(({ key }) => key)
    .join(' ')
}

function partsOf(text: string, { phrases }: Compiler): readonly (readonly PhrasePart[])[] {
  return phrases.get(text)?.means ?? []
}

function drugsNamed(name: string, compiler: Compiler): LexiconConcept[] {
  const alone = partsOf(name, compiler).flatMap((parts) => (parts.length === 1 ? parts : []))
  const meant = alone.flatMap((part) => ('concept' in part ? getConcept(part.concept, compiler) : []))
  if (alone.length > 0) return meant
  const named = wholeName(name, compiler)
  return named === undefined ? [] : [named]
}

function saidNames(name: string, compiler: Compiler): string[] {
  const parts = partsOf(name, compiler).flatMap((each) => (each.length === 1 ? each : []))
  const said = parts.flatMap((part) => ('said' in part ? keysOf(part.said) : []))
  if (parts.length > 0 || wholeName(name, compiler) !== undefined) return said
  return [keysOf(name)]
}

function classConcepts(rule: SafetyRule, compiler: Compiler): LexiconConcept[] {
  if (rule.class === null || listedOnly.test(rule.class)) return []
  return drugsNamed(rule.class, compiler)
}

function ownLimit({ id, when }: SafetyRule, compiler: Compiler): Limit | null {
  if (when.measure === null || when.op === null || when.value === null) return null
  const dosed = /^(.+) dose$/u.exec(when.measure)?.[1] ?? ''
  const drug = wholeName(dosed, compiler) ?? null
  const limit = limitOf(drug === null ? when.measure : 'daily dose', when.op, when.value, when.unit, drug)
  if (limit === undefined) throw new Error(`Safety rule ${id}: unknown measure '${when.measure}'`)
  return limit
}

/** 'Weeks postpartum', 'hours since last dose' and the like are one measure: the time since it happened. Doses go by their unit. */
function measureName(name: string, unit: string | null): string {
  if (/\bsince\b|postpartum/u.test(name)) return 'hours since onset'
  if (!/\bdose\b/u.test(name)) return name
  if (unit === 'mg/kg') return 'dose per kg'
  if (unit === 'mg/m2') return 'dose per m2'
  return /daily/u.test(name) ? 'daily dose' : 'single dose'
}

function limitOf(
  name: string,
  op: Limit['op'],
  value: number,
  unit: string | null,
  of: LexiconConcept | null = null,
): Limit | undefined {
  const measure = findMeasure(measureName(name, unit))
  if (measure === undefined) return undefined
  const own = convert(measure, value, unit) ?? (measure === 'infusion rate' ? value : undefined)
  return own === undefined ? undefined : { measure, op, value: own, unit, of }
}

function meaningsOf(term: string, compiler: Compiler, mayBeBare: boolean): Meaning[] {
  const meant = partsOf(term, compiler)
  const mayBeOver = ofThePast.test(term)
  if (meant.length > 0)
    return meant.map((parts) => ({ term, mayBeOver, all: parts.map((part) => conditionOf(part, compiler)) }))
  const concept = wholeName(term, compiler)
  if (concept !== undefined)
    return [{ term, mayBeOver, all: [{ kind: 'concept', concept, beside: null, isExact: false }] }]
  const keys = keysOf(term)
  if (keys === '' || (!mayBeBare && bareWords.has(keys)))
    throw new Error(`Safety rules: '${term}' means nothing`)
  return [{ term, mayBeOver, all: [{ kind: 'said', keys }] }]
}

function conditionOf(part: PhrasePart, compiler: Compiler): Condition {
  if ('concept' in part) {
    const beside = part.beside === undefined ? null : new Set(part.beside.map(keysOf))
    return {
      kind: 'concept',
      concept: getConcept(part.concept, compiler),
      beside,
      isExact: part.exact ?? false,
    }
  }
  if ('measure' in part) {
    const limit = limitOf(part.measure, part.op, part.value, part.unit)
    if (limit === undefined) throw new Error(`Safety phrases: unknown measure '${part.measure}'`)
    return { kind: 'limit', limit }
  }
  if ('said' in part) return { kind: 'said', keys: keysOf(part.said) }
  if ('allergyTo' in part) return { kind: 'allergy', concept: getConcept(part.allergyTo, compiler) }
  if ('asks' in part) return { kind: 'asks', speechAct: part.asks }
  if ('often' in part) return { kind: 'daily' }
  const { sex, fromYears, toYears, pregnant, breastfeeding } = part.person
  return {
    kind: 'person',
    sex: sex ?? null,
    fromYears: fromYears ?? 0,
    toYears: toYears ?? Infinity,
    pregnant: pregnant ?? false,
    breastfeeding: breastfeeding ?? false,
  }
}

function indicationOf({ procedure }: SafetyRule, compiler: Compiler): LexiconConcept | null {
  if (procedure === null || !procedure.startsWith('thrombolysis')) return null
  const parts = partsOf(procedure, compiler).flat()
  const concepts = parts.flatMap((part) => ('concept' in part ? getConcept(part.concept, compiler) : []))
  return concepts.find(({ type }) => type === 'condition') ?? null
}

/** Names of drugs among the strings of the rules that the lexicon does not hold and that mean one concept. */
function drugNames(rules: readonly SafetyRule[], compiler: Compiler): ReadonlyMap<string, LexiconConcept> {
  const names = new Map<string, LexiconConcept>()
  const asTerms = rules.flatMap(({ when }) => when.terms ?? []).filter((term) => /^\p{Lu}\p{L}+$/u.test(term))
  for (const text of new Set([...rules.flatMap(({ drugs }) => drugs), ...asTerms])) {
    const [part, ...others] = partsOf(text, compiler).flat()
    if (others.length > 0 || part === undefined || !('concept' in part)) continue
    const concept = getConcept(part.concept, compiler)
    const isName = concept.type === 'drug' || concept.type === 'procedure'
    if (isName && wholeName(text, compiler) === undefined) names.set(keysOf(text), concept)
  }
  return names
}

function indexBySubject(rules: readonly CompiledRule[]): ReadonlyMap<string, readonly CompiledRule[]> {
  const index = new Map<string, CompiledRule[]>()
  for (const rule of rules)
    for (const key of new Set([...rule.widened, ...rule.named, ...rule.onlyAsked, ...rule.said]))
      index.set(key, [...(index.get(key) ?? []), rule])
  return index
}

function indexPhrases(
  rules: readonly CompiledRule[],
  names: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const all = new Set(names)
  for (const { said, meanings, also, unless } of rules) {
    for (const keys of said) all.add(keys)
    for (const condition of [...meanings, ...also, ...unless].flatMap((meaning) => meaning.all))
      if (condition.kind === 'said') all.add(condition.keys)
  }
  return Map.groupBy(all, (keys) => keys.split(' ')[0] ?? '')
}

/** A phrase that stands beside a figure among the meanings of one string says the same. */
function figuredPhrases(phrases: readonly SafetyPhrase[]): ReadonlyMap<string, string> {
  const figured = new Map<string, string>()
  for (const { means } of phrases) {
    const parts = means.flatMap((each) => (each.length === 1 ? each : []))
    const measure = parts.flatMap((part) => ('measure' in part ? (findMeasure(part.measure) ?? []) : []))[0]
    if (measure === undefined) continue
    for (const part of parts) if ('said' in part) figured.set(keysOf(part.said), familyOf(measure))
  }
  return figured
}

function indexStates(content: SafetyContent, compiler: Compiler): ReadonlyMap<string, readonly State[]> {
  const states = content.states.map(({ concept, measure, op, value, unit, implied }) => {
    const limit = limitOf(measure, op, value, unit)
    if (limit === undefined) throw new Error(`Safety states: unknown measure '${measure}'`)
    return { concept: getConcept(concept, compiler), limit, isImplied: implied ?? true }
  })
  return Map.groupBy(states, ({ concept }) => concept.term)
}
