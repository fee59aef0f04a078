import { isTreatment } from '../concepts/treatment.ts'
import { degreeOf } from '../fit/criteria/treatment.ts'
import { nearestOf } from '../fit/criteria/nearest.ts'
import type { FitEach } from '../fit/choose-readings.ts'
import type { Fitted } from '../fit/fit-result.ts'
import { toConcepts } from '../fit/fit.ts'
import type { Question } from '../question/question.ts'
import { readQuestion } from '../question/read-question.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { nameIn } from '../understand/question-parts.ts'
import { questionFrames } from '../understand/wording/question-frames.ts'

const mostWays = 5
/** Of each kind. Each is read and judged beside what was found already; no search is made. */
const mostTries = 6

/**
 * Questions near the one that was refused, each of which the agent answers, as `fit` judges: first the same in its plainest words, then by turns
 * another treatment of the disease and another disease of the treatment. None where the question tells of a danger (pregnancy, a value, a
 * drug taken, an allergy): a way on would have to leave it out.
 */
export function findWaysOn(
  question: Question,
  fitted: readonly Fitted[],
  lexicon: Lexicon,
  fit: FitEach,
): string[] {
  if (tellsDanger(question)) return []
  const candidates = fitted.map(({ candidate }) => candidate)
  const near = fitted
    .flatMap((each) => nearOf(each, question, lexicon))
    .toSorted((one, other) => other.shared - one.shared || other.score - one.score)
  // By one of the records that led to it: any other was found for another question.
  const isAnswered = ([text, records]: [string, Set<Candidate>]) =>
    fit(readQuestion(text, lexicon), candidates, lexicon).some(
      (each) => each.fit.answers && records.has(each.candidate),
    )
  const waysThatKeep = (kept: Kept) => {
    const recordsOf = new Map<string, Set<Candidate>>()
    for (const each of near.filter((one) => one.kept === kept)) {
      const text = wordOf(each, question)
      recordsOf.set(text, (recordsOf.get(text) ?? new Set()).add(each.candidate))
    }
    return [...recordsOf].slice(0, mostTries).flatMap((way) => (isAnswered(way) ? [way[0]] : []))
  }

  const ofDisease = waysThatKeep('disease')
  const ofTreatment = waysThatKeep('treatment')
  const byTurns = ofDisease.flatMap((text, nth) => [text, ...ofTreatment.slice(nth, nth + 1)])
  const ways = [...waysThatKeep('both'), ...byTurns, ...ofTreatment.slice(ofDisease.length)]
  return ways.slice(0, mostWays)
}

/** What must not be lost on the way to an easier question. */
export function tellsDanger({ patient, acts, speechAct }: Question): boolean {
  return (
    patient.isPregnant ||
    patient.isBreastfeeding ||
    patient.values.length + patient.unsureValues.length > 0 ||
    patient.allergies.length > 0 ||
    patient.sinceHours !== null ||
    speechAct === 'harm' ||
    acts.some(({ role, concept }) => role !== 'asked' && role !== 'comparator' && concept.type === 'drug')
  )
}

type Kept = 'both' | 'disease' | 'treatment'

/** What was tried in what, and what of the question that keeps. */
type Near = {
  candidate: Candidate
  act: LexiconConcept
  disease: LexiconConcept
  kept: Kept
  /** How much of treatment and diseases it shares with the question. */
  shared: number
  score: number
}

/** A record as a question near the one asked; none where it has neither the treatment nor the disease. */
function nearOf({ candidate, fit }: Fitted, question: Question, lexicon: Lexicon): Near[] {
  const { record, isWithdrawn } = candidate
  if (isWithdrawn || record.maker === 'read') return []
  const studied = toConcepts(record, lexicon)
  const asked = question.acts.find(({ role, concept }) => role === 'asked' && isTreatment(concept))?.concept
  const [ill] = diseasesOf(question)
  const keepsTreatment = asked !== undefined && wasTried(asked, studied)
  const keepsDisease = ill !== undefined && wasStudied(ill, studied)
  const act = keepsTreatment ? asked : studied.acts.find(isTreatment)
  const disease = keepsDisease ? ill : studied.problems.find(({ type }) => type === 'condition')
  if (!(keepsTreatment || keepsDisease) || act === undefined || disease === undefined) return []
  const { treatment, problem } = fit.judgement
  const shared = (treatment.shares['treatmentShare'] ?? 0) + (problem.shares['problemShare'] ?? 0)
  const kept = keepsTreatment && keepsDisease ? 'both' : keepsDisease ? 'disease' : 'treatment'
  return [{ candidate, act, disease, kept, shared, score: fit.score }]
}

type Studied = ReturnType<typeof toConcepts>

function wasTried(treatment: LexiconConcept, studied: Studied): boolean {
  return ['arm', 'member'].includes(degreeOf(treatment, studied).degree)
}

function wasStudied(disease: LexiconConcept, { problems, widerProblems }: Studied): boolean {
  return ['same', 'narrower'].includes(nearestOf(disease, [...problems, ...widerProblems]).nearness)
}

/** What the patient has; the first is what the question is about. */
function diseasesOf({ problems }: Question): LexiconConcept[] {
  return problems.filter(({ certainty }) => certainty === 'present').map(({ concept }) => concept)
}

function wordOf({ act, disease }: Near, question: Question): string {
  const { language, people } = question
  // What the patient has beside it stays: a drug for gout is another matter in kidney failure.
  const conditions = new Set(
    [disease, ...diseasesOf(question).slice(1)].map((each) => nameIn(each, language)),
  )
  return questionFrames(language).question({
    kind: 'treatment',
    intent: 'start',
    treatment: [nameIn(act, language)],
    persons: people.map((each) => nameIn(each, language)),
    conditions: [...conditions],
    comparator: [],
    outcome: [],
  })
}
