import { contentTerms } from '../../text/terms.ts'
import { type Comparison, type Criterion, notAsked, type Phrased } from '../criterion.ts'

/** Half of what can be told by words shared with a phrase is told by so many nats of them. */
const halfInformation = 8

/** Of each figure the most that one of the phrases reaches; all 0 where there are none. */
export function phrasesIn(
  phrases: readonly string[],
  asked: ReadonlySet<string>,
  rarityOf: (stem: string) => number,
): Phrased {
  const most: Phrased = { information: 0, share: 0, both: 0, nearest: '' }
  for (const phrase of phrases) {
    let [whole, shared] = [0, 0]
    for (const stem of stemsOf(phrase)) {
      const information = rarityOf(stem)
      whole += information
      if (asked.has(stem)) shared += information
    }
    if (whole === 0) continue
    const share = shared / whole
    const both = share * toShare(shared)
    if (both > most.both) most.nearest = phrase
    most.information = Math.max(most.information, shared)
    most.share = Math.max(most.share, share)
    most.both = Math.max(most.both, both)
  }
  return most
}

const toShare = (information: number) => information / (information + halfInformation)

/**
 * How much of one of the ways in which a curator says the study may be asked for stands in the question. Chatter around the question takes
 * nothing away from it, as it would from a share of the question.
 */
export const phrasing: Criterion = ({ question, candidate, best }) => {
  const phrased = best.phrasedOf(candidate)
  if (phrased === undefined) return { ...notAsked, degree: 'unphrased' }
  return {
    degree: 'shared',
    shares: {
      askedAs: phrased.share,
      askedAsShared: toShare(phrased.information),
      askedAsBoth: phrased.both,
      askedAsBesideBest: best.phrased === 0 ? 0 : phrased.information / best.phrased,
    },
    isHard: false,
    reason: { asked: [question.text], found: phrased.nearest === '' ? [] : [phrased.nearest] },
  }
}

const known = new Map<string, readonly string[]>()

/** Kept by phrase: they are the curators', so there are few, and each stands in many searches. */
export function stemsOf(phrase: string): readonly string[] {
  const before = known.get(phrase)
  if (before !== undefined) return before
  const stems = [...new Set(contentTerms(phrase))]
  known.set(phrase, stems)
  return stems
}

/** Stems of the question in its own words, in the corpus' language, and under the names that its concepts have. */
export function stemsAsked({
  text,
  searchText,
  acts,
  problems,
  deduced,
  concern,
  people,
  tests,
}: Comparison['question']) {
  const named = [
    ...acts.filter(({ role }) => role !== 'refused'),
    ...problems.filter(({ certainty }) => certainty !== 'ruled-out'),
    ...deduced,
  ].map(({ concept }) => concept)
  const terms = [...named, ...concern, ...people, ...tests].map(({ term }) => term)
  return new Set([text, searchText, ...terms].flatMap(contentTerms))
}
