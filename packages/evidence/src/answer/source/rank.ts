import type { Question } from '../../question/question.ts'
import { type Drop, keepFirst, sift } from './drop.ts'
import type { Source } from './source.ts'

/** Evidence as it is shown: of a design that can answer, the strongest first, then the most relevant, at most `most`. */
export function rankEvidence(
  sources: readonly Source[],
  question: Question,
  most: number,
  drop: Drop,
): Source[] {
  const fitting = ofFittingDesign(sources, question, drop)
  const byFit = fitting.toSorted((one, other) => other.fit.score - one.fit.score)
  return keepFirst(byFit, most, ({ document }) => document.id, 'behind-those-shown', drop).toSorted(
    byStrength,
  )
}

/** Below this a source is an opinion, a case or a few people. */
const weakest = 4
const sound = 7

/** Beside a sound answer, weak papers that nobody has read for their facts share its words and add nothing. */
export function dropWeakPapers(sources: readonly Source[], drop: Drop): Source[] {
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
function ofFittingDesign(sources: readonly Source[], question: Question, drop: Drop): Source[] {
  if (!asksOfDisease(question)) return [...sources]
  return sift(sources, (source) => !isTreatmentTrial(source), 'other-design', drop)
}

/** Nothing is done to anybody, and how a disease is told or how it runs is asked. */
function asksOfDisease({ speechAct, acts }: Question): boolean {
  const isTreatment = acts.some(({ concept }) => concept.type === 'drug' || concept.type === 'procedure')
  return !isTreatment && (speechAct === 'prognosis' || speechAct === 'define')
}

function isTreatmentTrial({ appraisal, record }: Source): boolean {
  return appraisal.design.endsWith('trial') && record.maker === 'read'
}
