import type { Question } from '../../question/question.ts'
import type { Candidate } from '../../search/search.ts'
import { contentTerms, stem } from '../../text/terms.ts'
import type { ConceptProfile, Criterion } from '../criterion.ts'
import { nearestOf } from './nearest.ts'

/** Half of what can be told by shared words is told by so many nats of them. */
const halfInformation = 15

/**
 * How much of what was typed the record has: names by concept, other words by their weight in the corpus. What is shared counts, not what is
 * missing: chatter around a question makes no source fit less.
 */
export const words: Criterion = ({ question, profile, candidate, best }) => {
  const concepts = [
    ...question.acts.filter(({ role }) => role !== 'refused').map(({ concept }) => concept),
    ...question.problems.filter(({ certainty }) => certainty !== 'ruled-out').map(({ concept }) => concept),
    ...question.concern,
    ...question.people,
  ]
  const known = concepts.filter((concept) => {
    const { nearness } = nearestOf(concept, profile.mentions)
    return nearness === 'same' || nearness === 'narrower'
  })
  const { features } = candidate
  const { information, share } = sharedInformation(question, candidate, profile)
  return {
    degree: 'shared',
    shares: {
      conceptsExplained: concepts.length === 0 ? 0 : known.length / concepts.length,
      manyConcepts: Math.min(1, known.length / 4),
      noConcepts: concepts.length === 0 ? 1 : 0,
      shared: information / (information + halfInformation),
      share,
      bestTwoLines: features.bestTwoLines,
      inTitle: features.title,
      near: features.near,
      relevance: best.relevance === 0 ? 0 : Math.max(0, candidate.score) / best.relevance,
      sharedBesideBest: best.information === 0 ? 0 : information / best.information,
    },
    isHard: false,
    reason: { asked: concepts.map(({ term }) => term), found: known.map(({ term }) => term) },
  }
}

/**
 * Weight of the question's words that the record has, in nats, and their share: as its text has them, as it may be asked for, or under the
 * name that its own concept has.
 */
export function sharedInformation(
  question: Question,
  { aboutness, features }: Candidate,
  { stems, mentions }: ConceptProfile,
): { information: number; share: number } {
  const named = new Set(
    [...question.acts, ...question.problems]
      .filter(({ concept }) => ['same', 'narrower'].includes(nearestOf(concept, mentions).nearness))
      .flatMap(({ text }) => contentTerms(text)),
  )
  const elsewhere = aboutness.missing
    .map(({ word, share }) => ({ term: stem(word), share }))
    .filter(({ term }) => stems.has(term) || named.has(term))
    .reduce((sum, { share }) => sum + share, 0)
  const share = Math.min(1, features.coverage + elsewhere)
  return { information: share * aboutness.information, share }
}
