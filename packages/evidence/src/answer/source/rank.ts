import type { Understood } from '@auscult/contract/ai.ts'
import { type Drop, keepFirst, sift } from './drop.ts'
import type { Source } from './source.ts'

/** Evidence as it is shown: of a design that can answer, the strongest first, then the most relevant, at most `most`. */
export function rankEvidence(
  sources: readonly Source[],
  understood: Understood,
  most: number,
  drop: Drop,
): Source[] {
  const fitting = ofFittingDesign(withoutKin(sources, drop), understood, drop)
  return keepFirst(fitting, most, ({ document }) => document.id, 'behind-those-shown', drop).toSorted(
    byStrength,
  )
}

/** Where a study of the very drug tells how the group asked about fared, other drugs of its class do not answer for it. */
function withoutKin(sources: readonly Source[], drop: Drop): Source[] {
  const isTold = sources.some(({ fit, sibling }) => sibling === null && fit.toldOfGroup.length > 0)
  return sift(sources, ({ sibling }) => !isTold || sibling === null, 'other-treatment', drop)
}

/** Below this a source is an opinion, a case or a few people. */
const weakest = 4
const sound = 7

/** Beside a sound answer, weak papers that nobody has read for their facts share its words and add nothing. */
export function withoutChaff(sources: readonly Source[], drop: Drop): Source[] {
  const isAnswered = sources.some(({ appraisal }) => appraisal.strength.score >= sound)
  return sift(
    sources,
    ({ appraisal, document }) =>
      !isAnswered ||
      document.facts !== null ||
      document.kind !== 'article' ||
      appraisal.strength.score >= weakest,
    'weak-beside-sound',
    drop,
  )
}

export function byStrength(a: Source, b: Source): number {
  return b.appraisal.strength.score - a.appraisal.strength.score || b.relevance - a.relevance
}

/** How a disease is told from another, how it runs and what causes it is not answered by a trial of its treatment. */
function ofFittingDesign(sources: readonly Source[], understood: Understood, drop: Drop): Source[] {
  if (!asksOfDisease(understood)) return [...sources]
  return sift(sources, (source) => !isTreatmentTrial(source), 'other-design', drop)
}

/** Nothing is done to anybody: no drug or procedure is named, or a disease or habit is what is feared to be the cause. */
function asksOfDisease({ kind, intervention, concepts }: Understood): boolean {
  const named = concepts.filter(({ term }) => intervention.includes(term))
  const isTreatment = named.some(({ type }) => type === 'drug' || type === 'procedure')
  const isExposure = named.some(({ type }) => type === 'condition')
  return !isTreatment && (kind === 'diagnosis' || kind === 'prognosis' || isExposure)
}

function isTreatmentTrial({ appraisal }: Source): boolean {
  return appraisal.design.endsWith('trial')
}
