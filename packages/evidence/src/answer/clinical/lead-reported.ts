import { type AnswerSentence, strengthBand } from '@auscult/contract/ai.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import { readFinding } from '../source/finding.ts'
import type { Source } from '../source/source.ts'

/** A direction read from an abstract is right often, not always: the lead leaves the claim to the authors' own words. */
export function leadReported(source: Source, frames: AnswerFrames): AnswerSentence {
  const quote = source.conclusion ?? source.quote
  const finding = { ...readFinding(source), result: quote.text }
  const text = frames.lead.reported(strengthBand(source.appraisal.strength.score), finding)
  return { text, role: 'lead', citations: [{ id: source.document.id, quote: quote.text }] }
}

/** The lead behind what the question says and none of the studies does. */
export function sayUnspoken(
  lead: AnswerSentence,
  best: Source,
  studies: readonly Source[],
  frames: AnswerFrames,
): AnswerSentence {
  const unspoken = silentOn(best).filter((words) =>
    studies.every((source) => silentOn(source).includes(words)),
  )
  return unspoken.length === 0 ? lead : { ...lead, text: frames.lead.unspoken(unspoken, lead.text) }
}

function silentOn({ fit: { missing } }: Source): string[] {
  return [...missing.unspoken, ...missing.words]
}
