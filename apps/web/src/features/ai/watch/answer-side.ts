import type { AnsweredQuestion } from '@auscult/contract/ai-questions.ts'
import type { DocumentStatus } from '@auscult/contract/evidence.ts'
import { type Pointing, pointingOf } from '../../../evidence/answer-sources.ts'
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
    const { summary, sentences, evidence } = answered.responseData
    const leads = sentences.filter(({ role }) => role === 'lead')
    const words = leads.map(({ text, isWithdrawn = false }) => ({ text, isWithdrawn }))
    const bottomLine = summary === null ? [] : [{ text: summary.bottomLine.text, isWithdrawn: false }]
    return { words: [...bottomLine, ...words], sources: strongestFirst(evidence.map(sourceOf)) }
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

function sourceOf(evidence: Parameters<typeof pointingOf>[0]): SideSource {
  const { id, name, strength_score: score, status } = evidence
  return { id, name, score, pointing: pointingOf(evidence), status }
}

function strongestFirst(sources: readonly SideSource[]): SideSource[] {
  return sources.toSorted((a, b) => b.score - a.score)
}
