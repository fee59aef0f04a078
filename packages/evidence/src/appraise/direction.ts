import type { Document } from '../corpus/document.ts'
import { contentTerms, tokenize } from '../text/terms.ts'
import { findAbbreviations } from './abbreviations.ts'
import * as cues from './change-cues.ts'
import { type Clause, type Features, readFeatures, tellArmsApart } from './change-features.ts'
import { changeWeights } from './change-weights.ts'
import { readSentences, type Sentence } from './document-text.ts'
import { polarityOf } from './outcome-polarity.ts'

/** What is compared and for what, each in a few words. */
export type Comparison = { intervention: string; comparator: string; outcome: string }

/** What the intervention did to the amount of the outcome, by the document's own statistics. */
export type Change = 'increased' | 'decreased' | 'no-difference'

/** `sentence` is an exact substring of the document; `probability` is the model's, 0 to 1. */
export type ChangeFound = { change: Change; sentence: string; probability: number }

/**
 * Whether a study found more, less or no different an amount of the outcome with the intervention than with the comparator,
 * and the sentence this was read from. Undefined when no sentence of the document speaks of a result.
 */
export function directionFor(
  comparison: Comparison,
  document: Pick<Document, 'title' | 'sections'>,
): ChangeFound | undefined {
  const clause = findClause(comparison.outcome, readSentences(document.title, document.sections))
  if (clause === undefined) return undefined
  const features = changeFeatures(comparison, clause)
  const [best] = weigh(features)
  return best === undefined
    ? undefined
    : { change: best.change, sentence: clause.sentence.text, probability: best.probability }
}

/** The features of the clause a comparison is judged by; the model's weights are fitted on these. */
export function changeFeatures(comparison: Comparison, clause: Clause): Features {
  const arms = tellArmsApart(comparison.intervention, comparison.comparator)
  const features = readFeatures(clause, arms, polarityOf(comparison.outcome))
  const group = clause.coverage >= wellCovered ? 'near' : 'far'
  return Object.fromEntries([
    ['bias', 1],
    [`${group}-bias`, 1],
    ...Object.entries(features).map(([name, value]) => [`${group}-${name}`, value] as const),
  ])
}

const wellCovered = 0.5
const changes: readonly Change[] = ['increased', 'decreased', 'no-difference']

function weigh(features: Features): { change: Change; probability: number }[] {
  const scores = changes.map((change) =>
    Object.entries(features).reduce(
      (sum, [name, value]) => sum + value * (changeWeights[change][name] ?? 0),
      0,
    ),
  )
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return changes
    .map((change, index) => ({ change, probability: (powers[index] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability)
}

const clauseBreak =
  /;\s|,?\s\b(?:but|whereas|while|although|however|though)\b\s|,\s(?:and|with|as well as)\s|\.\s/u

/** The clause that speaks most of the outcome and says how it came out. */
export function findClause(outcome: string, sentences: readonly Sentence[]): Clause | undefined {
  const told = sentences.filter(({ part }) => part !== 'methods' && part !== 'background')
  const abbreviations = findAbbreviations(sentences.map(({ text }) => text).join(' '))
  const wanted = termsOf(outcome, abbreviations)
  const weights = rarity(
    wanted,
    sentences.map(({ text }) => termsOf(text, abbreviations)),
  )
  let best: (Clause & { score: number }) | undefined
  told.forEach((sentence, index) => {
    const sentenceCoverage = coverage(wanted, termsOf(sentence.text, abbreviations), weights)
    for (const text of clausesOf(sentence.text)) {
      const clause = {
        text,
        sentence,
        sentenceCoverage,
        coverage: coverage(wanted, termsOf(text, abbreviations), weights),
      }
      const score = scoreClause(clause, index / told.length)
      if (best === undefined || score > best.score) best = { ...clause, score }
    }
  })
  return best
}

const partBonus = { title: -0.1, background: 0, methods: 0, results: 0.15, conclusion: 0.1, body: 0 } as const

function scoreClause({ text, sentence, coverage: near, sentenceCoverage }: Clause, place: number): number {
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
  return (
    near +
    0.5 * sentenceCoverage +
    told +
    tested +
    partBonus[sentence.part] +
    0.1 * place -
    (isPurpose ? 0.5 : 0)
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
