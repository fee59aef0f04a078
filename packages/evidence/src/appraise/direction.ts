import type { Document } from '../corpus/document.ts'
import { contentTerms, fold, stem, tokenize } from '../text/terms.ts'
import { findAbbreviations } from './abbreviations.ts'
import { estimateSign, orientation, tellArmsApart } from './arms.ts'
import * as cues from './change-cues.ts'
import { type Clause, type Features, outcomeMark, readFeatures, readWords } from './change-features.ts'
import { moreWeights, noneWeights } from './change-weights.ts'
import { readSentences, type Sentence } from './document-text.ts'
import { changeByEffect } from './effect-direction.ts'
import { findEffects } from './effects.ts'
import { type Polarity, polarityOf } from './outcome-polarity.ts'

/** What is compared and for what, each in a few words. */
export type Comparison = { intervention: string; comparator: string; outcome: string }

/** What the intervention did to the amount of the outcome, by the document's own statistics. */
export type Change = 'increased' | 'decreased' | 'no-difference'

/**
 * `sentence` is an exact substring of the document; `probability` is the model's, 0 to 1; `coverage`, 0 to 1, is how much of the
 * outcome the clause names: below a third the sentence is likely about something else.
 */
export type ChangeFound = { change: Change; sentence: string; probability: number; coverage: number }

/**
 * Whether a study found more, less or no different an amount of the outcome with the intervention than with the comparator,
 * and the sentence this was read from. Undefined when no sentence of the document speaks of a result.
 */
export function directionFor(
  comparison: Comparison,
  document: Pick<Document, 'title' | 'sections'>,
): ChangeFound | undefined {
  const sentences = readSentences(document.title, document.sections)
  const clauses = listClauses(comparison.outcome, sentences)
  const [clause] = clauses
  if (clause === undefined) return undefined
  const [best] = weigh(changeFeatures(comparison, clauses, sentences))
  if (best === undefined) return undefined
  const found = { sentence: clause.sentence.text, coverage: clause.coverage }
  const measured = clause.coverage >= wellCovered ? measuredChange(comparison, clause) : undefined
  return measured === undefined ? { ...found, ...best } : { ...found, change: measured, probability: 1 }
}

/** An interval in the very clause decides more surely than its words. */
function measuredChange(
  { intervention, comparator, outcome }: Comparison,
  { text, masked }: Clause,
): Change | undefined {
  const [effect, another] = findEffects(text)
  if (effect === undefined || another !== undefined) return undefined
  return changeByEffect(effect, outcome, estimateSign(masked, tellArmsApart(intervention, comparator)))
}

/**
 * The features a comparison is judged by: of the clause that speaks most of the outcome, of the next sentence that does, and of
 * the document as a whole. The model's weights are fitted on these.
 */
export function changeFeatures(
  comparison: Comparison,
  clauses: readonly Clause[],
  sentences: readonly Sentence[],
): Features {
  const [clause, second] = clauses
  if (clause === undefined) return { bias: 1 }
  const arms = tellArmsApart(comparison.intervention, comparison.comparator)
  const polarity = polarityOf(comparison.outcome)
  const group = clause.coverage >= wellCovered ? 'near' : 'far'
  const read = readFeatures(clause, arms, polarity)
  const own = Object.entries(read).map(([name, value]) => [`${group}-${name}`, value] as const)
  const next =
    second === undefined || second.coverage < wellCovered
      ? {}
      : readWords('next-', second.masked, orientation(second.masked, arms), polarity)
  const tone = toneOf(sentences)
  // What is usual for such an outcome counts only where the clause itself says nothing: 'increased mortality' must stand.
  const isSilent = group === 'far' || (read['any-change'] === 0 && read['any-value'] === 0)
  return {
    bias: 1,
    [`${group}-bias`]: 1,
    ...Object.fromEntries(own),
    ...next,
    ...documentFeatures(comparison.outcome, tone),
    ...(isSilent ? usualFeatures(polarity, tone) : {}),
  }
}

const safety = /\b(?:adverse|safety|complication|side effect|toxicit|tolerab|mortality|death|serious)/iu

/** What the result sentences of a document say as a whole. */
type Tone = { denials: number; closingDenies: boolean; closingPraises: boolean; hasSmallP: boolean }

function toneOf(sentences: readonly Sentence[]): Tone {
  const told = sentences.filter(({ part }) => part !== 'methods' && part !== 'background' && part !== 'title')
  const denies = told.map(({ text }) => cues.noDifference.test(text))
  return {
    denials: told.length === 0 ? 0 : denies.filter(Boolean).length / told.length,
    closingDenies: denies.slice(-2).includes(true),
    closingPraises: told.slice(-2).some(({ text }) => cues.improved.test(text)),
    hasSmallP: told.some(({ text }) => cues.significantP.test(text)),
  }
}

function documentFeatures(outcome: string, tone: Tone): Features {
  return {
    'outcome-safety': Number(safety.test(outcome)),
    'document-denials': tone.denials,
    'closing-denies': Number(tone.closingDenies),
    'closing-praises': Number(tone.closingPraises),
    'document-small-p': Number(tone.hasSmallP),
  }
}

/** Treatments are tried because they may help: the good side of the outcome, more so where the closing praises. */
function usualFeatures(polarity: Polarity, tone: Tone): Features {
  const better = polarity === 'less-is-better' ? -1 : polarity === 'more-is-better' ? 1 : 0
  return { better, 'closing-value': better * Number(tone.closingPraises && !tone.closingDenies) }
}

const wellCovered = 0.5
/** In the order of the scores. */
const changes: readonly Change[] = ['increased', 'decreased', 'no-difference']

function weigh(features: Features): { change: Change; probability: number }[] {
  let [more, none] = [0, 0]
  for (const [name, value] of Object.entries(features)) {
    more += value * (moreWeights[name] ?? 0)
    none += value * (noneWeights[name] ?? 0)
  }
  const scores = [more, -more, none]
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return changes
    .map((change, index) => ({ change, probability: (powers[index] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability)
}

const clauseBreak =
  /;\s|,?\s\b(?:but|whereas|while|although|however|though)\b\s|,\s(?:and|with|as well as)\s/u

/**
 * The best clauses of the two sentences that speak most of the outcome and say how it came out, best first. Only the most
 * promising sentences are taken apart.
 */
export function listClauses(outcome: string, sentences: readonly Sentence[]): Clause[] {
  const abbreviations = findAbbreviations(sentences.map(({ text }) => text).join(' '))
  const wanted = termsOf(outcome, abbreviations)
  const terms = sentences.map(({ text }) => termsOf(text, abbreviations))
  const weights = rarity(wanted, terms)
  const promising = sentences
    .map((sentence, at) => ({
      sentence,
      covered: coverage(wanted, terms[at] ?? new Set(), weights),
      place: at / sentences.length,
    }))
    .filter(({ sentence }) => sentence.part !== 'methods' && sentence.part !== 'background')
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
