import type { Language } from '@auscult/contract/language.ts'
import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { FiredRule } from './check-safety.ts'
import type { Limit } from './compiled-rule.ts'
import type { Because } from './inquiry.ts'
import { shownUnit } from './measures.ts'
import { type SafetyWording, safetyWording } from './wording.ts'

/** The warnings of fired rules in the reader's language, in their order. */
export function presentSafety(fired: readonly FiredRule[], language: Language): SafetyWarning[] {
  const words = safetyWording[language]
  return fired.map(({ rule, drug, drugText, because, level, matter }) => {
    const name = drug === null ? drugText : nameOf(drug, language)
    const reason = sayBecause(because, language, words)
    const leads = words.leads[level]
    // Where the question itself is the reason there is nothing to say after the colon.
    const lead = (leads[matter] ?? leads.give)(name, reason).replace(/: \.$/u, '.')
    return {
      id: rule.id,
      level,
      drug: name,
      lead: lead.charAt(0).toUpperCase() + lead.slice(1),
      because: reason,
      says: rule.says,
      instead: rule.instead,
      limits: rule.limits,
      source: rule.source,
      confidence: rule.confidence,
      checkProduct: true,
    }
  })
}

/** What stands under a lead, line by line: what happens, what instead, the source with its year, and to check. */
export function wordSafety({ says, instead, source }: SafetyWarning, language: Language): string[] {
  const words = safetyWording[language]
  const year = source.year === null ? '' : `, ${source.year}`
  return [says, `${words.instead}: ${instead}`, `${words.source}: ${source.name}${year}`, words.check]
}

function nameOf(concept: LexiconConcept, language: Language): string {
  return language === 'en' ? concept.term : (concept[language][0] ?? concept.term)
}

function sayBecause(because: Because, language: Language, words: SafetyWording): string {
  switch (because.kind) {
    case 'value':
      return sayFigure(because, words)
    case 'words':
      return because.text
    case 'asked':
      return ''
    case 'state':
      return words[because.state]
    case 'allergy':
      return words.allergy(nameOf(because.concept, language))
    case 'person':
      return sayPerson(because, words)
    case 'grade':
      return words.untold(nameOf(because.concept, language), sayLimit(because.limit, words))
    case 'drug': {
      const name = nameOf(because.concept, language)
      return because.concept.type === 'drug' ? words.together(name) : name
    }
    default:
      return nameOf(because.concept, language)
  }
}

/** Days up to two months, then months: '5 days', '7 Monate'. */
function sayInfantAge(years: number, locale: string): string {
  const days = Math.round(years * 365)
  const [unit, figure] = days < 60 ? (['day', days] as const) : (['month', Math.round(years * 12)] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(figure)
}

const significant = 3

function sayPerson(
  { sex, years }: Extract<Because, { kind: 'person' }>,
  { sexes, figures, locale }: SafetyWording,
): string {
  const age = years === null ? [] : [figures.age(years.toLocaleString(locale))]
  return [...(sex === null ? [] : [sexes[sex]]), ...age].join(', ')
}

/** 'eGFR < 30 mL/min'; undefined where the rule has no figure. */
function sayLimit(limit: Limit | null, { measures, figures, locale }: SafetyWording): string | undefined {
  if (limit === null) return undefined
  const { measure, op, value } = limit
  if (measure === 'gestational age') return figures[measure](value.toLocaleString(locale))
  return `${measures[measure] ?? measure} ${op} ${value.toLocaleString(locale)} ${shownUnit(measure, limit.unit ?? '')}`.trim()
}

function sayFigure(
  { measure, value, unit, text }: Extract<Because, { kind: 'value' }>,
  { measures, figures, locale }: SafetyWording,
): string {
  const figure = value.toLocaleString(locale, { maximumSignificantDigits: significant })
  switch (measure) {
    case 'age':
      return value < 1 ? sayInfantAge(value, locale) : figures.age(figure)
    case 'gestational age':
    case 'hours since onset':
    case 'duration':
      return figures[measure](figure)
    default:
      break
  }
  if (/dose|infusion/u.test(measure)) return text
  return [measures[measure] ?? measure, figure, shownUnit(measure, unit)]
    .filter((part) => part !== '')
    .join(' ')
}
