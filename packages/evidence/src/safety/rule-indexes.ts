import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { CompiledRule, State } from './compiled-rule.ts'
import { familyOf, findMeasure } from './measures.ts'
import { type Compiler, getConcept, keysOf, limitOf, partsOf, wholeName } from './rule-terms.ts'
import type { SafetyContent } from './safety-content.ts'
import type { SafetyPhrase, SafetyRule } from './safety-rule.ts'

/** Names of drugs among the strings of the rules that the lexicon does not hold and that mean one concept. */
export function drugNames(
  rules: readonly SafetyRule[],
  compiler: Compiler,
): ReadonlyMap<string, LexiconConcept> {
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

export function indexBySubject(rules: readonly CompiledRule[]): ReadonlyMap<string, readonly CompiledRule[]> {
  const index = new Map<string, CompiledRule[]>()
  for (const rule of rules)
    for (const key of new Set([...rule.widened, ...rule.named, ...rule.onlyAsked, ...rule.said]))
      index.set(key, [...(index.get(key) ?? []), rule])
  return index
}

export function indexPhrases(
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
export function figuredPhrases(phrases: readonly SafetyPhrase[]): ReadonlyMap<string, string> {
  const figured = new Map<string, string>()
  for (const { means } of phrases) {
    const parts = means.flatMap((each) => (each.length === 1 ? each : []))
    const measure = parts.flatMap((part) => ('measure' in part ? (findMeasure(part.measure) ?? []) : []))[0]
    if (measure === undefined) continue
    for (const part of parts) if ('said' in part) figured.set(keysOf(part.said), familyOf(measure))
  }
  return figured
}

export function indexStates(
  content: SafetyContent,
  compiler: Compiler,
): ReadonlyMap<string, readonly State[]> {
  const states = content.states.map(({ concept, measure, op, value, unit, implied }) => {
    const limit = limitOf(measure, op, value, unit)
    if (limit === undefined) throw new Error(`Safety states: unknown measure '${measure}'`)
    return { concept: getConcept(concept, compiler), limit, isImplied: implied ?? true }
  })
  return Map.groupBy(states, ({ concept }) => concept.term)
}
