import { fold } from '../../text/terms.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { classSiblings, isWithin } from '../../understand/search-forms.ts'
import { studyName } from '../document/study-name.ts'
import { type Comparison, hasNames, hasWords, knownConcepts, unknownWords } from './asked.ts'
import type { Degree } from './fit.ts'

export type TreatmentFit = {
  degree: Degree
  /** The drug that was studied instead, of the same class. */
  sibling: LexiconConcept | null
  /** What was asked about was the control, so the result reads the other way round. */
  isControlArm: boolean
  /** An arm names what was asked about; else it stands only in the record's other words. */
  isInArms: boolean
  /** Of several treatments asked about, those that stand nowhere in the source. */
  missing: string[]
  /** Words beside known treatments that do not stand in the source. */
  missingWords: string[]
}

const mismatch: TreatmentFit = {
  degree: 'mismatch',
  sibling: null,
  isControlArm: false,
  isInArms: false,
  missing: [],
  missingWords: [],
}

/** Whether the source studied the treatment asked about, as the arm or the control, or one of the same class. */
export function fitTreatment(comparison: Comparison): TreatmentFit {
  const { understood, lexicon, subject, matched } = comparison
  const known = knownConcepts(understood.intervention, lexicon)
  const words = unknownWords(understood.intervention, lexicon)
  if (!(known.length === 0 ? hasWords : hasNames)(words, matched)) return mismatch
  if (isOffTopic(known, comparison)) return mismatch
  if (known.length === 0) return { ...mismatch, degree: 'match' }
  const arms = [...subject.intervention, ...subject.comparator]
  const studied = known.filter((concept) => isStudied(concept, comparison))
  // Given in both arms, a treatment is the background of the trial and not its question.
  const contrasted = studied.filter((concept) => !isBackground(concept, comparison))
  const missingWords = words.filter((word) => !matched.has(word))
  // 'Skin cancer screening' is more than screening: what the word narrows must be there itself.
  const isWiderThanStudied = (concept: LexiconConcept) =>
    concept.type === 'procedure' && !arms.includes(concept) && concept.narrower.length > 0
  if (missingWords.length > 0 && contrasted.length > 0 && contrasted.every(isWiderThanStudied))
    return mismatch
  // Words that nobody wrote outnumber what is known: the question is on something else.
  if (missingWords.length > Math.max(1, known.length)) return mismatch
  const missing = known.filter((concept) => !studied.includes(concept) && !matched.has(concept.term))
  // A setting ('on dialysis') that was not studied is said; a drug that was not given is another question.
  if (studied.length > 0 && missing.some(({ type }) => type === 'drug')) return mismatch
  if (contrasted.length > 0)
    return {
      degree: contrasted.length === known.length ? 'match' : 'partial',
      sibling: null,
      isControlArm: isOnlyControl(contrasted, comparison),
      isInArms: contrasted.every((concept) => arms.some((arm) => isWithin(arm, concept))),
      missing: missing.map(({ term }) => term),
      missingWords,
    }
  if (studied.length > 0) return mismatch
  // Only a class whose members act alike says something of a member; 'a vaccine' says nothing of this one.
  const wider = arms.filter((arm) => arm.alike && known.some((concept) => isWithin(concept, arm)))
  if (wider.length > 0)
    return { ...mismatch, degree: 'partial', isControlArm: isOnlyControl(wider, comparison) }
  const controls = knownConcepts(understood.comparator, lexicon)
  const siblings = known.flatMap(classSiblings).filter((sibling) => !controls.includes(sibling))
  const sibling =
    subject.intervention.find((arm) => siblings.includes(arm) && !isBackground(arm, comparison)) ?? null
  return { ...mismatch, degree: sibling === null ? 'mismatch' : 'partial', sibling }
}

/** A guideline on screening for one cancer says nothing of another procedure; 'colonoscopy screening' is not on the prostate. */
function isOffTopic(asked: readonly LexiconConcept[], { subject }: Comparison): boolean {
  if (subject.topic.length === 0 || subject.population.length > 0) return false
  const isOnTopic = (concept: LexiconConcept) =>
    subject.topic.some((topic) => isWithin(topic, concept) || isWithin(concept, topic))
  const isAdvised = (concept: LexiconConcept) =>
    subject.intervention.some((advised) => isWithin(advised, concept))
  return !asked.some(isOnTopic) || !asked.every((concept) => isOnTopic(concept) || isAdvised(concept))
}

/** An active comparator must be there; a question without one, or against placebo, is content with any control. */
export function fitControl(comparison: Comparison): Degree {
  const words = unknownWords(comparison.understood.comparator, comparison.lexicon)
  if (!hasNames(words, comparison.matched) && !isCalled(comparison)) return 'mismatch'
  const known = knownConcepts(comparison.understood.comparator, comparison.lexicon).filter(
    ({ type }) => type === 'drug' || type === 'procedure',
  )
  if (known.length === 0) return 'match'
  return known.some((concept) => isStudied(concept, comparison)) ? 'match' : 'mismatch'
}

/** 'NICE-SUGAR or Leuven': studies are named, not treatments. */
function isCalled({ understood, candidate: { document }, lexicon }: Comparison): boolean {
  const words = unknownWords(understood.intervention, lexicon).map(fold)
  const name = fold(studyName(document)).split(/[^\p{L}\p{N}]+/u)
  return words.length > 0 && words.every((word) => name.includes(word))
}

function isStudied(concept: LexiconConcept, { subject, matched, isCurated, candidate }: Comparison): boolean {
  const arms = [...subject.intervention, ...subject.comparator]
  if (arms.some((arm) => isWithin(arm, concept))) return true
  if (candidate.document.kind === 'guideline') return false
  // Curated arms name drugs exactly; a strategy ('systolic target') may be in words that no concept of the lexicon covers.
  return (
    matched.has(concept.term) && (!isCurated || (concept.type !== 'drug' && concept.type !== 'condition'))
  )
}

/** In both arms while something else was added to one of them; two doses or durations of it are a comparison of it. */
function isBackground(concept: LexiconConcept, { subject, understood }: Comparison): boolean {
  const isIn = (arm: readonly LexiconConcept[]) => arm.some((other) => isWithin(other, concept))
  const added = subject.intervention.filter(
    (other) => isTreatment(other) && !subject.comparator.includes(other),
  )
  const isAdded = added.length === 0 || added.some((other) => isWithin(other, concept))
  // Aspirin stands in both arms of a trial of stopping it.
  if (understood.intent !== 'start') return false
  return (
    understood.comparator.length === 0 && isIn(subject.intervention) && isIn(subject.comparator) && !isAdded
  )
}

function isOnlyControl(concepts: readonly LexiconConcept[], { subject }: Comparison): boolean {
  const isIn = (arm: readonly LexiconConcept[]) =>
    arm.some((other) => concepts.some((concept) => isWithin(other, concept)))
  return isIn(subject.comparator) && !isIn(subject.intervention)
}

/** 'Predicted body weight' stands in an arm and is not given. */
function isTreatment({ type }: LexiconConcept): boolean {
  return type === 'drug' || type === 'procedure'
}
