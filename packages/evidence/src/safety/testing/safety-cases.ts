import type { Language } from '@auscult/contract/language.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import type { CompiledRule, Condition, Limit, SafetyRules } from '../compiled-rule.ts'
import type { SafetyRule } from '../safety-rule.ts'
import { figured, languages, nameIn, phrasings } from './safety-phrasings.ts'

/** A question on which a rule must speak (`isDue`) or be silent, and how it was made. */
export type SafetyCase = {
  rule: SafetyRule
  text: string
  language: Language
  isDue: boolean
  from: 'example' | 'counterexample' | 'concept' | 'value' | 'denied' | 'history' | 'sibling'
}

/** Every question made from the rules: their own examples, and others made by concept and figure in four languages. */
export function safetyCases(
  rules: SafetyRules,
  find: (term: string) => LexiconConcept | undefined,
): SafetyCase[] {
  return rules.rules.flatMap((compiled) => [
    ...writtenCases(compiled.rule),
    ...languages.flatMap((language) => [
      ...conceptCases(compiled, language, rules, find),
      ...valueCases(compiled, language, find),
    ]),
    ...siblingCases(compiled, find),
  ])
}

function writtenCases(rule: SafetyRule): SafetyCase[] {
  return [
    ...rule.examples.map((text) => ({
      rule,
      text,
      language: 'en' as const,
      isDue: true,
      from: 'example' as const,
    })),
    ...rule.mustNotFire.map((text) => ({
      rule,
      text,
      language: 'en' as const,
      isDue: false,
      from: 'counterexample' as const,
    })),
  ]
}

function drugsOf(
  { named, widened }: CompiledRule,
  find: (term: string) => LexiconConcept | undefined,
): LexiconConcept[] {
  return [...named, ...widened].flatMap((term) => find(term) ?? [])
}

/** The conditions that a question must tell beside the asked one; undefined where no sentence is made for them. */
function alsoNeeded({ also }: CompiledRule): readonly Condition[] | undefined {
  if (also.length === 0) return []
  const simple = also.find(
    ({ all }) => all.length === 1 && all[0]?.kind === 'concept' && all[0].beside === null,
  )
  return simple?.all
}

const mostConcepts = 3

function conceptCases(
  compiled: CompiledRule,
  language: Language,
  rules: SafetyRules,
  find: (term: string) => LexiconConcept | undefined,
): SafetyCase[] {
  const drug = drugsOf(compiled, find)[0]
  const drugName = drug === undefined ? undefined : nameIn(language, drug)
  const also = alsoNeeded(compiled)
  const beside = also?.map((condition) =>
    condition.kind === 'concept' ? nameIn(language, condition.concept) : undefined,
  )
  if (drug === undefined || drugName === undefined || beside === undefined || beside.includes(undefined))
    return []
  const asked = beside.length === 0 ? drugName : `${drugName}, ${beside.join(', ')},`
  const { rule } = compiled
  const told = new Set((also ?? []).flatMap((each) => (each.kind === 'concept' ? [each.concept] : [])))
  const concepts = [...new Set(simpleConcepts(compiled))]
    .filter((concept) => concept !== drug && !told.has(concept))
    .slice(0, mostConcepts)
  const cases = concepts.flatMap((concept) => {
    const name = nameIn(language, concept)
    if (name === undefined) return []
    const due = {
      rule,
      text: sayWith(language, asked, concept, name),
      language,
      isDue: true,
      from: 'concept' as const,
    }
    const denied = phrasings[language].without(asked, name)
    const isPassing = rules.passing.has(concept.term)
    const past = phrasings[language].history(asked, name)
    return [
      due,
      ...(deniable(concept) && beside.length === 0
        ? [{ ...due, text: denied, isDue: false, from: 'denied' as const }]
        : []),
      ...(isPassing &&
      beside.length === 0 &&
      deniable(concept) &&
      rule.when.kind !== 'history' &&
      !spokenOfAsPast(compiled, concept)
        ? [{ ...due, text: past, isDue: false, from: 'history' as const }]
        : []),
    ]
  })
  return [...cases, ...stateCases(compiled, asked, language)]
}

/** Concepts that alone make the rule speak. */
function simpleConcepts({ meanings, rule }: CompiledRule): LexiconConcept[] {
  return meanings.flatMap(({ all }) => {
    const [condition, ...others] = all
    const isSimple = others.length === 0 && condition?.kind === 'concept' && condition.beside === null
    return isSimple && (rule.when.kind === 'co-drug' || condition.concept.type !== 'test')
      ? [condition.concept]
      : []
  })
}

function deniable({ type }: LexiconConcept): boolean {
  return type === 'condition' || type === 'outcome'
}

function spokenOfAsPast({ meanings }: CompiledRule, concept: LexiconConcept): boolean {
  return meanings.some(
    ({ all, mayBeOver }) =>
      mayBeOver && all.some((each) => each.kind === 'concept' && each.concept === concept),
  )
}

function sayWith(language: Language, drug: string, concept: LexiconConcept, name: string): string {
  const say = phrasings[language]
  if (concept.term === 'pregnant women') return say.pregnant(drug)
  if (concept.term.startsWith('breastfeeding')) return say.breastfeeding(drug)
  if (concept.type === 'population') return say.people(drug, name)
  if (concept.type === 'procedure') return say.before(drug, name)
  return concept.type === 'drug' ? say.both(drug, name) : say.with(drug, name)
}

function stateCases({ rule, meanings }: CompiledRule, drug: string, language: Language): SafetyCase[] {
  const people = meanings.flatMap(({ all }) =>
    all.length === 1 && all[0]?.kind === 'person' ? [all[0]] : [],
  )
  const isPregnant = people.some(({ pregnant }) => pregnant)
  const isBreastfeeding = people.some(({ breastfeeding }) => breastfeeding)
  const say = phrasings[language]
  return [
    ...(isPregnant ? [say.pregnant(drug)] : []),
    ...(isBreastfeeding ? [say.breastfeeding(drug)] : []),
  ].map((text) => ({ rule, text, language, isDue: true, from: 'concept' as const }))
}

function valueCases(
  compiled: CompiledRule,
  language: Language,
  find: (term: string) => LexiconConcept | undefined,
): SafetyCase[] {
  const { limit, rule } = compiled
  const drug = drugsOf(compiled, find)[0]
  const name = drug === undefined ? undefined : nameIn(language, drug)
  const also = alsoNeeded(compiled)
  if (limit === null || name === undefined || also === undefined) return []
  const beside = also.flatMap((condition) =>
    condition.kind === 'concept' ? (nameIn(language, condition.concept) ?? []) : [],
  )
  if (beside.length < also.length) return []
  const asked = [name, ...beside].join(', ')
  return [true, false].flatMap((isDue) =>
    sayFigure(asked, limit, language, isDue).map((text) => ({
      rule,
      text,
      language,
      isDue,
      from: 'value' as const,
    })),
  )
}

const step = 0.08

/** The drug with a figure beyond the limit or short of it, in every unit that is typed. */
function sayFigure(drug: string, limit: Limit, language: Language, isBeyond: boolean): string[] {
  const isUpper = limit.op.startsWith('>')
  const value = limit.value * (isUpper === isBeyond ? 1 + step : 1 - step)
  if (limit.measure === 'age') {
    const years = isUpper === isBeyond ? Math.ceil(limit.value + 1) : Math.floor(limit.value - 1)
    return years < 2 ? [] : [phrasings[language].aged(drug, years)]
  }
  if (limit.measure === 'gestational age') {
    const weeks = Math.round(isUpper === isBeyond ? limit.value + 1 : limit.value - 1)
    return [phrasings[language].gestation(drug, weeks)]
  }
  const how = figured[limit.measure]
  return (how?.units ?? []).map(([unit, factor]) => {
    const shown = (value * factor).toFixed(factor === 1 ? (how?.digits ?? 1) : 2)
    return `${drug}, ${how?.names[language] ?? ''} ${shown}${unit === '' || unit === '%' ? unit : ` ${unit}`}`
  })
}

/** Another drug of the class in the place of the rule's own. */
function siblingCases(
  compiled: CompiledRule,
  find: (term: string) => LexiconConcept | undefined,
): SafetyCase[] {
  const { rule, named, widened } = compiled
  const own = [...named].flatMap((term) => find(term) ?? [])
  const terms = new Set(rule.when.terms ?? [])
  const isCovered = (concept: LexiconConcept) =>
    [...named, ...widened].some((term) => {
      const covering = find(term)
      return covering !== undefined && (isWithin(concept, covering) || isWithin(covering, concept))
    }) || terms.has(concept.term)
  return own.slice(0, 2).flatMap((drug) => {
    const example = rule.examples.find((text) => text.toLowerCase().includes(drug.term))
    const sibling = drug.wider
      .flatMap(({ narrower }) => narrower)
      .find((each) => !isCovered(each) && each.narrower.length === 0)
    if (example === undefined || sibling === undefined || rule.when.kind === 'co-drug') return []
    const text = example.replace(new RegExp(drug.term, 'iu'), sibling.term)
    if (rule.drugs.some((name) => text.toLowerCase().includes(name.toLowerCase()))) return []
    return [{ rule, text, language: 'en' as const, isDue: false, from: 'sibling' as const }]
  })
}
