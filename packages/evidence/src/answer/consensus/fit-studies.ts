import { fitCandidates } from '../../fit/fit-candidates.ts'
import type { Fitted } from '../../fit/fit-result.ts'
import type { Question } from '../../question/question.ts'
import type { Candidate } from '../../search/search.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'

/** Studies that answer; where a disease alone is asked about, as in 'What helps in heart failure?', all that were done in it. */
export function fitStudies(question: Question, candidates: readonly Candidate[], lexicon: Lexicon): Fitted[] {
  const fitted = fitCandidates(question, candidates, lexicon)
  if (!isOpen(question) || fitted.some(({ fit }) => fit.answers)) return fitted
  return fitted.map((each) =>
    isOfDisease(each) ? { ...each, fit: { ...each.fit, answers: true, obstacle: null } } : each,
  )
}

function isOpen({ speechAct, acts, problems, tests }: Question): boolean {
  return speechAct === 'guideline' && acts.length === 0 && tests.length === 0 && problems.length > 0
}

function isOfDisease({ fit: { judgement, directness } }: Fitted): boolean {
  const isHard = Object.values(judgement).some((judged) => judged.isHard)
  return !isHard && judgement.problem.degree !== 'not-asked' && directness.population === 'match'
}
