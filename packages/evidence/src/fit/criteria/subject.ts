import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import type { Criterion } from '../criterion.ts'
import { nearestOf } from './nearest.ts'

/**
 * Seen from the record: is what it is about asked of at all? A study of two drugs in a disease explains a question about one of them in another
 * disease half, and is itself explained by it less.
 */
export const subject: Criterion = ({ question, profile, candidate, best }) => {
  const problems = [
    ...question.problems.filter(({ certainty }) => certainty !== 'ruled-out'),
    ...question.deduced,
  ].map(({ concept }) => concept)
  const acts = question.acts.filter(({ role }) => role !== 'refused').map(({ concept }) => concept)
  const ownProblems = profile.problems.map((own) => nearnessTo(own, problems))
  const ownActs = profile.acts.map((own) => nearnessTo(own, acts))
  return {
    degree: 'shared',
    shares: {
      ownProblem: ownProblems[0] ?? 0,
      ownProblems: mean(ownProblems),
      ownAct: ownActs[0] ?? 0,
      ownActs: mean(ownActs),
      subject: candidate.aboutness.subject,
      standing: best.standingOf(candidate),
    },
    isHard: false,
    reason: { asked: [], found: profile.problems.slice(0, 1).map(({ term }) => term) },
  }
}

const partly = 0.7

function nearnessTo(own: LexiconConcept, named: readonly LexiconConcept[]): number {
  const { nearness } = nearestOf(own, named)
  if (nearness === 'same') return 1
  return nearness === 'narrower' || nearness === 'broader' ? partly : 0
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
