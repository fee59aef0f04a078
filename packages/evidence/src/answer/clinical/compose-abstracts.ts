import { type AnswerSentence, strengthBand, type Understood } from '@auscult/contract/ai.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import { readFinding } from '../source/finding.ts'
import { cite, type Source } from '../source/source.ts'
import { applicabilitySentences } from './compose-parts.ts'
import { leadReported, sayUnspoken } from './lead-reported.ts'

const mostSupporting = 2
/** A source this close to the most relevant one is on the same question; of these the strongest speaks first. */
const nearlyAsRelevant = 0.85

/**
 * An answer from abstracts alone, none of which a curator has read: the one most on the question in its authors' words, what others
 * on it reported, what points the other way, and how much was read.
 */
export function composeFromAbstracts(
  studies: readonly Source[],
  understood: Understood,
  frames: AnswerFrames,
): AnswerSentence[] {
  const [best, ...others] = closestFirst(studies)
  if (best === undefined || !mayLead(best)) return []
  const lead = sayUnspoken(leadReported(best, frames), best, [best], frames)
  const isSaid = lead.citations.some(({ quote }) => quote === best.quote.text)
  const opposing = others.find((source) => isOpposite(source, best))
  const supporting = others.filter((source) => source !== opposing && isAsClose(source, best))
  return [
    lead,
    ...(isSaid ? [] : [reportSentence(best, frames)]),
    ...supporting.slice(0, mostSupporting).map((source) => reportSentence(source, frames)),
    ...(opposing === undefined ? [] : [againstSentence(opposing, best, frames)]),
    ...applicabilitySentences(best, understood, frames),
  ]
}

/** A weak paper answers for a treatment only when it was made for it. */
function mayLead({ appraisal, fit }: Source): boolean {
  return fit.isInArms || strengthBand(appraisal.strength.score) !== 'limited'
}

function closestFirst(studies: readonly Source[]): Source[] {
  const most = Math.max(0, ...studies.map(({ relevance }) => relevance))
  const tier = (source: Source) =>
    (mayLead(source) ? 0 : 2) + (source.relevance >= most * nearlyAsRelevant ? 0 : 1)
  return studies.toSorted(
    (a, b) =>
      tier(a) - tier(b) ||
      a.fit.missing.unspoken.length - b.fit.missing.unspoken.length ||
      (tier(a) % 2 === 0 ? b.appraisal.strength.score - a.appraisal.strength.score : 0) ||
      b.relevance - a.relevance,
  )
}

function isAsClose(source: Source, best: Source): boolean {
  return (
    source.relevance >= best.relevance * nearlyAsRelevant &&
    source.fit.missing.unspoken.length <= best.fit.missing.unspoken.length
  )
}

function isOpposite(source: Source, best: Source): boolean {
  return source.stance !== 'unclear' && best.stance !== 'unclear' && source.stance !== best.stance
}

function reportSentence(source: Source, frames: AnswerFrames): AnswerSentence {
  return { text: frames.support(readFinding(source), false), role: 'support', citations: cite([source]) }
}

function againstSentence(source: Source, best: Source, frames: AnswerFrames): AnswerSentence {
  const isNull = source.stance === 'no-difference' || best.stance === 'no-difference'
  const text = frames.against(readFinding(source), isNull ? 'no-difference' : 'opposite')
  return { text, role: 'against', citations: cite([source]) }
}
