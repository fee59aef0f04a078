import { readSentenceRoles } from '@auscult/evidence/record/sentence-roles.ts'
import { toldRoles } from '@auscult/evidence/record/role-weights.ts'
import { fitRoleWeights } from '../fit/roles.ts'
import { type LabelledAbstract, readLabelledAbstracts } from './labelled-abstracts.ts'

/** Share of sentences whose role is found without labels, and the mean over roles of the harmonic mean of precision and recall. */
export type RoleFigures = {
  abstracts: number
  sentences: number
  accuracy: number
  macroF1: number
  byRole: Record<string, { precision: number; recall: number; f1: number }>
  /** Of sentences that `mayQuote` lets through, those that truly tell a result or conclusion. */
  quotablePrecision: number
}

function tells(role: string | undefined): boolean {
  return role === 'result' || role === 'conclusion'
}

export function judgeRoles(abstracts: readonly LabelledAbstract[]): RoleFigures {
  const pairs = abstracts.flatMap(({ document, roles }) => {
    const found = readSentenceRoles(document)
    return roles.flatMap((truth, at) => (truth === null ? [] : [{ truth, found: found[at] }]))
  })
  const quotable = pairs.filter(({ found }) => tells(found))
  const byRole = Object.fromEntries(
    toldRoles.map((role) => {
      const right = pairs.filter(({ truth, found }) => truth === role && found === role).length
      const precision = right / Math.max(1, pairs.filter(({ found }) => found === role).length)
      const recall = right / Math.max(1, pairs.filter(({ truth }) => truth === role).length)
      return [role, { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) }]
    }),
  )
  return {
    abstracts: abstracts.length,
    sentences: pairs.length,
    accuracy: pairs.filter(({ truth, found }) => truth === found).length / Math.max(1, pairs.length),
    macroF1: Object.values(byRole).reduce((sum, { f1 }) => sum + f1, 0) / toldRoles.length,
    byRole,
    quotablePrecision: quotable.filter(({ truth }) => tells(truth)).length / Math.max(1, quotable.length),
  }
}

const longestRow = 128

/** Prints what `role-weights.ts` holds, fitted on the half of the abstracts that is not held back. */
export async function printRoleWeights(): Promise<void> {
  const abstracts = await readLabelledAbstracts()
  const { words, first, next } = fitRoleWeights(abstracts.filter(({ isHeldBack }) => !isHeldBack))
  console.log(JSON.stringify({ first, next }))
  let row = ''
  for (const [feature, weights] of words) {
    const entry = [feature, ...weights.map((weight) => Math.round(weight * 100))].join(' ')
    if (row.length + entry.length > longestRow) {
      console.log(row)
      row = ''
    }
    row += row === '' ? entry : `; ${entry}`
  }
  console.log(row)
}

/** The roles of both halves; only the half that was fitted on may be looked into. */
export async function printRoleFigures(): Promise<void> {
  const abstracts = await readLabelledAbstracts()
  for (const isHeldBack of [false, true]) {
    const { byRole, ...figures } = judgeRoles(abstracts.filter((each) => each.isHeldBack === isHeldBack))
    console.log(isHeldBack ? 'Held back' : 'Fitted on', figures)
    console.table(byRole)
  }
}
