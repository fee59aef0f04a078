import type { DropReason } from '@auscult/contract/ai/record.ts'
import type { Document } from '../../corpus/document.ts'
import type { Fitted } from '../../fit/fit-result.ts'
import { type Drop, keepFirst } from './drop.ts'

/** How many of each are kept, and how relevant beside the best they must be. */
type Limits = {
  readsPlans: boolean
  mostRead: number
  mostNearest: number
  mostWithdrawn: number
}

/** What becomes of the candidates: evidence that answers, what only comes near, and withdrawn work that is named and never used. */
export type Selection = { evidence: Fitted[]; nearest: Fitted[]; withdrawn: Fitted[] }

/** The candidates worth reading, best fit first; only these are appraised. */
export function selectCandidates(fitted: readonly Fitted[], limits: Limits, drop: Drop): Selection {
  const usable = fitted.filter((each) => !isWithdrawn(each))
  for (const each of fitted.filter(isWithdrawn)) drop(idOf(each), 'withdrawn')
  const answering = usable.filter((each) => {
    const obstacle = findObstacle(each, limits)
    if (obstacle !== null) drop(idOf(each), obstacle)
    return obstacle === null
  })
  const ordered = answering.toSorted((one, other) => other.fit.score - one.fit.score)
  return {
    evidence: keepFirst(ordered, limits.mostRead, idOf, 'behind-those-read', drop),
    nearest: usable
      .filter((each) => !answering.includes(each) && each.candidate.matched.length > 0)
      .toSorted((one, other) => other.fit.score - one.fit.score)
      .slice(0, limits.mostNearest),
    withdrawn: fitted.filter((each) => isWithdrawn(each) && each.fit.answers).slice(0, limits.mostWithdrawn),
  }
}

const idOf = ({ candidate }: Fitted) => candidate.document.id

function findObstacle({ candidate, fit }: Fitted, limits: Limits): DropReason | null {
  if (!fit.answers) return fit.obstacle
  return !limits.readsPlans && isPlan(candidate.document) ? 'no-results-yet' : null
}

function isWithdrawn({ candidate: { document } }: Fitted): boolean {
  return document.status === 'retracted' || document.status === 'expression-of-concern'
}

/** A registered trial without results says what is being studied, not what was found. */
function isPlan({ kind, trial }: Document): boolean {
  return kind === 'trial' && trial?.hasResults !== true
}
