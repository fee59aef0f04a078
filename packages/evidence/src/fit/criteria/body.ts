import { stopWords } from '../../text/stop-words.ts'
import { fold } from '../../text/terms.ts'
import type { Question } from '../../question/question.ts'
import { type Criterion, notAsked } from '../criterion.ts'

const countries: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['us', 'US'],
  ['usa', 'US'],
  ['american', 'US'],
  ['british', 'GB'],
  ['european', 'EU'],
])

/** Is it a guideline of a body, or a country, that the question names? */
export const body: Criterion = ({ question: { tokens }, candidate: { document }, best }) => {
  const { guideline } = document
  const said = saidBy(tokens)
  if (guideline == null) return best.namesBody ? { ...notAsked, degree: 'other' } : notAsked
  const names = shortNamesOf(guideline.shortName, guideline.body)
  const named = names.filter((name) => said.has(name))
  const country = [...countries].filter(([word, code]) => code === guideline.country && said.has(word))
  const isNamed = named.length > 0 || country.length > 0
  return {
    degree: isNamed ? 'named' : best.namesBody ? 'other' : 'not-asked',
    shares: {},
    isHard: false,
    reason: { asked: named, found: names },
  }
}

/** The words of a question that may name a body or a country: 'who' and 'us' are everyday words, 'WHO' and 'US' are not. */
export function saidBy(tokens: Question['tokens']): Set<string> {
  return new Set(
    tokens.flatMap(({ text }) => {
      const word = fold(text)
      return stopWords.has(word) && text !== text.toUpperCase() ? [] : [word]
    }),
  )
}

const initials = (name: string) => [...name.matchAll(/\b\p{Lu}/gu)].map(([letter]) => letter).join('')

const known = new Map<string, string[]>()

/** 'ACC/AHA/HFSA' is three bodies; 'Surviving Sepsis Campaign' is 'ssc', too. */
export function shortNamesOf(shortName: string, bodyName: string): string[] {
  const key = `${shortName}|${bodyName}`
  const before = known.get(key)
  if (before !== undefined) return before
  const parts = shortName.split(/[\s/,()-]+/u).filter((part) => /^\p{Lu}{2,}$/u.test(part))
  const named = shortName.replace(/\s\d.*$/u, '')
  const names = [...parts, initials(named), initials(bodyName)].map(fold)
  const found = [...new Set(names)].filter((name) => name.length >= 3 || parts.map(fold).includes(name))
  known.set(key, found)
  return found
}
