import type { Searched } from '@auscult/contract/ai/record.ts'
import type { Understood } from '@auscult/contract/ai/ai.ts'
import { withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import type { Document } from '../corpus/document.ts'
import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import type { Question } from '../question/question.ts'
import type { FindNeighbours } from './neighbours.ts'
import { type Candidate, findCandidates, type SearchedTerms } from './search.ts'

/** What an agent looks for: kinds of documents, and how many; registered trials are searched for by themselves. */
export type Scope = { kinds?: readonly Document['kind'][]; candidates: number; trialCandidates: number }

type Using = {
  index: EvidenceIndex
  signal?: AbortSignal | undefined
  findNeighbours?: FindNeighbours | undefined
  onSearched: (searched: Searched) => void
}

/** Candidates for the question, each document once, those of the main search first. */
export async function searchForAgent(
  question: Question,
  understood: Understood,
  scope: Scope,
  { index, signal, findNeighbours, onSearched }: Using,
): Promise<Candidate[]> {
  const noted = (purpose: Searched['for']) => ({
    signal,
    onSearched: (terms: SearchedTerms) => onSearched({ for: purpose, ...terms }),
  })
  const asked = { question: question.searchText, isCase: question.isStory }
  // It may go to a service outside.
  const nearest = findNeighbours?.(withoutIdentifiers(question.text), signal)
  const lists = await Promise.all([
    findCandidates(understood, index, {
      ...asked,
      k: scope.candidates,
      kinds: scope.kinds,
      nearest,
      ...noted('question'),
    }),
    scope.trialCandidates === 0
      ? []
      : findCandidates(understood, index, {
          ...asked,
          k: scope.trialCandidates,
          kinds: ['trial'],
          ...noted('trials'),
        }),
  ])
  return unique(lists.flat())
}

/** The rest of the topics found, whatever words the question has for them. */
export async function searchForTopics(
  topics: string,
  found: readonly Candidate[],
  understood: Understood,
  scope: Scope,
  { index, signal, onSearched }: Using,
): Promise<Candidate[]> {
  const rest = await findCandidates({ ...understood, concepts: [] }, index, {
    question: topics,
    k: scope.candidates,
    kinds: scope.kinds,
    signal,
    onSearched: (terms) => onSearched({ for: 'whole-topic', ...terms }),
  })
  // They did not match the question itself.
  return unique([
    ...found,
    ...rest.map((candidate) => ({ ...candidate, record: candidate.record, score: 0 })),
  ])
}

/** The first of each document. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>()
  for (const candidate of candidates)
    if (!known.has(candidate.document.id)) known.set(candidate.document.id, candidate)
  return [...known.values()]
}
