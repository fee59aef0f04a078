import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { CompiledRule, Condition, Limit, Meaning, SafetyRules } from './compiled-rule.ts'
import { indexEvents } from './event-phrases.ts'
import { readIngredients } from './ingredients.ts'
import { findOwnRuled, reachOf } from './reach.ts'
import { drugNames, figuredPhrases, indexBySubject, indexPhrases, indexStates } from './rule-indexes.ts'
import { type Compiler, getConcept, keysOf, limitOf, partsOf, wholeName } from './rule-terms.ts'
import { readSafetyContent, type SafetyContent } from './safety-content.ts'
import type { PhrasePart, SafetyRule } from './safety-rule.ts'

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

/** The rules of a folder, ready to be asked. Throws where a file, a term or a measure does not fit. */
export async function loadSafetyRules(folder: string, lexicon: Lexicon): Promise<SafetyRules> {
  return compileSafetyRules(await readSafetyContent(folder), lexicon)
}

export function compileSafetyRules(content: SafetyContent, lexicon: Lexicon): SafetyRules {
  const compiler = {
    lexicon,
    phrases: new Map(content.phrases.map((phrase) => [phrase.text, phrase])),
    events: new Set(content.events.map(({ event }) => event)),
  }
  requireKnown(content)
  const known = new Set(content.listed.flatMap((name) => drugsNamed(name, compiler)))
  const compiled = content.rules.map((rule) => compileRule(rule, content, compiler, known))
  const ownRuled = findOwnRuled(compiled)
  const rules = compiled.map((each) => ({
    ...each,
    notWidened: ownRuled.get(each.rule) ?? new Set<string>(),
  }))
  const names = drugNames(content.rules, compiler)
  return {
    rules,
    general: content.general,
    sameDrugAllergy: content.sameDrugAllergy,
    bySubject: indexBySubject(rules),
    phrases: indexPhrases(rules, [...names.keys()]),
    names,
    states: indexStates(content, compiler),
    figured: figuredPhrases(content.phrases),
    events: indexEvents(content.events),
    ingredientsOf: memoised((concept) => readIngredients(concept, (term) => lexicon.find(term))),
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
    return { kind: 'limit', limit, mayBeUntold: part.untold ?? false }
  }
  if ('said' in part) return { kind: 'said', keys: keysOf(part.said) }
  if ('allergyTo' in part) return { kind: 'allergy', concept: getConcept(part.allergyTo, compiler) }
  if ('asks' in part) return { kind: 'asks', speechAct: part.asks }
  if ('often' in part) return { kind: 'daily' }
  if ('ofDrug' in part) return { kind: 'of drug', concept: getConcept(part.ofDrug, compiler) }
  if ('without' in part) return { kind: 'without', concept: getConcept(part.without, compiler) }
  if ('plays' in part) return { kind: 'plays', role: part.plays }
  if ('event' in part) {
    if (!compiler.events.has(part.event)) throw new Error(`Safety phrases: unknown event '${part.event}'`)
    return { kind: 'event', event: part.event }
  }
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

function memoised<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
