import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import type { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'
import { isCitable, type Pointing, pointingOf } from '../../../evidence/answer-sources.ts'
import { listGroups } from '../consensus/consensus-studies.ts'

type SideSource = {
  id: string
  name: string
  score: number
  pointing: Pointing
  status: DocumentStatus
}

/** An answer in a few words, to be held against another: what it says first, and what it rests on, the strongest first. */
export type AnswerSide = { words: { text: string; isWithdrawn: boolean }[]; sources: SideSource[] }

export function readSide(answered: AnsweredQuestion): AnswerSide {
  if (answered.agentType === 'clinical') {
    const { evidence } = answered.responseData
    return { words: readWords(answered.responseData), sources: strongestFirst(evidence.map(sourceOf)) }
  }
  if (answered.agentType === 'consensus') {
    const { meter } = answered.responseData
    const studies = listGroups(answered.responseData).flatMap((group) => group.studies)
    return {
      words: meter === null ? [] : [{ text: meter.reason, isWithdrawn: false }],
      sources: studies.map(sourceOf),
    }
  }
  const sources = answered.responseData.guidelines.map(({ id, name, strength_score: score, status }) => ({
    id,
    name,
    score,
    pointing: 'guideline' as const,
    status,
  }))
  return { words: [], sources }
}

/** The bottom line and the sentences that lead, each once; struck out where all that it rests on was withdrawn. */
function readWords({ summary, sentences, evidence }: ClinicalResponse): AnswerSide['words'] {
  const standing = new Set(evidence.filter(isCitable).map(({ id }) => id))
  const leads = sentences.filter(({ role }) => role === 'lead')
  const said = summary === null ? leads : [summary.bottomLine, ...leads]
  return said
    .filter(({ text }, at) => said.findIndex((other) => other.text === text) === at)
    .map(({ text, citations }) => ({
      text,
      isWithdrawn: citations.length > 0 && !citations.some(({ id }) => standing.has(id)),
    }))
}

function sourceOf(evidence: Parameters<typeof pointingOf>[0]): SideSource {
  const { id, name, strength_score: score, status } = evidence
  return { id, name, score, pointing: pointingOf(evidence), status }
}

function strongestFirst(sources: readonly SideSource[]): SideSource[] {
  return sources.toSorted((a, b) => b.score - a.score)
}
