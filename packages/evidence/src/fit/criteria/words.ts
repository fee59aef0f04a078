import type { Question, Token } from '../../question/question.ts'
import type { Candidate } from '../../search/search.ts'
import { contentTerms, stem } from '../../text/terms.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import type { ConceptProfile, Criterion } from '../criterion.ts'
import { nearestOf } from './nearest.ts'

/** Half of what can be told by shared words is told by so many nats of them. */
const halfInformation = 15

/**
 * How much of what was typed the record has: names by concept, other words by their weight in the corpus. What is shared counts, not what is
 * missing: chatter around a question makes no source fit less.
 */
export const words: Criterion = ({ question, profile, candidate, best }) => {
  const isKnown = (concept: LexiconConcept) =>
    ['same', 'narrower'].includes(nearestOf(concept, profile.mentions).nearness)
  const asked = [
    ...question.acts.filter(({ role }) => role === 'asked' || role === 'comparator'),
    ...question.problems.filter(({ certainty }) => certainty === 'present' || certainty === 'suspected'),
  ]
  // What the patient has had, and has already, may be shared and is not missed.
  const beside = [
    ...question.acts.filter(({ role }) => role === 'current' || role === 'past'),
    ...question.problems.filter(({ certainty }) => certainty === 'history'),
    ...question.deduced,
  ]
  const besideKnown = beside.map(({ concept }) => concept).filter(isKnown)
  const concepts = [
    ...asked.map(({ concept }) => concept),
    ...question.concern,
    ...question.people,
    ...besideKnown,
  ]
  const known = concepts.filter(isKnown)
  const { features } = candidate
  const { information, share } = sharedInformation(question, candidate, profile, best.beside)
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

const stemsOf = (tokens: readonly Token[]) => tokens.flatMap(({ english }) => contentTerms(english))
const isTold = ({ tag, isBeside }: Token) => isBeside && tag === 'speech'

/** Stems of words that stand only where a sentence tells: shared they count, and missing they are not missed. */
export function stemsBeside({ tokens }: Question): Set<string> {
  const elsewhere = new Set(stemsOf(tokens.filter((token) => !isTold(token))))
  return new Set(stemsOf(tokens.filter(isTold)).filter((each) => !elsewhere.has(each)))
}

/**
 * Weight of the question's words that the record has, in nats, and their share: as its text has them, as it may be asked for, or under the
 * name that its own concept has.
 */
export function sharedInformation(
  question: Question,
  { aboutness, features }: Candidate,
  { stems, mentions }: ConceptProfile,
  beside: ReadonlySet<string>,
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
  const told = Math.min(1, features.coverage + elsewhere)
  const unmissed = aboutness.missing
    .filter(({ word }) => beside.has(stem(word)))
    .reduce((sum, { share }) => sum + share, 0)
  const share = Math.min(1, told / Math.max(told, 1 - unmissed))
  return { information: told * aboutness.information, share }
}
