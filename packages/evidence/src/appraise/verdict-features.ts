import { contentTerms } from '../text/terms.ts'
import * as changeCues from './change-cues.ts'
import type { Features } from './change-features.ts'
import type { Sentence } from './document-text.ts'
import * as cues from './verdict-cues.ts'

const questionCues = {
  sameness: cues.asksSameness,
  need: cues.asksNeed,
  harm: cues.asksHarm,
  difference: cues.asksDifference,
} as const

/** Too rare to be fitted, so the verdict has a rule for it. */
export const heldForSome = 'held-for-some'

/** What a closing sentence says, each 0 or 1; `coverage`, 0 to 1, is how much of the question's words it has. */
type Closing = {
  text: string
  coverage: number
  rejects: boolean
  says: Record<
    'denial' | 'refusal' | 'asked-denied' | 'negated' | 'restriction' | 'turn' | 'assent' | 'hedge',
    number
  >
}

/** The closing sentences as they bear on the question, in reading order: the labelled conclusion, else the last two. */
export function readClosing(question: string, sentences: readonly Sentence[]): Closing[] {
  const wanted = new Set(contentTerms(question))
  const labelled = sentences.filter(({ part }) => part === 'conclusion')
  const closing = labelled.length > 0 ? labelled : sentences.slice(-2)
  return closing.map(({ text }) => readSentence(text, wanted))
}

/** Of the closing sentences the one that speaks most of what was asked; the first of equals. */
export function findNearest(closing: readonly Closing[]): Closing | undefined {
  return closing.toSorted((a, b) => b.coverage - a.coverage)[0]
}

/**
 * Named numbers about a question and its document: what kind of thing is asked, what the first closing sentence says, what the one
 * nearest to the question says, and the tone of the results. `verdict-weights.ts` has a weight for each but
 * `heldForSome`.
 */
export function verdictFeatures(
  question: string,
  closing: readonly Closing[],
  sentences: readonly Sentence[],
): Features {
  const [first] = closing
  const nearest = findNearest(closing)
  if (first === undefined || nearest === undefined) return { bias: 1 }
  const asked = Object.entries(questionCues).filter(([, cue]) => cue.test(question))
  const anySays = (name: keyof Closing['says']) => Math.max(...closing.map(({ says }) => says[name]))
  return {
    bias: 1,
    ...Object.fromEntries(asked.map(([name]) => [`asks-${name}`, 1])),
    ...Object.fromEntries(asked.map(([name]) => [`${name}-rejected`, Number(nearest.rejects)])),
    'first-assent': first.says.assent,
    'first-refusal': first.says.refusal,
    'first-restriction': first.says.restriction,
    'first-turn': first.says.turn,
    'nearest-denial': nearest.says.denial,
    'nearest-refusal': nearest.says.refusal,
    'nearest-asked-denied': nearest.says['asked-denied'],
    'nearest-negated': nearest.says.negated,
    'nearest-restriction': nearest.says.restriction,
    'nearest-turn': nearest.says.turn,
    'nearest-hedge': nearest.says.hedge,
    [heldForSome]: Number(!nearest.rejects && cues.forSome.test(nearest.text)),
    'any-denial': anySays('denial'),
    'any-hedge': anySays('hedge'),
    'any-restriction': anySays('restriction'),
    'any-turn': anySays('turn'),
    'covered-plainly': nearest.rejects ? 0 : nearest.coverage,
    'same-way': Number(!nearest.rejects && wayOf(question) * wayOf(nearest.text) === 1),
    ...toneOfResults(sentences),
  }
}

function readSentence(text: string, wanted: ReadonlySet<string>): Closing {
  const plain = text.replaceAll(cues.noDenial, ' ')
  const asked = isAskedDenied(plain, wanted)
  const denial = changeCues.noDifference.test(plain)
  const refusal = cues.refusal.test(plain)
  // 'No evidence to support' holds a word of assent, and takes it back.
  const counts = (cue: RegExp) => Number(!asked && !denial && cue.test(plain))
  const named = new Set(contentTerms(text).filter((term) => wanted.has(term)))
  return {
    text,
    coverage: wanted.size === 0 ? 0 : named.size / wanted.size,
    rejects: denial || refusal || asked,
    says: {
      denial: Number(denial),
      refusal: Number(refusal),
      'asked-denied': Number(asked),
      negated: Number(cues.negation.test(plain)),
      restriction: Number(cues.restriction.test(plain)),
      turn: Number(cues.turn.test(plain)),
      assent: counts(cues.assent),
      hedge: counts(cues.hedge),
    },
  }
}

const everyNegation = new RegExp(cues.negation, 'giu')
/** In characters: about ten words. */
const reachOfNegation = 70

/** A word of the question stands in the reach of a negation: 'is not a strong predictor'. */
function isAskedDenied(text: string, wanted: ReadonlySet<string>): boolean {
  return [...text.matchAll(everyNegation)].some(({ index }) => {
    const reach = text.slice(index, index + reachOfNegation).split(/[;,.]\s|\bbut\b/u)[0] ?? ''
    return contentTerms(reach).some((term) => wanted.has(term))
  })
}

/** Up (1), down (-1) or neither. */
function wayOf(text: string): number {
  const plain = changeCues.withoutAmounts(text)
  return Number(changeCues.higher.test(plain)) - Number(changeCues.lower.test(plain))
}

function toneOfResults(sentences: readonly Sentence[]): Features {
  const results = sentences.filter(({ part }) => part === 'results' || part === 'body')
  const denied = results.filter(({ text }) => changeCues.noDifference.test(text)).length
  return {
    'results-denied': results.length === 0 ? 0 : denied / results.length,
    'results-small-p': Number(results.some(({ text }) => changeCues.significantP.test(text))),
    'results-large-p': Number(results.some(({ text }) => changeCues.insignificantP.test(text))),
  }
}
