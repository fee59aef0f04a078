import { ancestorsOf } from '../../concepts/relation.ts'
import { isTreatment } from '../../concepts/treatment.ts'
import type { Question } from '../../question/question.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import type { Source } from '../source/source.ts'
import { chooseLead } from './choose-lead.ts'

/** The drugs of the source that leads where the question names none of them, or their class alone: 'antibiotic for cystitis'. */
export function adviseUnnamed(shown: readonly Source[], { acts, speechAct }: Question): LexiconConcept[] {
  const lead = chooseLead(shown, speechAct)
  if (lead === undefined) return []
  const advised = lead.best.fit.compared.asked.filter(({ type }) => type === 'drug')
  const asked = acts.filter(
    ({ role, concept }) => (role === 'asked' || role === 'comparator') && isTreatment(concept),
  )
  const isOfClass = asked.every(({ concept }) =>
    advised.some((drug) => ancestorsOf(drug).has(concept) && drug !== concept),
  )
  return isOfClass ? advised : []
}
