import type { Question } from '../question/question.ts'
import type { Comparison, ConceptProfile } from './criterion.ts'
import type { Judgement } from './fit.ts'

/**
 * Where the record shows that this patient, or what is asked, lies outside what was studied. `asked` and `found` are terms or figures of
 * the question and of the record.
 */
export type Caveat = {
  kind:
    | 'limit'
    | 'excluded'
    | 'not-pregnant'
    | 'pregnant-only'
    | 'adults-only'
    | 'children-only'
    | 'too-young'
    | 'too-old'
    | 'older'
    | 'breastfeeding-untold'
    | 'other-problem'
    | 'wider-problem'
    | 'class'
    | 'comparator'
    | 'situation'
    | 'outcome'
  asked: string
  found: string
}

const ofPeople = [
  'not-pregnant',
  'pregnant-only',
  'adults-only',
  'children-only',
  'too-young',
  'too-old',
  'older',
] as const

/** The weightiest first: a limit that is broken tells more than an outcome that was not counted. Nothing is said that no criterion found. */
export function listCaveats(
  judgement: Judgement,
  { question, record: { profile }, profile: { stems } }: Pick<Comparison, 'question' | 'record' | 'profile'>,
): Caveat[] {
  const caveats: Caveat[] = []
  const say = (kind: Caveat['kind'], asked: readonly string[], found: readonly string[]) => {
    caveats.push({ kind, asked: asked.join(', '), found: found.join(', ') })
  }
  const { limits, exclusion, people, problem, treatment, comparator, outcome } = judgement
  if (limits.degree === 'outside') say('limit', limits.reason.asked, limits.reason.found)
  if (exclusion.degree === 'excluded') say('excluded', [], exclusion.reason.found)
  const [kind] = ofPeople.filter((degree) => degree === people.degree)
  // Who has pre-eclampsia is pregnant, though nobody says so.
  const isOfPregnancy = kind === 'pregnant-only' && ['same', 'narrower'].includes(problem.degree)
  if (kind !== undefined && !isOfPregnancy) say(kind, people.reason.asked, people.reason.found)
  if (asksOfDrugInMilk(question) && !tellsOfBreastfeeding(stems)) say('breastfeeding-untold', [], [])
  if (problem.degree === 'sibling' || problem.shares['narrowerPartly'] === 1)
    say('other-problem', problem.reason.asked, profile.problems.slice(0, 1))
  if (treatment.degree === 'class' && question.acts.some(({ concept }) => concept.type === 'drug'))
    say('class', treatment.reason.asked, treatment.reason.found)
  for (const { degree, reason } of [
    judgement.stage,
    judgement.line,
    judgement.event,
    judgement.aim,
    judgement.severity,
  ])
    if (degree === 'other') say('situation', reason.asked, reason.found)
  if (comparator.degree === 'other' || comparator.degree === 'inactive')
    say(
      'comparator',
      comparator.reason.asked,
      comparator.degree === 'inactive' ? ['placebo'] : comparator.reason.found,
    )
  if (outcome.degree === 'not-told' && question.speechAct === 'harm') say('outcome', outcome.reason.asked, [])
  return caveats
}

/** What is given to her may reach the child; where breastfeeding itself is asked about there is no such doubt. */
function asksOfDrugInMilk({ patient, acts }: Question): boolean {
  return (
    patient.isBreastfeeding &&
    acts.some(({ role, concept }) => role === 'asked' && concept.type === 'drug') &&
    !acts.some(({ concept }) => concept.term === 'breastfeeding')
  )
}

function tellsOfBreastfeeding(stems: ConceptProfile['stems']): boolean {
  return [...stems].some((stem) => /^(?:breastfe|breast-fe|lactat)/u.test(stem))
}
