import type { DropReason } from '@auscult/contract/ai-record.ts'
import type { Document } from '../../corpus/document.ts'
import type { Fitted } from '../fit/fit.ts'
import { type Drop, keepFirst } from './drop.ts'

/** How many of each are kept, and how relevant beside the best they must be. */
type Limits = {
  readsPlans: boolean
  leastRelevance: number
  mostRead: number
  mostNearest: number
  mostWithdrawn: number
}

/** What becomes of the candidates: evidence that answers, what only comes near, and withdrawn work that is named and never used. */
export type Selection = { evidence: Fitted[]; nearest: Fitted[]; withdrawn: Fitted[] }

/** A record whose facts fit is on the subject even where the question's other words are many. */
const leastOfCurated = 0.15

/** The candidates worth reading, best fit first; only these are appraised. */
export function selectCandidates(fitted: readonly Fitted[], limits: Limits, drop: Drop): Selection {
  const usable = fitted.filter((each) => !isWithdrawn(each))
  for (const each of fitted.filter(isWithdrawn)) drop(idOf(each), 'withdrawn')
  const best = Math.max(0, ...usable.map(({ candidate }) => candidate.score))
  const answering = usable.filter((each) => {
    const obstacle = findObstacle(each, best, limits)
    if (obstacle !== null) drop(idOf(each), obstacle)
    return obstacle === null
  })
  const ordered = answering.toSorted(byDirectnessThenRelevance)
  return {
    evidence: keepFirst(ordered, limits.mostRead, idOf, 'behind-those-read', drop),
    nearest: usable
      .filter((each) => !answering.includes(each) && each.candidate.matched.length > 0)
      .slice(0, limits.mostNearest),
    withdrawn: fitted.filter((each) => isWithdrawn(each) && each.fit.answers).slice(0, limits.mostWithdrawn),
  }
}

const idOf = ({ candidate }: Fitted) => candidate.document.id

function findObstacle({ candidate, fit }: Fitted, best: number, limits: Limits): DropReason | null {
  if (!fit.answers) return fit.obstacle
  if (!limits.readsPlans && isPlan(candidate.document)) return 'no-results-yet'
  return candidate.score < best * floorOf(candidate.document, limits) ? 'shares-words' : null
}

function floorOf({ facts }: Document, { leastRelevance }: Limits): number {
  return facts === null ? leastRelevance : Math.min(leastRelevance, leastOfCurated)
}

function isWithdrawn({ candidate: { document } }: Fitted): boolean {
  return document.status === 'retracted' || document.status === 'expression-of-concern'
}

/** A registered trial without results says what is being studied, not what was found. */
function isPlan({ kind, trial }: Document): boolean {
  return kind === 'trial' && trial?.hasResults !== true
}

function partialCount({ fit }: Fitted): number {
  return Object.values(fit.directness).filter((degree) => degree !== 'match').length
}

function byDirectnessThenRelevance(a: Fitted, b: Fitted): number {
  return partialCount(a) - partialCount(b) || b.candidate.score - a.candidate.score
}
