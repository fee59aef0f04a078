import type { Question } from '../question/question.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { SafetyRules } from './compiled-rule.ts'
import { adultFrom, daysPerYear, olderFrom } from './patient-figures.ts'

/** Groups of people told by the fields of the patient; a stated age decides over words such as 'child'. */
export function groupsOf({ people, patient }: Question, { groups }: SafetyRules): Set<LexiconConcept> {
  const ageTerms = new Set([
    'children',
    'adolescents',
    'preschool children',
    'infants',
    'neonates',
    'older adults',
  ])
  const { ageYears } = patient
  const told = people.filter(({ term }) => ageYears === null || !ageTerms.has(term))
  const terms = [
    ...(patient.isPregnant ? ['pregnant women'] : []),
    ...(patient.isBreastfeeding ? ['breastfeeding women'] : []),
    ...(patient.sex === 'female' ? ['women'] : []),
    ...(patient.sex === 'male' ? ['men'] : []),
    ...(ageYears === null ? [] : ageGroups(ageYears)),
  ]
  return new Set([...told, ...terms.flatMap((term) => groups.get(term) ?? [])])
}

function ageGroups(years: number): string[] {
  if (years >= olderFrom) return ['older adults']
  if (years >= adultFrom) return []
  if (years >= 12) return ['children', 'adolescents']
  if (years >= 6) return ['children']
  if (years >= 1) return ['children', 'preschool children']
  return years * daysPerYear < 28 ? ['children', 'infants', 'neonates'] : ['children', 'infants']
}
