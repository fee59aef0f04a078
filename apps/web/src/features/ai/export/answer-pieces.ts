import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import type { GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { listGroups } from '../consensus/consensus-studies.ts'
import { citeSentences, isCitable, numberSources } from '../../../evidence/answer-sources.ts'
import type { Piece } from './chart-text.ts'
import type { ExportTexts } from './export-texts.ts'
import { listSafetyPieces } from './safety-pieces.ts'
import { listSummaryPieces } from './summary-pieces.ts'

/** What argues against, and for whom it does not hold, may not be lost before what supports. */
const ranks: Record<AnswerSentence['role'], number> = {
  safety: 0,
  lead: 0,
  numbers: 1,
  against: 2,
  applicability: 3,
  guideline: 4,
  support: 5,
  explanation: 6,
  future: 8,
}

/** What must be known of safety, then an answer's sentences in their order, with how much each matters and the numbers of its sources. */
export function listPieces(answered: AnsweredQuestion, texts: ExportTexts): Piece[] {
  return [...listSafetyPieces(answered.responseData.safety, texts), ...piecesOf(answered, texts)]
}

function piecesOf(answered: AnsweredQuestion, texts: ExportTexts): Piece[] {
  if (answered.agentType === 'consensus') return piecesOfConsensus(answered.responseData, texts)
  if (answered.agentType === 'guideline') return piecesOfGuidelines(answered.responseData)
  const { evidence, sentences, summary } = answered.responseData
  const sources = numberSources(evidence).filter(isCitable)
  const standing = sentences.filter(({ isWithdrawn }) => isWithdrawn !== true)
  const [lead, ...others] = citeSentences(standing, sources).map(
    ({ text, role, citations }): Piece => ({
      text,
      rank: ranks[role],
      sources: [...new Set(citations.map(({ source }) => source.number))],
    }),
  )
  if (lead === undefined) return []
  return [lead, ...listSummaryPieces(summary, texts), ...others]
}

function piecesOfConsensus(response: ConsensusResponse, { t }: ExportTexts): Piece[] {
  const { meter, future_sentences: future } = response
  const studies = listGroups(response).flatMap((group) => group.studies)
  const lead =
    meter === null
      ? []
      : [
          meter.isConflicting
            ? t(`ai:meter.conflicting.${meter.level}`)
            : t(`ai:meter.lead.${meter.level}.${meter.direction ?? 'unclear'}`),
          meter.reason,
        ]
  return [
    ...lead.map((text, nth) => ({ text: nth === 0 ? `${text}.` : text, rank: nth, sources: [] })),
    ...studies.filter(isCitable).map((study) => ({
      text: study.explaination,
      // The strongest stand first and go last; one that points elsewhere than the rest goes after its equals.
      rank: 20 - study.strength_score - (study.direction === meter?.direction ? 0 : 0.5),
      sources: [study.number],
    })),
    ...future.map(({ text }) => ({ text, rank: 30, sources: [] })),
  ]
}

const partRanks = [
  ['treatment', 2],
  ['diagnosis', 4],
  ['differences', 6],
] as const

/** Each point with the name of its body, the asker's country first as on the screen; superseded editions go first. */
function piecesOfGuidelines({ topic, guidelines }: GuidelineResponse): Piece[] {
  const points = guidelines.flatMap((guideline, at) =>
    isCitable(guideline)
      ? partRanks.flatMap(([part, rank]) =>
          guideline[part].map(({ text }) => ({
            text: `${guideline.name}: ${/[.?!]$/u.test(text) ? text : `${text}.`}`,
            rank: rank + at / 100 + (guideline.isSuperseded ? 10 : 0),
            sources: [at + 1],
          })),
        )
      : [],
  )
  return topic === null ? points : [{ text: `${topic}.`, rank: 0, sources: [] }, ...points]
}
