import { fold } from '../../text/terms.ts'

const years = String.raw`(?:[\s-]*(?:yo|y\/o|yrs?[\s-]old|years?[\s-]old|years of age))`
const stated = new RegExp(
  String.raw`\b(\d{1,3})${years}\b|\baged? (?:of )?(\d{1,3})\b(?!\s*(?:-|–|to\b|months?|weeks?|days?|hours?))`,
  'u',
)
/** 'Over 80', 'über 80 Jahre', 'older than 75': those of about that age and beyond; fewer years than these are an amount. */
const notOfAge = String.raw`(?:%|mg|mmhg|ml|kg|g\b|per|beats|bpm|days?|weeks?|months?|hours?|patients|percent)`
const above = new RegExp(
  String.raw`(?<!\b(?:rate|pressure|bp|hr|map|pulse|weight|sats|saturation|score|e?gfr|pao2)\s)\b(?:over|above|older than|uber|oltre|sopra i|mayores? de)\s+(?:(?:the )?age (?:of )?|gli |los )?([6-9]\d)\b(?!\s*${notOfAge})`,
  'u',
)
/** 'In their 40s': the middle of the decade. */
const decade = /\b([2-9])0s\b/u

/** The age in years of those asked about: '75yo', '75-year-old', 'aged 75', '40s'; undefined where none is given. */
export function findAge(question: string): number | undefined {
  const folded = fold(question)
  const [, before, after] = stated.exec(folded) ?? []
  const [, tens] = decade.exec(folded) ?? []
  const [, beyond] = above.exec(folded) ?? []
  const age = before ?? after ?? beyond ?? (tens === undefined ? undefined : `${tens}5`)
  return age === undefined || Number(age) > 120 ? undefined : Number(age)
}

const grownUpFrom = 18
const adolescentFrom = 12

/** The age as a term of the people: a group of the lexicon for the young, else the years, which a source's own range is held against. */
export function nameAge(age: number): string {
  if (age >= grownUpFrom) return `aged ${age}`
  return age >= adolescentFrom ? 'adolescents' : 'children'
}

/** The years of a term that `nameAge` made; undefined for any other term. */
export function yearsOf(term: string): number | undefined {
  const [, age] = /^aged (\d{2,3})$/u.exec(term) ?? []
  return age === undefined ? undefined : Number(age)
}
