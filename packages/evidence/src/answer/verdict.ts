import type { Direction, StrengthBand } from '@auscult/contract/ai.ts'
import { strengthBand } from '@auscult/contract/ai.ts'
import type { Source } from './source.ts'

/** Where the best sources point, taken together. `open` when none of them says. */
export type Verdict = {
  stance: 'benefit' | 'harm' | 'no-difference' | 'conflicting' | 'open'
  band: StrengthBand
  /** Sources that carry the verdict, best first. */
  for: Source[]
  /** Sources of comparable strength that point elsewhere. */
  against: Source[]
  /** True when nothing studied the treatment itself, only others of its class. */
  isIndirect: boolean
}

/** Weaker sources than this below the best one do not change where the evidence points. */
const comparableWithin = 3
/** A stance carries the verdict when it holds this share of the weight. */
const clearMajority = 0.7
const stances = ['benefit', 'harm', 'no-difference'] as const

/** Big trials weigh more than small ones, but no single one silences the rest. */
function weightOf(source: Source): number {
  const participants = source.appraisal.participants ?? 100
  return source.appraisal.strength.score * Math.sqrt(Math.min(Math.max(participants, 50), 20_000))
}

/**
 * Weighs directions by strength and size; never a bare count of votes. Sources on the outcome that was asked about count alone where
 * there are any, and so do sources on the treatment itself.
 */
export function reachVerdict(sources: readonly Source[]): Verdict {
  const telling = sources.filter(
    (source) => source.stance !== 'unclear' && source.document.kind !== 'guideline',
  )
  const direct = telling.filter((source) => source.sibling === null)
  const studied = direct.length > 0 ? direct : telling
  const onOutcome = studied.filter((source) => source.fit.directness.outcome === 'match')
  const relevant = onOutcome.length > 0 ? onOutcome : studied
  const best = Math.max(0, ...relevant.map(scoreOf))
  const comparable = relevant.filter((source) => scoreOf(source) > best - comparableWithin)
  const total = comparable.reduce((sum, source) => sum + weightOf(source), 0)
  const share = (stance: Direction) =>
    comparable
      .filter((source) => source.stance === stance)
      .reduce((sum, source) => sum + weightOf(source), 0) / total
  const leading = stances.toSorted((a, b) => (share(b) || 0) - (share(a) || 0))[0] ?? 'benefit'
  const supporting = comparable.filter((source) => source.stance === leading)
  const isClear = share(leading) >= clearMajority
  return {
    stance: comparable.length === 0 ? 'open' : isClear ? leading : 'conflicting',
    band: strengthBand(Math.max(1, ...supporting.map(scoreOf))),
    for: supporting,
    against: comparable.filter((source) => source.stance !== leading),
    isIndirect: direct.length === 0 && telling.length > 0,
  }
}

function scoreOf(source: Source): number {
  return source.appraisal.strength.score
}
