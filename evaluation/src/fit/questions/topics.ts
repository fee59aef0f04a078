import { guidelineProfile } from '@auscult/evidence/record/guideline-profile.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { seededRandom } from '../../corpus/mixed-corpus.ts'
import { addNoise } from './noise.ts'
import { digestOf, foldOf, type FitQuestion, mostBeside, mostWithout, pairsOf } from '../pairs.ts'
import type { Asked, FitCorpus } from '../search.ts'

/** A phrase that the bodies of one topic may be asked by, to be taken out of their records before they are compared. */
export type TopicPhrase = { topic: string; text: string; isNoisy: boolean; phrase: string }

const phrasesOfTopic = 6
const noisyOfTopic = 2
const weight = 0.4

/** Of each topic some of its phrases in any language, two of them with noise. */
export function chooseTopicPhrases(
  { documents }: Pick<FitCorpus, 'documents'>,
  isDrugWord: (word: string) => boolean,
): TopicPhrase[] {
  const topics = new Map<string, readonly string[]>()
  for (const { guideline } of documents.values())
    if (guideline != null) topics.set(guideline.topic, guideline.asked ?? [])
  return [...topics].flatMap(([topic, asked]) => {
    const random = seededRandom(digestOf(`${topic} phrases`).readUInt32BE())
    return asked
      .map((phrase) => ({ phrase, order: random() }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, phrasesOfTopic)
      .map(({ phrase }, nth) => {
        const isNoisy = nth < noisyOfTopic
        return { topic, phrase, isNoisy, text: isNoisy ? addNoise(phrase, { random, isDrugWord }) : phrase }
      })
  })
}

/**
 * Each phrase twice: with the bodies of its topic, from whose records it is taken out, and without them and every study of their disease, when
 * nothing answers. Those with noise meet records without any phrase.
 */
export function topicQuestions(
  phrases: readonly TopicPhrase[],
  asked: ReadonlyMap<string, Asked>,
  { recordOf, unphrased }: FitCorpus,
  lexicon: Lexicon,
): FitQuestion[] {
  return phrases.flatMap(({ topic, text, phrase, isNoisy }) => {
    const found = asked.get(text)
    if (found === undefined) return []
    const isOfTopic = ({ guideline }: Document) => guideline?.topic === topic
    const own = found.candidates.filter(({ document }) => isOfTopic(document))
    const problems = new Set(own.flatMap(({ document: { id } }) => recordOf(id).profile.problems))
    const isKin = (id: string) => isOnOneOf(recordOf(id), problems)
    const heldOut = own.map((candidate) => {
      const document = withoutPhrase(candidate.document, phrase)
      const record = { ...recordOf(document.id), profile: guidelineProfile(document, lexicon) }
      return { ...candidate, document, record }
    })
    const beside = found.candidates.slice(0, mostBeside).map((candidate) => {
      if (isNoisy) return { ...candidate, ...unphrased(candidate.document.id) }
      return heldOut.find(({ document }) => document.id === candidate.document.id) ?? candidate
    })
    const without = found.candidates
      .filter(({ document }) => !isOfTopic(document) && !isKin(document.id))
      .slice(0, mostWithout)
      .map((candidate) => (isNoisy ? { ...candidate, ...unphrased(candidate.document.id) } : candidate))
    const ids = new Set(own.map(({ document }) => document.id))
    const kin = found.candidates.map(({ document }) => document.id).filter(isKin)
    const same = { set: 'topics', fold: foldOf(topic), weight }
    return [
      {
        ...same,
        id: text,
        expect: 'answer',
        expected: ids,
        allowed: new Set([...ids, ...kin]),
        pairs: pairsOf(
          { question: found.question, candidates: beside },
          (id) => (ids.has(id) ? 1 : isKin(id) ? null : 0),
          lexicon,
        ),
      },
      {
        ...same,
        id: `${text}, hidden`,
        expect: 'refuse',
        expected: new Set(),
        allowed: new Set(),
        pairs: pairsOf({ question: found.question, candidates: without }, () => 0, lexicon),
      },
    ]
  })
}

function isOnOneOf({ profile }: EvidenceRecord, problems: ReadonlySet<string>): boolean {
  return [...profile.problems, ...profile.widerProblems].some((term) => problems.has(term))
}

function withoutPhrase(document: Document, phrase: string): Document {
  const { guideline } = document
  if (guideline == null) return document
  return {
    ...document,
    guideline: { ...guideline, asked: (guideline.asked ?? []).filter((each) => each !== phrase) },
  }
}
