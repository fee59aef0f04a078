import { stem } from '../../text/terms.ts'
import { stopWords } from '../../text/stop-words.ts'
import type { Criterion } from '../criterion.ts'
import { nearestOf } from './nearest.ts'

/** How much of what was typed the record explains: names by concept, other words by stem. No missing word ever refuses. */
export const words: Criterion = ({ question, profile, candidate, bestRelevance, rank }) => {
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
  const speech = question.tokens
    .filter(({ tag, key }) => tag === 'speech' && key.length > 2 && !stopWords.has(key))
    .map(({ key }) => stem(key))
  const spoken = speech.filter((each) => profile.stems.has(each))
  const { features } = candidate
  return {
    degree: 'told',
    shares: {
      conceptsExplained: concepts.length === 0 ? 0.5 : known.length / concepts.length,
      speechExplained: speech.length === 0 ? 0.5 : spoken.length / speech.length,
      noConcepts: concepts.length === 0 ? 1 : 0,
      coverage: features.coverage,
      bestTwoLines: features.bestTwoLines,
      inTitle: features.title,
      near: features.near,
      relevance: bestRelevance === 0 ? 0 : Math.max(0, candidate.score) / bestRelevance,
      place: 1 / (1 + rank),
    },
    isHard: false,
    reason: { asked: [...concepts.map(({ term }) => term)], found: known.map(({ term }) => term) },
  }
}
