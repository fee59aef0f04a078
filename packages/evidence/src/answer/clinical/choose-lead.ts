import type { SpeechAct } from '../../question/question.ts'
import type { Source } from '../source/source.ts'

/**
 * Sources this near the best fit are on the same question; of these the strongest speaks first. The nearer to certain the best is, the nearer they
 * must be: the odds of .99 are ten times those of .91.
 */
const nearlyAsFitting = 0.85
const nearlyTheOdds = 1 / 5
/** Sources this near it may speak against the lead. */
const fittingEnough = 0.6

/** One on the same treatment in the same disease is told first from this share on, where it found harm or was done in such people. */
const onSameEnough = 0.5

/** Below this share of the best fit bodies speak of the disease at large, and a study of what is asked; a dose is theirs to tell. */
const onMatterEnough: Partial<Record<SpeechAct, number>> = {
  dose: 0.5,
  define: nearlyAsFitting,
  guideline: nearlyAsFitting,
}

/** How much less of the patient's diseases it must meet to stand behind. */
const clearlyFewer = 0.25

export type Lead = {
  best: Source
  /** Which say the same of the same treatment, best first. */
  agreeing: Source[]
  /** Which found otherwise: by their curators' word, or by their direction. */
  conflicting: Source[]
}

/** The source that answers first, and what stands beside and against it; undefined where none may lead. */
export function chooseLead(sources: readonly Source[], speechAct: SpeechAct): Lead | undefined {
  const able = sources.filter(mayLead)
  const read = able.filter(({ record }) => record.maker !== 'read')
  const candidates = read.length > 0 ? read : able
  const guidelines = candidates.filter(
    ({ document, fit }) => document.kind === 'guideline' && fit.judgement.treatment.degree !== 'absent',
  )
  const telling = speechAct === 'dose' ? guidelines.filter(tellsUse) : guidelines
  const isBodyFirst = bestFit(telling) >= bestFit(candidates) * (onMatterEnough[speechAct] ?? Infinity)
  const preferred = isBodyFirst ? telling : candidates
  const most = bestFit(preferred)
  const [first] = onMostProblems(preferred.filter(({ fit }) => isNearly(fit.score, most))).toSorted(
    (one, other) =>
      Number(isOfOthers(one)) - Number(isOfOthers(other)) ||
      (isBodyFirst ? 0 : Number(isTriedInStudy(other)) - Number(isTriedInStudy(one))) ||
      byStrengthThenFit(one, other),
  )
  if (first === undefined) return undefined
  const best =
    findInSuchPeople(first, preferred) ??
    findCloserStudy(first, preferred) ??
    findHarm(first, preferred) ??
    first
  const others = sources.filter(
    (source) =>
      source !== best &&
      source.document.kind !== 'guideline' &&
      source.fit.score >= best.fit.score * fittingEnough,
  )
  const conflicting = others.filter((source) => isConflict(source, best))
  return {
    best,
    agreeing: others.filter(
      (source) => !conflicting.includes(source) && source.stance === best.stance && source.sibling === null,
    ),
    conflicting,
  }
}

function isNearly(score: number, most: number): boolean {
  return score >= most * nearlyAsFitting && oddsOf(score) >= oddsOf(most) * nearlyTheOdds
}

const oddsOf = (score: number) => score / Math.max(1 - score, 1e-9)

const shareOf = ({ fit }: Source) => fit.judgement.problem.shares['problemShare'] ?? 0

/** Of those on the same question, whose people have more of what the patient has: embolism in cancer, and not embolism alone. */
function onMostProblems(sources: readonly Source[]): Source[] {
  const own = sources.filter(isOnOwnProblem)
  const able = own.length > 0 ? own : sources
  const most = Math.max(0, ...able.map(shareOf))
  return able.filter((source) => shareOf(source) >= most - clearlyFewer)
}

/** The first disease of the record is asked for: heart failure, and not kidney disease with heart failure among others. */
function isOnOwnProblem({ fit }: Source): boolean {
  return (fit.judgement.subject.shares['ownProblem'] ?? 0) > 0
}

/** Says the dose, or how long, of the very treatment, and not of the disease at large. */
function tellsUse({ fit: { judgement } }: Source): boolean {
  return judgement.use.degree === 'told' && ['arm', 'member'].includes(judgement.treatment.degree)
}

function bestFit(sources: readonly Source[]): number {
  return Math.max(0, ...sources.map(({ fit }) => fit.score))
}

/** How soon to operate on those with symptoms is not answered by a trial of those without, though it alone compared times. */
function findInSuchPeople(first: Source, preferred: readonly Source[]): Source | undefined {
  if (!isInOthers(first)) return undefined
  return preferred
    .filter((source) => !isInOthers(source) && isOnSame(source, first))
    .toSorted(byStrengthThenFit)[0]
}

/** Done at another stage of the disease, or at another age: amoxicillin in children, where nobody speaks of a child. */
function isInOthers({ fit: { judgement } }: Source): boolean {
  return judgement.stage.degree === 'other' || ofOtherPeople.has(judgement.people.degree)
}

function isOnSame({ fit }: Source, { fit: { judgement, score } }: Source): boolean {
  return (
    fit.score >= score * onSameEnough &&
    fit.judgement.treatment.degree === judgement.treatment.degree &&
    fit.judgement.problem.degree === judgement.problem.degree
  )
}

/** Beside a study that found no difference, or one its curators hold against it, the strongest that found harm of the same: danger first. */
function findHarm(first: Source, preferred: readonly Source[]): Source | undefined {
  if (first.stance === 'harm') return undefined
  return preferred
    .filter(
      (source) =>
        source.stance === 'harm' &&
        isOnSame(source, first) &&
        (first.stance === 'no-difference' || areAtOdds(source, first)),
    )
    .toSorted(byStrengthThenFit)[0]
}

/** A body that speaks of the matter at large gives way to a study of the very treatment. */
function findCloserStudy(first: Source, preferred: readonly Source[]): Source | undefined {
  if (first.document.kind !== 'guideline') return undefined
  const { degree } = first.fit.judgement.treatment
  if (degree === 'not-asked' || (first.namesTreatment && isTried(first)) || tellsUse(first)) return undefined
  const [study] = preferred
    .filter(
      (source) =>
        source.document.kind !== 'guideline' &&
        (isTried(source) || source.fit.judgement.treatment.degree === 'class') &&
        source.fit.score >= first.fit.score * fittingEnough,
    )
    .toSorted(byStrengthThenFit)
  return study
}

function isTried({ fit }: Source): boolean {
  return fit.judgement.treatment.degree === 'arm' || fit.judgement.treatment.degree === 'member'
}

/** Whether a treatment helps is answered by a study of it before a body's first step, where both fit. */
function isTriedInStudy(source: Source): boolean {
  return isStudy(source) && isTried(source)
}

/** From here on an abstract answers where it is all there is: of PubMedQA's unseen half 86 % are answered, and 85 % refused without their paper. */
const abstractAnswersFrom = 0.5
const ofAnotherTreatment: ReadonlySet<string> = new Set(['absent', 'sibling', 'mention'])

/** Abstracts nobody has read for their facts: strong ones, those made for the treatment, and others that fit well; how weak they are is said with them. */
function mayLead({ record, appraisal, fit }: Source): boolean {
  if (record.maker !== 'read') return true
  const { degree } = fit.judgement.treatment
  const fitsWell = fit.score >= abstractAnswersFrom && !ofAnotherTreatment.has(degree)
  return fitsWell || appraisal.strength.score >= 5 || degree === 'arm'
}

const ofOtherPeople: ReadonlySet<string> = new Set(['not-pregnant', 'adults-only', 'children-only'])

/** Of two that fit alike, the one in such people as are asked about speaks first: endarterectomy where there were symptoms, or none. */
function isOfOthers({ fit: { judgement } }: Source): boolean {
  const { stage, line, limits, exclusion, people } = judgement
  return (
    ofOtherPeople.has(people.degree) ||
    stage.degree === 'other' ||
    line.degree === 'other' ||
    limits.degree === 'outside' ||
    exclusion.degree === 'excluded'
  )
}

const isStudy = ({ document }: Source) => document.kind !== 'guideline'

function byStrengthThenFit(one: Source, other: Source): number {
  if (isStudy(one) && isStudy(other))
    return other.appraisal.strength.score - one.appraisal.strength.score || other.fit.score - one.fit.score
  return other.fit.score - one.fit.score
}

const names = ({ document }: Source) => document.study?.conflictsWith ?? []

function areAtOdds(one: Source, other: Source): boolean {
  return names(one).includes(other.document.id) || names(other).includes(one.document.id)
}

function isConflict(source: Source, best: Source): boolean {
  // What helps in one disease and not in another is no disagreement.
  if (source.fit.judgement.problem.degree !== best.fit.judgement.problem.degree) return false
  if (areAtOdds(best, source)) return true
  // What curators wrote down of both decides; directions are for papers nobody has read.
  if (best.document.study != null && source.document.study != null) return false
  const isOpposed =
    (source.stance === 'benefit' && best.stance === 'harm') ||
    (source.stance === 'harm' && best.stance === 'benefit') ||
    (source.stance === 'no-difference' && best.stance !== 'no-difference' && best.stance !== 'unclear') ||
    (best.stance === 'no-difference' && source.stance !== 'no-difference' && source.stance !== 'unclear')
  return isOpposed && source.fit.directness.intervention === 'match'
}
