import type { Question } from '../../question/question.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import type { Advised } from '../agent.ts'
import { adviseByBodies, namesNone } from '../document/advised-drugs.ts'
import type { Source } from '../source/source.ts'
import { isForOthers } from './bottom-line.ts'
import { adviceIn } from './guideline-advice.ts'
import { chooseLead } from './choose-lead.ts'

/** The drugs of the source that leads, and of bodies beside it, where the question names none of them, or their class alone: 'antibiotic for cystitis'. */
export function adviseUnnamed(shown: readonly Source[], question: Question, lexicon: Lexicon): Advised[] {
  const lead = chooseLead(shown, question.speechAct)
  if (lead === undefined) return []
  const bodies = adviseByBodies(
    shown.filter((source) => source.document.kind === 'guideline' && !isForOthers(source)),
    question,
    lexicon,
    (body) => [adviceIn(body).words],
  )
  const { fit, record, document } = lead.best
  if (document.kind === 'guideline') return bodies
  const drugs = fit.compared.asked.filter(({ type }) => type === 'drug')
  const { problems, includes } = record.profile
  return [
    {
      drugs: namesNone(question, drugs) ? drugs : [],
      studiedIn: [...problems, ...includes],
      isBeside: false,
    },
    ...bodies.map((each) => ({ ...each, isBeside: true })),
  ]
}
