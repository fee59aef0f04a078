import { fitCandidates } from '../../fit/fit-candidates.ts'
import type { Judgement } from '../../fit/fit.ts'
import type { Fitted } from '../../fit/fit-result.ts'
import type { Question } from '../../question/question.ts'
import type { Candidate } from '../../search/search.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'

/**
 * Studies that bear on the question: those that answer it, and beside them all of the same treatment in the same disease, however well their words
 * fit. Where a disease alone is asked about, as in 'What helps in heart failure?', all that were done in it.
 */
export function fitStudies(question: Question, candidates: readonly Candidate[], lexicon: Lexicon): Fitted[] {
  const bears = isOpen(question) ? isOfDisease : isOfTreatmentAndDisease
  const isAsked = isOpen(question) || question.acts.some(({ role }) => role === 'asked')
  return fitCandidates(question, candidates, lexicon).map((each) =>
    isAsked && bears(each) ? { ...each, fit: { ...each.fit, answers: true, obstacle: null } } : each,
  )
}

function isOpen({ speechAct, acts, tests, problems }: Question): boolean {
  return speechAct === 'guideline' && acts.length === 0 && tests.length === 0 && problems.length > 0
}

function isOfDisease({ fit: { judgement, directness } }: Fitted): boolean {
  return (
    !isRuledOut(judgement) && judgement.problem.degree !== 'not-asked' && directness.population === 'match'
  )
}

function isOfTreatmentAndDisease(each: Fitted): boolean {
  const { judgement, directness } = each.fit
  const isOfWhatWasHoped = judgement.outcome.degree === 'counted' && directness.population === 'match'
  return (
    directness.intervention === 'match' && (isOfDisease(each) || (isOfWhatWasHoped && !isRuledOut(judgement)))
  )
}

function isRuledOut(judgement: Judgement): boolean {
  return Object.values(judgement).some((judged) => judged.isHard)
}
