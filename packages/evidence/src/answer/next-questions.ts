import { isTreatment } from '../concepts/treatment.ts'
import type { NextQuestion } from '@auscult/contract/evidence/answer-summary.ts'
import type { FitEach } from '../fit/choose-readings.ts'
import { degreeOf } from '../fit/criteria/treatment.ts'
import { nearestOf } from '../fit/criteria/nearest.ts'
import type { Fitted } from '../fit/fit-result.ts'
import { toConcepts } from '../fit/fit.ts'
import type { Question } from '../question/question.ts'
import { readQuestion } from '../question/read-question.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { nameIn } from '../understand/question-parts.ts'
import { questionFrames } from '../understand/wording/question-frames.ts'
import type { QuestionParts } from '../understand/wording/question-wording.ts'
import { tellsDanger } from './ways-on.ts'

const mostNext = 4
/** The best fits are what the next questions are about; each question is judged beside them, and no search is made. */
const mostBeside = 12
const mostTries = 5
const elderlyFrom = 60
/** A search of its own may find more and change what is judged beside it: what answers by a hair may then answer no longer. */
const surely = 0.55

type About = NextQuestion['about']

/** A question that may come next, and the records that would answer it. */
type Next = { about: About; parts: Partial<QuestionParts>; isAnsweredBy: (each: Fitted) => boolean }

/**
 * What may be asked next of the same treatment in the same disease: in kidney disease, in the old, in pregnancy, its dose, how long, when to
 * stop, against what else. Only what one of the records found was made for is offered, and only where `fit` says that it answers. None
 * where the question tells of a danger, which an easier question would leave out.
 */
export function findNextQuestions(
  question: Question,
  fitted: readonly Fitted[],
  lexicon: Lexicon,
  fit: FitEach,
): NextQuestion[] {
  const act = question.acts.find(({ role, concept }) => role === 'asked' && isTreatment(concept))?.concept
  const disease = question.problems.find(({ certainty }) => certainty === 'present')?.concept
  if (act === undefined || disease === undefined || tellsDanger(question)) return []
  const beside = fitted.toSorted((one, other) => other.fit.score - one.fit.score).slice(0, mostBeside)
  const near = beside.filter((each) => isOf(each, act, disease, lexicon))
  const candidates = beside.map(({ candidate }) => candidate)
  const found: NextQuestion[] = []
  let tries = 0
  for (const next of listNext(question, near, lexicon)) {
    if (found.length === mostNext || tries === mostTries) break
    const able = new Set(near.filter(next.isAnsweredBy).map(({ candidate }) => candidate))
    if (able.size === 0 || found.some(({ about }) => about === next.about)) continue
    tries += 1
    const text = word(question, act, disease, next)
    const isAnswered = fit(readQuestion(text, lexicon), candidates, lexicon).some(
      (each) => each.fit.answers && each.fit.score >= surely && able.has(each.candidate),
    )
    if (isAnswered) found.push({ about: next.about, question: text })
  }
  return found
}

/** A curated study or a body's advice on the very treatment in the very disease. */
function isOf(
  { candidate }: Fitted,
  act: LexiconConcept,
  disease: LexiconConcept,
  lexicon: Lexicon,
): boolean {
  const { record, isWithdrawn } = candidate
  if (isWithdrawn || record.maker === 'read') return false
  const studied = toConcepts(record, lexicon)
  const isActive = ['arm', 'member'].includes(degreeOf(act, studied).degree)
  const { nearness } = nearestOf(disease, [...studied.problems, ...studied.widerProblems])
  return isActive && (nearness === 'same' || nearness === 'narrower')
}

/** In the order in which a clinician would want to know. */
function listNext(question: Question, near: readonly Fitted[], lexicon: Lexicon): Next[] {
  const { acts, patient, people, problems, speechAct } = question
  const named = (term: string) => lexicon.find(term)
  const [kidney, elderly, pregnant] = ['chronic kidney disease', 'older adults', 'pregnant women'].map(named)
  const has = (concept: LexiconConcept) =>
    problems.some((each) => nearestOf(concept, [each.concept]).nearness !== 'none')
  const inWords = (concept: LexiconConcept) => nameIn(concept, question.language)
  const next: Next[] = []
  if (kidney !== undefined && !has(kidney))
    next.push({
      about: 'kidney',
      parts: { conditions: [inWords(kidney)] },
      isAnsweredBy: ({ candidate: { record } }) => {
        const { problems: ill, widerProblems, includes } = toConcepts(record, lexicon)
        return ['same', 'narrower'].includes(
          nearestOf(kidney, [...ill, ...widerProblems, ...includes]).nearness,
        )
      },
    })
  if (elderly !== undefined && patient.ageYears === null && people.length === 0)
    next.push({
      about: 'elderly',
      parts: { persons: [inWords(elderly)] },
      isAnsweredBy: ({ candidate: { record } }) => (record.profile.ageYears.min ?? 0) >= elderlyFrom,
    })
  if (pregnant !== undefined && people.length === 0 && patient.sex !== 'male')
    next.push({
      about: 'pregnancy',
      parts: { persons: [inWords(pregnant)] },
      isAnsweredBy: ({ candidate: { record } }) => record.profile.isPregnancy,
    })
  next.push(
    ...listComparators(question, near, lexicon).map((control) => ({
      about: 'compare' as const,
      parts: { comparator: [inWords(control)] },
      isAnsweredBy: ({ candidate: { record } }: Fitted) =>
        toConcepts(record, lexicon).controls.includes(control),
    })),
  )
  const isDrugAsked = acts.some(({ role, concept }) => role === 'asked' && concept.type === 'drug')
  for (const use of ['dose', 'duration', 'stop'] as const)
    if (speechAct !== use)
      next.push({
        about: use,
        parts: { intent: use },
        isAnsweredBy: ({ candidate: { record } }) =>
          record.profile.contrasts.includes(use) ||
          // How long an operation was 'given' is how long people were followed.
          (isDrugAsked && use !== 'stop' && record.profile.uses.includes(use)),
      })
  return next
}

/** Drugs that the treatment was held against, and that are not asked about yet. */
function listComparators({ acts }: Question, near: readonly Fitted[], lexicon: Lexicon): LexiconConcept[] {
  const asked = acts.map(({ concept }) => concept)
  const controls = near.flatMap(({ candidate }) => toConcepts(candidate.record, lexicon).controls)
  return [...new Set(controls)].filter(
    (control) => control.type === 'drug' && nearestOf(control, asked).nearness !== 'same',
  )
}

function word(question: Question, act: LexiconConcept, disease: LexiconConcept, { parts }: Next): string {
  const { language, people } = question
  return questionFrames(language).question({
    kind: 'treatment',
    intent: 'start',
    treatment: [nameIn(act, language)],
    persons: people.map((each) => nameIn(each, language)),
    comparator: [],
    outcome: [],
    ...parts,
    conditions: [nameIn(disease, language), ...(parts.conditions ?? [])],
  })
}
