import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { answerFrames } from '../frames/answer-frames.ts'

/**
 * A stored answer some of whose sources were withdrawn since. Sentences that rest on one of them, be it beside others, are marked as
 * such and left out of the recommendation; the answer begins with a word on it.
 */
export function withoutSources(response: ClinicalResponse, ids: ReadonlySet<string>): ClinicalResponse {
  const sentences = response.sentences.map((sentence) =>
    sentence.citations.some(({ id }) => ids.has(id)) ? { ...sentence, isWithdrawn: true as const } : sentence,
  )
  const standing = sentences.filter((sentence) => sentence.isWithdrawn !== true)
  if (standing.length === sentences.length) return response
  const { withdrawnSince } = answerFrames(response.understood?.language ?? 'en')
  return {
    ...response,
    sentences,
    clinical_recommendation: standing.map(({ text }) => text).join(' '),
    notice: [response.notice, withdrawnSince].filter((text) => text !== null).join(' '),
  }
}
