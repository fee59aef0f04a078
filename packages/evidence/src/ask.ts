import type { AgentType, ClinicalResponse, Understood } from '@auscult/contract/ai.ts'
import { type Agent, agents } from './agents.ts'
import { answerFrames } from './answer/answer-frames.ts'
import { composeSentences } from './answer/compose.ts'
import { readFit, siblingConcepts } from './answer/fit.ts'
import { byStrength, rankEvidence } from './answer/rank.ts'
import { answerWith, blankResponse, refuseWith, sayInstead } from './answer/respond.ts'
import { mapSelection, selectCandidates } from './answer/select.ts'
import { readSource } from './answer/source.ts'
import { nameTopic } from './answer/topic.ts'
import { verifySentences } from './answer/verify.ts'
import { recordWeighed, type Weighed } from './answer/weighed.ts'
import type { EvidenceIndex } from './corpus/evidence-index.ts'
import { type Candidate, findCandidates } from './search/search.ts'
import type { Lexicon } from './understand/lexicon.ts'
import { findAlerts, isCallForHelp, isUrgent } from './understand/alerts.ts'
import { withoutIdentifiers } from './understand/identifiers.ts'
import { understand } from './understand/understand.ts'

export type AskParts = {
  index: EvidenceIndex
  lexicon: Lexicon
  clock: () => Date
  signal?: AbortSignal
  /** Called once with every candidate, shown or not, unless the question was not clinical. */
  onWeighed?: (weighed: Weighed[]) => void
}

/**
 * A question answered from the corpus: understand, search, appraise, answer, verify; an answer, a refusal or a message. Any text is
 * taken. Throws only the signal's reason when aborted, or what the index throws.
 */
export async function ask(question: string, type: AgentType, parts: AskParts): Promise<ClinicalResponse> {
  const started = performance.now()
  const agent = agents[type]
  const alerts = findAlerts(question)
  const response = blankResponse(alerts, () => performance.now() - started)
  if (isCallForHelp(question)) return sayInstead(response, answerFrames('en').callForHelp)
  const understanding = understand(question, parts.lexicon)
  const inPlace = alerts.some(isUrgent) ? 'callForHelp' : 'notClinical'
  if (understanding.outcome === 'not-clinical') return sayInstead(response, answerFrames('en')[inPlace])
  if (understanding.outcome === 'ambiguous')
    return sayInstead(response, answerFrames('en').ambiguous(understanding.typed, understanding.readings))

  const { understood, isClearlyClinical } = understanding
  const frames = answerFrames(understood.language)
  const candidates = await search(withoutIdentifiers(question), understood, agent, parts)
  const fitted = candidates.map((candidate) => ({
    candidate,
    fit: readFit(candidate, understood, parts.lexicon),
  }))
  const year = parts.clock().getUTCFullYear()
  const { evidence, nearest, withdrawn } = mapSelection(selectCandidates(fitted, agent), (each) =>
    readSource(each, understood, parts.lexicon, year),
  )
  if (!isClearlyClinical && !isKnownToCorpus(understood, candidates))
    return sayInstead(response, frames[inPlace])

  const ranked = rankEvidence(evidence, understood, agent.mostEvidence)
  const selection = { evidence: ranked, nearest: nearest.toSorted(byStrength), withdrawn }
  parts.onWeighed?.(recordWeighed(candidates, selection))
  const composed = composeSentences(ranked, understood, nameTopic(understood, parts.lexicon, frames), frames)
  const sentences = verifySentences(
    composed,
    ranked.map((source) => source.document),
  )
  const asked = {
    ...response,
    understood,
    candidates: candidates.length,
  }
  return sentences[0]?.role === 'lead'
    ? answerWith(asked, sentences, selection, frames)
    : refuseWith(asked, selection, frames)
}

/**
 * A question in which nothing sounds of medicine is one all the same when a source speaks of nearly all its words; two words in common
 * are chance.
 */
function isKnownToCorpus({ concepts }: Understood, candidates: readonly Candidate[]): boolean {
  const best = Math.max(0, ...candidates.map(({ matched }) => matched.length))
  return concepts.length >= 3 && best >= concepts.length * 0.75
}

/** Candidates for the question and, behind them, for other drugs of the same class. */
async function search(
  question: string,
  understood: Understood,
  agent: Agent,
  { index, lexicon, signal }: AskParts,
): Promise<Candidate[]> {
  const siblings = siblingConcepts(understood, lexicon)
  const [direct, indirect] = await Promise.all([
    findCandidates(understood, index, { question, k: agent.candidates, signal }),
    siblings === undefined
      ? []
      : findCandidates({ ...understood, concepts: siblings }, index, {
          question: '',
          k: agent.siblingCandidates,
          signal,
        }),
  ])
  const known = new Set(direct.map((candidate) => candidate.document.id))
  return [...direct, ...indirect.filter((candidate) => !known.has(candidate.document.id))]
}
