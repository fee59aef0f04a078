import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import type { StudyOutcome } from '../record/study-record.ts'

const ratio = /\bratio\b|^relative risk$/u
const notOfRisks = /means?\b|recovery|generalised/u

/** The ratio that a record gives for an outcome, printed with two decimals as journals do; null for differences and what it has no ratio of. */
export function relativeEffect({ measure, estimate, low, high, level }: StudyOutcome): Effect | null {
  if (measure === null || estimate === null || !ratio.test(measure) || notOfRisks.test(measure)) return null
  const [told, from, to] = [estimate, low, high].map((value) => value?.toFixed(2))
  const interval =
    from === undefined || to === undefined
      ? ''
      : ` (${level === null ? '' : `${level}% `}CI ${from} to ${to})`
  return { measure, estimate, low, high, level, text: `${measure} ${told}${interval}` }
}
