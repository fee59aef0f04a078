import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import type { Limit } from './compiled-rule.ts'
import { convert, findMeasure } from './measures.ts'
import type { PhrasePart, SafetyPhrase } from './safety-rule.ts'

/** What strings of rules are looked up in. */
export type Compiler = {
  lexicon: Lexicon
  phrases: ReadonlyMap<string, SafetyPhrase>
  events: ReadonlySet<string>
}

export function getConcept(term: string, { lexicon }: Compiler): LexiconConcept {
  const concept = lexicon.find(term)
  if (concept === undefined) throw new Error(`Safety rules: '${term}' is no term of the lexicon`)
  return concept
}

/** The one concept that a whole string names. */
export function wholeName(text: string, { lexicon }: Compiler): LexiconConcept | undefined {
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

export function partsOf(text: string, { phrases }: Compiler): readonly (readonly PhrasePart[])[] {
  return phrases.get(text)?.means ?? []
}

/** 'Weeks postpartum', 'hours since last dose' and the like are one measure: the time since it happened. Doses go by their unit. */
export function measureName(name: string, unit: string | null): string {
  if (/\bsince\b|postpartum/u.test(name)) return 'hours since onset'
  if (!/\bdose\b/u.test(name)) return name
  if (unit === 'mg/kg') return 'dose per kg'
  if (unit === 'mg/m2') return 'dose per m2'
  return /daily/u.test(name) ? 'daily dose' : 'single dose'
}

export function limitOf(
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
