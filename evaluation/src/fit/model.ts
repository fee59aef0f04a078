import { type Example, chooseNames, type Fitted, fitLogistic } from './logistic.ts'
import { folds, type FitQuestion } from './pairs.ts'
import type { Scored } from './points.ts'

export type Model = Pick<Fitted, 'bias' | 'weights'>
export type ModelOptions = { ridge: number; leastSeen: number }

/** Sets that weights may be fitted on; the others are only measured with. */
const fittedOn = new Set([
  'asked',
  'named',
  'apart',
  'general',
  'topics',
  'one',
  'one among abstracts',
  'one of our own',
  'one at the bedside',
  'one of near misses',
  'pubmedqa',
  'scifact',
])

export const isFittedOn = ({ set }: FitQuestion): boolean => fittedOn.has(set)

/** What is hard is decided before any weight; what nobody can judge teaches nothing. */
export function examplesOf(questions: readonly FitQuestion[]): Example[] {
  return questions.flatMap(({ pairs, weight, weightOfOthers = 1 }) =>
    pairs.flatMap(({ features, label, isHard }) =>
      label === null || isHard
        ? []
        : [{ features, label, weight: label === 1 ? weight : weight * weightOfOthers }],
    ),
  )
}

export function fitModel(
  questions: readonly FitQuestion[],
  { ridge, leastSeen }: ModelOptions,
  from?: Model,
): Fitted {
  const examples = examplesOf(questions.filter(isFittedOn))
  return fitLogistic(examples, chooseNames(examples, leastSeen), ridge, from)
}

/** Each question scored by weights that were fitted without its fold; half two by those fitted on all the rest, `whole`. */
export function scoreHeldOut(
  questions: readonly FitQuestion[],
  options: ModelOptions,
  whole: Model,
): Scored[] {
  const models = Array.from({ length: folds }, (_, fold) =>
    fitModel(
      questions.filter((question) => question.fold !== fold),
      options,
      whole,
    ),
  )
  return questions.map((question) =>
    scoreQuestion(question, question.set.startsWith('two') ? whole : (models[question.fold] ?? whole)),
  )
}

export function scoreQuestion({ set, expect, expected, allowed, pairs }: FitQuestion, model: Model): Scored {
  const ranked = pairs
    .map(({ id, maker, features, isHard }) => ({ id, maker, score: isHard ? 0 : scoreOf(features, model) }))
    .toSorted((one, other) => other.score - one.score)
  return { set, expect, expected, allowed, ranked }
}

function scoreOf(features: ReadonlyMap<string, number>, { bias, weights }: Model): number {
  let logit = bias
  for (const [name, value] of features) logit += (weights.get(name) ?? 0) * value
  return 1 / (1 + Math.exp(-logit))
}
