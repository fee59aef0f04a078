import type { Question } from '../../question/question.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { topicOf } from '../document/guideline-record.ts'
import { conceptsIn } from '../../record/named-concepts.ts'
import { topicKey } from './fit-topics.ts'
import { type Drop, sift } from '../source/drop.ts'
import type { Source } from '../source/source.ts'

/** Guidelines of one topic, whatever each of them calls it. */
export type GuidelineTopic = { name: string; sources: Source[] }

type RankedTopic = GuidelineTopic & { concepts: LexiconConcept[] }

/** Topics by how exactly they are what was asked, best first. */
export function listTopics(
  sources: readonly Source[],
  question: Question,
  lexicon: Lexicon,
): GuidelineTopic[] {
  const topics = new Map<string, RankedTopic>()
  for (const source of sources) {
    const name = topicOf(source.document)
    const key = topicKey(name, lexicon)
    const known = topics.get(key)
    if (known === undefined) topics.set(key, { name, sources: [source], concepts: conceptsIn(name, lexicon) })
    else known.sources.push(source)
  }
  const asked = [...question.problems.map(({ concept }) => concept), ...question.people, ...question.concern]
  return [...topics.values()]
    .map((topic) => ({ topic, rank: rankOf(topic, asked) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ topic: { name, sources: members } }) => ({ name, sources: members }))
}

/** Every guideline of the best topic. */
export function rankGuidelines(
  sources: readonly Source[],
  question: Question,
  lexicon: Lexicon,
  drop: Drop,
): Source[] {
  const topic = listTopics(sources, question, lexicon)[0]?.sources ?? []
  sift(sources, (source) => topic.includes(source), 'other-topic', drop)
  return topic
}

/** Partial fits come last; then what is about other conditions too; then what names the very one; then the closer text. */
function rankOf({ sources, concepts }: RankedTopic, asked: readonly LexiconConcept[]): number[] {
  const isPartial = sources.every(({ fit }) => fit.directness.population !== 'match')
  const isAsked = (concept: LexiconConcept) => asked.some((other) => isWithin(concept, other))
  const others = concepts.filter((concept) => concept.type === 'condition' && !isAsked(concept)).length
  const named = asked.filter((concept) => concepts.includes(concept)).length
  const relevance = sources.reduce((sum, source) => sum + source.relevance, 0) / sources.length
  return [Number(isPartial), others, -named, -relevance]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const difference = value - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
