import type { QuestionKind } from '@auscult/contract/ai/ai.ts'
import type { Effect, ScoreReason, StrengthScore } from '@auscult/contract/evidence/evidence.ts'
import type { Directness } from './appraisal.ts'
import type { Design } from './study-design.ts'
import type { Flag } from './design.ts'
import { scaleOf } from './measures.ts'
import type { OutcomeKind } from './outcomes.ts'
import type { Safeguard, Weakness } from './safeguards.ts'
import type { AppraisalTexts, DesignText, ReasonKey } from './texts/appraisal-texts.ts'
import { english } from './texts/en.ts'
import * as weights from './weights.ts'
import { type Ground, type GroundValues, writeReason } from './write-reason.ts'

/** What was read from a record: all the score depends on. */
export type Findings = {
  design: Design
  designText: DesignText
  flags: readonly Flag[]
  participants: number | null
  effect: Effect | null
  /** The smallest P value printed beside the main result, where no estimate is. */
  pValue: number | null
  safeguards: readonly Safeguard[]
  weaknesses: readonly Weakness[]
  /** The words of a strong graded recommendation of a guideline. */
  strongRecommendation: string | null
  outcome: { kind: OutcomeKind; word: string }
  year: number | null
  indexed: boolean
}

/** `texts` are those the reasons are told in; English where left out. */
export type ScoreContext = {
  kind: QuestionKind
  directness: Directness
  currentYear: number
  texts?: AppraisalTexts | undefined
}

type Term = ScoreReason['term']

/**
 * The Strength Score 1-10 with its reasons: their points add up to `raw`; the score is `raw` rounded with halves up, at
 * least 1 and at most the lowest cap that applies. It rates one document for one kind of question from its record and abstract;
 * it is neither a GRADE rating nor a CEBM level.
 */
export function scoreStrength(findings: Findings, context: ScoreContext): StrengthScore {
  const texts = context.texts ?? english
  const grounds = [
    reason('design', weights.designWeights[context.kind][findings.design], 'design', {
      design: findings.designText,
    }),
    scoreSize(findings),
    scorePrecision(findings),
    ...scoreSafeguards(findings),
    reason('outcome', weights.outcomeWeights[findings.outcome.kind], `outcome-${findings.outcome.kind}`, {
      text: findings.outcome.word,
    }),
    scoreRecency(findings.year, context.currentYear),
    reason(
      'indexing',
      findings.indexed ? 0 : weights.notIndexedPoints,
      findings.indexed ? 'indexed' : 'not-indexed',
    ),
    ...scoreLargeEffect(findings),
    ...scoreDirectness(context.directness),
  ]
  const raw = grounds.reduce((sum, { points }) => sum + points, 0)
  const cap = findCap(findings, context.kind, texts)
  const score = Math.max(1, Math.min(Math.floor(raw + 0.5), cap?.limit ?? 10))
  const reasons = grounds.map((ground) => writeReason(ground, texts))
  return { score: Math.min(score, 10), raw, cap, reasons, weightsVersion: weights.weightsVersion }
}

function reason(term: Term, points: number, key: ReasonKey, values: GroundValues = {}): Ground {
  return { term, points, key, values }
}

const withoutSize: ReadonlySet<Design> = new Set([
  'guideline',
  'narrative-review',
  'opinion',
  'protocol',
  'laboratory',
])

function scoreSize({ design, participants }: Findings): Ground {
  if (withoutSize.has(design)) return reason('size', 0, 'size-not-meaningful')
  const least = weights.sizeWeights.atLeast.at(-1)?.points ?? 0
  if (design === 'case-report' && participants === null) return reason('size', least, 'size-report')
  if (participants === null) return reason('size', weights.sizeWeights.notFound, 'size-not-found')
  const step = weights.sizeWeights.atLeast.find((bound) => participants >= bound.participants)
  return reason('size', step?.points ?? least, 'size-found', { participants })
}

function scorePrecision({ design, effect, pValue }: Findings): Ground {
  const { nothingNumeric, smallP } = weights.precisionWeights
  if (design === 'guideline') return reason('precision', 0, 'precision-not-meaningful')
  if (effect !== null) return scoreEffect(effect)
  if (pValue === null) return reason('precision', nothingNumeric, 'nothing-numeric')
  const isSmall = pValue < smallP.below
  return reason('precision', isSmall ? smallP.points : 0, isSmall ? 'p-small' : 'p-other', { p: pValue })
}

function scoreEffect(effect: Effect): Ground {
  const { differenceLeavesOutZero, proportion } = weights.precisionWeights
  const named = { effect }
  const { low, high } = effect
  if (low === null || high === null) return reason('precision', 0, 'estimate-without-interval', named)
  const scale = scaleOf(effect.measure)
  if (scale === 'ratio') return scoreRatio(low, high, named)
  if (scale === 'proportion') {
    const percentagePoints = (high - low) * (high <= 1 ? 100 : 1)
    const isNarrow = percentagePoints <= proportion.percentagePoints
    return reason(
      'precision',
      isNarrow ? proportion.points : 0,
      isNarrow ? 'proportion-narrow' : 'proportion-wide',
      named,
    )
  }
  const leavesOutZero = low > 0 || high < 0
  return reason(
    'precision',
    leavesOutZero ? differenceLeavesOutZero : 0,
    leavesOutZero ? 'difference-clear' : 'difference-unclear',
    named,
  )
}

function scoreRatio(low: number, high: number, named: GroundValues): Ground {
  const { ratioUpTo, inconclusive } = weights.precisionWeights
  const width = widthOf(low, high)
  const step = ratioUpTo.find((bound) => width <= bound.width) ?? ratioUpTo[3]
  const isInconclusive = low <= 1 && high >= 1 && width > inconclusive.widerThan
  if (isInconclusive)
    return reason('precision', step.points + inconclusive.points, 'ratio-inconclusive', named)
  return reason(
    'precision',
    step.points,
    step.points > 0.5 ? 'ratio-narrow' : step.points >= 0 ? 'ratio-fair' : 'ratio-wide',
    named,
  )
}

/** ln(upper / lower). A lower limit of 0 is as wide as can be. */
function widthOf(low: number, high: number): number {
  return low <= 0 ? Number.POSITIVE_INFINITY : Math.log(high / low)
}

function scoreSafeguards({ design, safeguards, weaknesses, strongRecommendation }: Findings): Ground[] {
  const { each, atMost, weakened, strongRecommendation: strong } = weights.safeguardWeights
  const counted = safeguards.slice(0, Math.round(atMost / each))
  const reasons = counted.map((name) => reason('safeguards', each, name))
  if (reasons.length === 0) reasons.push(reason('safeguards', 0, 'no-safeguards'))
  const [weakness] = weaknesses
  if (weakness !== undefined) reasons.push(reason('safeguards', weakened, weakness))
  if (design === 'guideline' && strongRecommendation !== null) {
    reasons.push(reason('safeguards', strong, 'strong-recommendation', { text: strongRecommendation }))
  }
  return reasons
}

function scoreRecency(year: number | null, currentYear: number): Ground {
  if (year === null) return reason('recency', 0, 'year-unknown')
  const age = Math.max(0, currentYear - year)
  const step =
    weights.recencyWeights.upTo.find((bound) => age <= bound.years) ?? weights.recencyWeights.upTo[3]
  return reason('recency', step.points, 'year-known', { year })
}

const observational: ReadonlySet<Design> = new Set(['cohort', 'retrospective-cohort', 'case-control'])

function scoreLargeEffect({ design, effect }: Findings): Ground[] {
  const { ratio, width, points } = weights.largeEffectWeights
  if (!observational.has(design) || effect === null || effect.low === null || effect.high === null) return []
  if (scaleOf(effect.measure) !== 'ratio' || widthOf(effect.low, effect.high) > width) return []
  if (effect.estimate < ratio && effect.estimate > 1 / ratio) return []
  return [reason('large-effect', points, 'large-effect', { effect })]
}

const directnessParts = ['population', 'intervention', 'comparator', 'outcome'] as const

/** One reason for each part that does not fit; where the sum would fall below the lowest, the last reasons take only what is left. */
function scoreDirectness(directness: Directness): Ground[] {
  let left: number = -weights.directnessWeights.lowest
  const reasons: Ground[] = []
  for (const part of directnessParts) {
    const fit = directness[part]
    if (fit === 'match') continue
    const points = Math.max(-left, weights.directnessWeights[part][fit])
    left += points
    reasons.push(reason('directness', points, `directness-${fit}`, { part }))
  }
  return reasons.length > 0 ? reasons : [reason('directness', 0, 'directness-match')]
}

const nonRandomised: ReadonlySet<Design> = new Set([
  'diagnostic-accuracy',
  'systematic-review-of-observational',
  'cohort',
  'non-randomised-trial',
  'prediction-rule',
  'retrospective-cohort',
  'case-control',
  'single-arm-trial',
  'cross-sectional',
  'case-series',
  'unknown',
])

function findCap(
  { design, flags }: Findings,
  kind: QuestionKind,
  texts: AppraisalTexts,
): StrengthScore['cap'] {
  const reasons: weights.CapReason[] = [...flags]
  if (design === 'laboratory' || design === 'protocol') reasons.push(design)
  if (design === 'opinion' || design === 'case-report' || design === 'narrative-review')
    reasons.push('opinion')
  if (nonRandomised.has(design) && (kind === 'treatment' || kind === 'prevention'))
    reasons.push('non-randomised')
  const [lowest] = reasons.toSorted((a, b) => weights.caps[a] - weights.caps[b])
  return lowest === undefined ? null : { limit: weights.caps[lowest], text: texts.caps[lowest] }
}
