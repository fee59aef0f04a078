import type { AccuracyFigure } from '@auscult/contract/public/accuracy.ts'

/** What a figure was measured on, in words a clinician uses, by its id; the field's own names stand behind the toggle. */
const sets = [
  ['researchQuestions', /^retrieval-pubmedqa$/u],
  ['claims', /^retrieval-scifact$/u],
  ['answersToQuestions', /^answers-pubmedqa-/u],
  ['answersToClaims', /^answers-scifact-/u],
  ['trialAbstracts', /^direction$/u],
  ['questionAbstracts', /^verdict$/u],
  ['records', /^design$/u],
  ['cases', /^language-cases-/u],
  ['ownQuestions', /^language-own-/u],
  ['attacks', /^injection$/u],
  ['knownHalf', /^clinicians-.*-one$/u],
  ['unseenHalf', /^clinicians-.*-two$/u],
  ['largeCorpus', /^speed-/u],
  ['dangers', /^safety-fired$/u],
  ['allRules', /^safety-time$/u],
] as const

/** What the field calls the numbers of a figure, and what they are called here. */
const parts = {
  'R@10': 'firstTen',
  'MRR@10': 'nearTop',
  p50: 'middle',
  p95: 'slowest',
  'fired when due': 'warned',
  'falsely fired': 'warnedInVain',
} as const

const languages = /-(?<language>de|es|it)$/u

/** The name of a set in the texts, and the language it is in where there is one set for each; undefined for a set that no text names. */
export function wordsOfSet({ id }: AccuracyFigure) {
  const known = sets.find(([, pattern]) => pattern.test(id))
  return known && { key: known[0], language: languages.exec(id)?.groups?.['language'] }
}

/** The name of a number in the texts; undefined for one that no text names. */
export function wordsOfPart({ id }: AccuracyFigure, { name, better }: AccuracyFigure['parts'][number]) {
  // The engine's own measure has two numbers that no name of the field tells apart.
  if (id.startsWith('clinicians-abstention-')) return better === 'higher' ? 'notAnswered' : 'refused'
  return Object.entries(parts).find(([term]) => term === name)?.[1]
}
