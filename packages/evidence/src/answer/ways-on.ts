import type { Language } from '@auscult/contract/ai.ts'
import { fitCandidates } from '../fit/fit-candidates.ts'
import type { Fitted } from '../fit/fit-result.ts'
import type { Question } from '../question/question.ts'
import { readQuestion } from '../question/read-question.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { nameIn } from '../understand/question-parts.ts'
import { questionFrames } from '../understand/wording/question-frames.ts'
import type { QuestionParts } from '../understand/wording/question-wording.ts'

const mostWays = 5
/** Each is read and judged beside what was found already; no search is made. */
const mostTries = 6

/**
 * Questions near the one that was refused, each of which has an answer here. None where the question tells of a danger (pregnancy, a value, a
 * drug taken, an allergy): a way on would have to leave it out.
 */
export function findWaysOn(question: Question, fitted: readonly Fitted[], lexicon: Lexicon): string[] {
  if (tellsDanger(question)) return []
  const { question: word } = questionFrames(question.language)
  const candidates = fitted.map(({ candidate }) => candidate)
  const near = fitted
    .filter(({ candidate }) => !candidate.isWithdrawn && candidate.record.maker !== 'read')
    .toSorted((one, other) => nearness(other) - nearness(one))
  const tried = [
    ...new Set(
      near
        .slice(0, mostTries)
        .flatMap((each) => partsOf(each, question, lexicon))
        .map(word),
    ),
  ]
  return tried
    .slice(0, mostTries)
    .filter((text) =>
      fitCandidates(readQuestion(text, lexicon), candidates, lexicon).some(({ fit }) => fit.answers),
    )
    .slice(0, mostWays)
}

/** What must not be lost on the way to an easier question. */
export function tellsDanger({ patient, acts, speechAct }: Question): boolean {
  return (
    patient.isPregnant ||
    patient.isBreastfeeding ||
    patient.values.length > 0 ||
    patient.allergies.length > 0 ||
    patient.sinceHours !== null ||
    speechAct === 'harm' ||
    acts.some(({ role, concept }) => role !== 'asked' && role !== 'comparator' && concept.type === 'drug')
  )
}

const isOn = (degree: string) => ['same', 'narrower', 'wider', 'arm', 'member'].includes(degree)

/** Same disease before same treatment: another treatment of what the patient has is the nearer question. */
function nearness({ fit: { judgement, score } }: Fitted): number {
  return score + (isOn(judgement.problem.degree) ? 0.5 : 0) + (isOn(judgement.treatment.degree) ? 0.4 : 0)
}

function partsOf({ fit, candidate }: Fitted, question: Question, lexicon: Lexicon): QuestionParts[] {
  const { profile } = candidate.record
  const [asked] = question.acts.filter(({ role }) => role === 'asked').map(({ concept }) => concept.term)
  const [ill, ...beside] = question.problems
    .filter(({ certainty }) => certainty === 'present')
    .map(({ concept }) => concept.term)
  const { treatment, problem } = fit.judgement
  const isSameTreatment = treatment.degree === 'arm' || treatment.degree === 'member'
  const isSameProblem = ['same', 'narrower', 'wider'].includes(problem.degree)
  if (!isSameTreatment && !isSameProblem) return []
  const act = isSameTreatment ? asked : profile.acts.find((term) => isTreatment(lexicon.find(term)))
  const disease = isSameProblem ? ill : profile.problems[0]
  if (act === undefined || disease === undefined) return []
  // What the patient has beside it stays: a drug for gout is another matter in kidney failure.
  const names = [act, disease, ...beside].map((term) => nameOf(term, question.language, lexicon))
  return [
    {
      kind: 'treatment',
      intent: 'start',
      treatment: names.slice(0, 1),
      persons: question.people.map(({ term }) => nameOf(term, question.language, lexicon)),
      conditions: names.slice(1),
      comparator: [],
      outcome: [],
    },
  ]
}

/** A test does not help against anything. */
function isTreatment(concept: LexiconConcept | undefined): boolean {
  return concept?.type === 'drug' || concept?.type === 'procedure'
}

function nameOf(term: string, language: Language, lexicon: Lexicon): string {
  const concept = lexicon.find(term)
  return concept === undefined ? term : nameIn(concept, language)
}
