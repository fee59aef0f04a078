import { contentTerms, fold, stem, tokenize } from '../text/terms.ts'
import { findAbbreviations } from './abbreviations.ts'
import * as cues from './change-cues.ts'
import { type Clause, outcomeMark } from './change-features.ts'
import type { Sentence } from './document-text.ts'

const clauseBreak =
  /;\s|,?\s\b(?:but|whereas|while|although|however|though)\b\s|,\s(?:and|with|as well as)\s/u

/**
 * The best clauses of the two sentences that speak most of the outcome and say how it came out, best first. Only the most
 * promising sentences are taken apart.
 */
export function listClauses(outcome: string, sentences: readonly Sentence[]): Clause[] {
  const abbreviations = findAbbreviations(sentences.map(({ text }) => text).join(' '))
  const wanted = termsOf(outcome, abbreviations)
  const told = sentences
    .map((sentence, at) => ({ sentence, place: at / sentences.length }))
    .filter(({ sentence }) => sentence.part !== 'methods' && sentence.part !== 'background')
    .map((found) => ({ ...found, terms: termsOf(found.sentence.text, abbreviations) }))
  const weights = rarity(
    wanted,
    told.map(({ terms }) => terms),
  )
  const promising = told
    .map(({ sentence, place, terms }) => ({ sentence, place, covered: coverage(wanted, terms, weights) }))
    .toSorted((a, b) => b.covered - a.covered)
    .slice(0, mostCovering)
    .map((found) => ({
      ...found,
      score: scoreClause(found.sentence.text, found.sentence, found.covered, found.covered, found.place),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostSentences)
  return promising
    .flatMap(({ sentence, covered, place }) => {
      const clauses = clausesOf(sentence.text).map((text) => {
        const near =
          text === sentence.text ? covered : coverage(wanted, termsOf(text, abbreviations), weights)
        return {
          clause: { text, masked: '', sentence, coverage: near, sentenceCoverage: covered },
          score: scoreClause(text, sentence, near, covered, place),
        }
      })
      const [best] = clauses.toSorted((a, b) => b.score - a.score)
      return best === undefined ? [] : [best]
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2)
    .map(({ clause }) => ({ ...clause, masked: mask(clause.text, wanted) }))
}

const mostCovering = 8
const mostSentences = 4

/** Strikes out the outcome's own words. */
function mask(text: string, wanted: ReadonlySet<string>): string {
  return text.replaceAll(/[\p{L}\d]+/gu, (word) => {
    return wanted.has(stem(fold(word))) ? outcomeMark : word
  })
}

const partBonus = { title: -0.1, background: 0, methods: 0, results: 0.15, conclusion: 0.1, body: 0 } as const

function scoreClause(
  text: string,
  sentence: Sentence,
  near: number,
  sentenceCoverage: number,
  place: number,
): number {
  const says = (pattern: RegExp, points: number): number => (pattern.test(text) ? points : 0)
  const isPurpose = sentence.part !== 'results' && cues.purpose.test(sentence.text)
  const told = Math.max(
    says(cues.noDifference, 0.25),
    says(cues.higher, 0.2),
    says(cues.lower, 0.2),
    says(cues.improved, 0.15),
    says(cues.worsened, 0.15),
  )
  const tested = Math.max(
    says(cues.significantP, 0.15),
    says(cues.insignificantP, 0.15),
    says(cues.significant, 0.1),
  )
  const compared = says(cues.comparison, 0.1)
  const lost = (isPurpose ? 0.5 : 0) + says(cues.baseline, 0.3)
  return (
    near + 0.5 * sentenceCoverage + told + tested + compared + partBonus[sentence.part] + 0.1 * place - lost
  )
}

function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(clauseBreak).filter((clause) => clause.length > 15)
  return clauses.length > 1 ? [...clauses, sentence] : [sentence]
}

const sameThing: Readonly<Record<string, string>> = {
  di: 'mortal',
  death: 'mortal',
  dead: 'mortal',
  surviv: 'mortal',
}

function termsOf(text: string, abbreviations: ReadonlyMap<string, string[]>): Set<string> {
  const terms = new Set(contentTerms(text).map((term) => sameThing[term] ?? term))
  if (abbreviations.size === 0) return terms
  for (const token of tokenize(text)) for (const term of abbreviations.get(token) ?? []) terms.add(term)
  return terms
}

function rarity(wanted: ReadonlySet<string>, sentences: readonly ReadonlySet<string>[]): Map<string, number> {
  return new Map(
    [...wanted].map((term) => [
      term,
      Math.log(1 + sentences.length / (0.5 + sentences.filter((sentence) => sentence.has(term)).length)),
    ]),
  )
}

function coverage(
  wanted: ReadonlySet<string>,
  terms: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): number {
  let [covered, total] = [0, 0]
  for (const term of wanted) {
    const weight = weights.get(term) ?? 0
    total += weight
    if (terms.has(term)) covered += weight
  }
  return total === 0 ? 0 : covered / total
}
