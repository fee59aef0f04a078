import { ancestorsOf } from '../../concepts/relation.ts'
import { isTreatment } from '../../concepts/treatment.ts'
import type { Question } from '../../question/question.ts'
import type { Advised } from '../agent.ts'
import type { Source } from '../source/source.ts'
import { chooseLead } from './choose-lead.ts'

/** The drugs of the source that leads where the question names none of them, or their class alone: 'antibiotic for cystitis'. */
export function adviseUnnamed(shown: readonly Source[], { acts, speechAct }: Question): Advised {
  const lead = chooseLead(shown, speechAct)
  if (lead === undefined) return { drugs: [], studiedIn: [] }
  const { fit, record } = lead.best
  const drugs = fit.compared.asked.filter(({ type }) => type === 'drug')
  const asked = acts.filter(
    ({ role, concept }) => (role === 'asked' || role === 'comparator') && isTreatment(concept),
  )
  const isOfClass = asked.every(({ concept }) =>
    drugs.some((drug) => ancestorsOf(drug).has(concept) && drug !== concept),
  )
  const { problems, includes } = record.profile
  return { drugs: isOfClass ? drugs : [], studiedIn: [...problems, ...includes] }
}
