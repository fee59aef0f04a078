import type { DropReason } from '@auscult/contract/ai/record.ts'
import type { Directness } from '../appraise/appraisal.ts'
import type { Question } from '../question/question.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { listCaveats } from './caveats.ts'
import { readCompared } from './compared.ts'
import { nearestOf } from './criteria/nearest.ts'
import type { Comparison } from './criterion.ts'
import { compareAll, judge, type Judgement, scoreOf } from './fit.ts'
import { fitWeights } from './fit-weights.ts'
import type { Fit, Fitted } from './fit-result.ts'
import { namesStudy } from './named-study.ts'
import { surenessOf } from './sureness.ts'

/** A study that is asked for by its name is what is asked for, whatever else the question says, unless it is on another drug. */
const ofNamedStudy = 0.95

/** Every candidate judged beside the question, in the order of the search. */
export function fitCandidates(
  question: Question,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): Fitted[] {
  const compared = compareAll(question, candidates, lexicon)
  const judged = compared.map((comparison) => {
    const judgement = judge(comparison)
    const fitted = scoreOf(judgement, fitWeights)
    const isNamed = fitted > 0 && namesStudy(question, comparison.candidate.document)
    const score = isNamed ? Math.max(fitted, ofNamedStudy) : fitted
    return { comparison, judgement, score, maker: comparison.record.maker }
  })
  const isAnswered = surenessOf(judged) >= fitWeights.answersFrom
  return judged.map(({ comparison, judgement, score }) => {
    const supports = score >= fitWeights.supportsFrom || isAdviceOnBoth(judgement)
    return {
      candidate: comparison.candidate,
      fit: describe(comparison, judgement, score, isAnswered && supports && !isAdviceForChildren(judgement)),
    }
  })
}

/** What a body advises on the treatment in the disease stands beside the studies that answer, however few words they share. */
function isAdviceOnBoth(judgement: Judgement): boolean {
  const { maker, treatment, problem, people } = judgement
  return (
    maker.degree.startsWith('guideline') &&
    ['arm', 'member', 'class'].includes(treatment.degree) &&
    ['same', 'narrower'].includes(problem.degree) &&
    people.degree !== 'not-pregnant' &&
    people.degree !== 'pregnant-only' &&
    !Object.values(judgement).some(({ isHard }) => isHard)
  )
}

/** It speaks for what is held on the subject, and answers nobody who is not called a child. */
function isAdviceForChildren({ maker, people }: Judgement): boolean {
  return maker.degree.startsWith('guideline') && people.degree === 'children-only'
}

function describe(comparison: Comparison, judgement: Judgement, score: number, answers: boolean): Fit {
  const { question, profile } = comparison
  const asked = question.acts.filter(({ role }) => role === 'asked').map(({ concept }) => concept)
  const isIn = (some: typeof profile.acts) =>
    asked.some((concept) => ['same', 'narrower'].includes(nearestOf(concept, some).nearness))
  const isControlArm =
    asked.length > 0 &&
    !isIn([...profile.acts, ...profile.actClasses]) &&
    isIn([...profile.controls, ...profile.controlClasses])
  const [first] = asked
  const sibling =
    judgement.treatment.degree === 'sibling' && first !== undefined
      ? nearestOf(first, profile.acts).concept
      : null
  return {
    score,
    answers,
    obstacle: answers ? null : obstacleOf(judgement),
    judgement,
    directness: directnessOf(judgement),
    sibling,
    isControlArm,
    caveats: listCaveats(judgement, comparison),
    compared: readCompared(profile, isControlArm, question),
  }
}

type Degree = Directness[keyof Directness]

const matches: Record<'treatment' | 'problem' | 'comparator' | 'outcome', readonly string[]> = {
  treatment: ['not-asked', 'arm', 'member'],
  problem: ['not-asked', 'same', 'narrower', 'wider'],
  comparator: ['not-asked', 'same', 'together'],
  outcome: ['not-asked', 'counted'],
}
const mismatches = ['absent', 'sibling', 'other']

function directnessOf(judgement: Judgement): Directness {
  const degreeOf = (name: keyof typeof matches): Degree => {
    const { degree } = judgement[name]
    if (matches[name].includes(degree)) return 'match'
    return mismatches.includes(degree) ? 'mismatch' : 'partial'
  }
  const isOfPeople = ['same', 'not-asked', 'untold', 'children-untold'].includes(judgement.people.degree)
  const population = degreeOf('problem')
  return {
    intervention: degreeOf('treatment'),
    population: population === 'match' && !isOfPeople ? 'partial' : population,
    comparator: degreeOf('comparator') === 'mismatch' ? 'partial' : degreeOf('comparator'),
    outcome: degreeOf('outcome') === 'mismatch' ? 'partial' : degreeOf('outcome'),
  }
}

/** What weighs most against a record that does not answer. */
function obstacleOf({ treatment, problem, people, ruledOut, comparator }: Judgement): DropReason {
  if (mismatches.includes(treatment.degree)) return 'other-treatment'
  if (mismatches.includes(problem.degree) || ruledOut.degree === 'required') return 'other-people'
  if (people.degree !== 'same' && people.degree !== 'not-asked') return 'other-people'
  return comparator.degree === 'other' ? 'other-comparison' : 'few-words'
}
