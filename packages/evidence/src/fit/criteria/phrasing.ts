import { contentTerms } from '../../text/terms.ts'
import { type Comparison, type Criterion, notAsked } from '../criterion.ts'

/** Half of what can be told by words shared with a phrase is told by so many nats of them. */
const halfInformation = 8

/**
 * How much of one of the ways in which a curator says the study may be asked for stands in the question. Chatter around the question takes
 * nothing away from it, as it would from a share of the question.
 */
export const phrasing: Criterion = ({ question, candidate: { document }, best }) => {
  const phrases = document.study?.asked ?? []
  if (phrases.length === 0) return notAsked
  let most = { share: 0, information: 0 }
  let nearest = ''
  for (const phrase of phrases) {
    let [whole, shared] = [0, 0]
    for (const stem of stemsOf(phrase)) {
      const information = best.rarityOf(stem)
      whole += information
      if (best.asked.has(stem)) shared += information
    }
    if (whole > 0 && shared / whole > most.share) nearest = phrase
    most = {
      share: whole === 0 ? most.share : Math.max(most.share, shared / whole),
      information: Math.max(most.information, shared),
    }
  }
  return {
    degree: 'shared',
    shares: {
      askedAs: most.share,
      askedAsShared: most.information / (most.information + halfInformation),
    },
    isHard: false,
    reason: { asked: [question.text], found: nearest === '' ? [] : [nearest] },
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
  concern,
  people,
  tests,
}: Comparison['question']) {
  const named = [
    ...acts.filter(({ role }) => role !== 'refused'),
    ...problems.filter(({ certainty }) => certainty !== 'ruled-out'),
  ].map(({ concept }) => concept)
  const terms = [...named, ...concern, ...people, ...tests].map(({ term }) => term)
  return new Set([text, searchText, ...terms].flatMap(contentTerms))
}
