import { isOfChildren } from '../../concepts/child.ts'
import type { Act, Patient, Problem } from '../../question/question.ts'
import type { ConceptProfile, Criterion } from '../criterion.ts'
import { nearestOf } from './nearest.ts'

const grownUpFrom = 18
/** Beyond this many years over the average hardly anybody was studied: ages of a trial spread by eight to ten. */
const farOverAverage = 15

/** Of the same age and state: a child is no adult, a pregnant woman is not everybody. */
export const people: Criterion = ({
  question: { patient, people: kinds, problems, acts },
  record: { profile, maker },
  profile: concepts,
  candidate: { document },
}) => {
  // The baby of 'safe for baby?' is not born yet.
  const isChild =
    !patient.isPregnant &&
    ((patient.ageYears !== null && patient.ageYears < grownUpFrom) || kinds.some(isOfChildren))
  const { min, max } = profile.ageYears
  const mean = document.study?.population.age?.mean ?? null
  const studiedChildren =
    (max !== null && max <= 21) || concepts.mentions.some(isOfChildren) || (min !== null && min < 12)
  const studiedChildrenAlone =
    max === null ? mean !== null && mean + farOverAverage <= grownUpFrom : max < grownUpFrom
  const reason = {
    asked: patient.ageYears === null ? kinds.map(({ term }) => term) : [String(patient.ageYears)],
    found: [min, max].map(String),
  }
  const judged = (degree: string, isHard = false) => ({ degree, shares: {}, isHard, reason })
  if (patient.isPregnant && !profile.isPregnancy) return judged('not-pregnant')
  // A disease or an act of pregnancy says it, too: 'postpartum haemorrhage', 'caesarean'.
  if (!patient.isPregnant && profile.isPregnancy && !saysSo(problems, acts, concepts))
    return judged('pregnant-only')
  if (isChild) {
    if (min !== null && min >= 16)
      return judged('adults-only', patient.ageYears !== null && patient.ageYears < min - 2)
    // Of infants nothing is known for somebody of seventeen.
    if (max !== null && patient.ageYears !== null && patient.ageYears > max + 1) return judged('too-old')
    return judged(studiedChildren ? 'same' : 'children-untold')
  }
  // A disease of children alone was not studied in those who took in grown-ups alone.
  if (patient.ageYears === null && min !== null && min >= 16 && isOfChildrenByNature(problems))
    return judged('adults-only', true)
  if (isBreastfeedingMother(patient, acts, problems) && studiedChildrenAlone)
    return judged('children-only', true)
  // What is advised for children is not for whom nobody calls one; a disease of theirs tells it, too.
  if (maker === 'guideline' && patient.ageYears === null && max !== null && max < grownUpFrom)
    return judged(tellsOfChildren(problems) ? 'not-asked' : 'children-only')
  const isOfOtherSex = patient.sex !== null && profile.sex !== 'any' && patient.sex !== profile.sex
  if (patient.ageYears === null && max !== null && max < grownUpFrom) return judged('children-only')
  if (patient.ageYears === null) return judged(isOfOtherSex ? 'other-sex' : 'not-asked')
  if (max !== null && max < patient.ageYears)
    return judged(max < grownUpFrom ? 'children-only' : 'too-old', max < grownUpFrom && maker !== 'guideline')
  if (min !== null && min > patient.ageYears) return judged('too-young')
  if (isOfOtherSex) return judged('other-sex')
  if (max === null && mean !== null && patient.ageYears >= mean + farOverAverage)
    return { ...judged('older'), reason: { ...reason, found: [String(Math.round(mean))] } }
  return judged(maker === 'read' ? 'untold' : 'same')
}

function isOfChildrenByNature(problems: readonly Problem[]): boolean {
  const present = presentOf(problems)
  return present.length > 0 && present.every(({ concept }) => concept.concerns.includes('children'))
}

function tellsOfChildren(problems: readonly Problem[]): boolean {
  return presentOf(problems).some(({ concept }) => concept.concerns.includes('children'))
}

function presentOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ certainty }) => certainty === 'present' || certainty === 'suspected')
}

/** Who breastfeeds is grown up; where breastfeeding is asked about, or a disease of children, the child may be the patient. */
function isBreastfeedingMother(
  { isBreastfeeding }: Patient,
  acts: readonly Act[],
  problems: readonly Problem[],
): boolean {
  return (
    isBreastfeeding &&
    !acts.some(({ concept }) => concept.term === 'breastfeeding') &&
    !problems.some(({ concept }) => concept.concerns.includes('children'))
  )
}

function saysSo(problems: readonly Problem[], acts: readonly Act[], profile: ConceptProfile): boolean {
  const own = [...profile.problems, ...profile.widerProblems]
  return [...problems, ...acts].some(({ concept }) => nearestOf(concept, own).nearness !== 'none')
}
