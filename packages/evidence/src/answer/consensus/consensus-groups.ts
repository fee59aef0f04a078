import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusEntry, ConsensusLevel } from '@auscult/contract/ai/consensus.ts'

/** What the grouping rule reads of one study. */
export type ConsensusItem = Pick<ConsensusEntry, 'id' | 'strength_score' | 'direction' | 'basis'>

/** Why an item, or the whole, has its level. */
export type Cause =
  | 'replicated'
  | 'synthesis'
  | 'contested'
  | 'conflict'
  | 'unreplicated'
  | 'undirected'
  | 'elsewhere'
  | 'indirect'
  | 'moderate'
  | 'limited'

/** Where an item stands and what stands with and against it among the strong ones. */
export type Standing = {
  item: ConsensusItem
  level: ConsensusLevel
  cause: Cause
  agreeing: ConsensusItem[]
  against: ConsensusItem[]
}

export type Consensus = {
  level: ConsensusLevel
  /** Why: that of the items which give the level. */
  cause: Cause
  direction: Direction | null
  isConflicting: boolean
  /** The treatments the level holds for, where the question named none; empty where it did. */
  about: string[]
  standings: Standing[]
}

const strong = 8
const strongSynthesis = 9
const moderate = 5

const levels: readonly ConsensusLevel[] = ['high', 'emerging', 'weak']

/**
 * High: at least two items of 8 or more that compared the same, on the outcome asked about, pointing the same way, or one synthesis of 9 or more, and no strong item against. Emerging: the
 * best item has 5 to 7, or is one strong item that nothing confirms. Weak: the best item has 4 or less, or strong items conflict.
 * Items further off than others (`isDirect` false) confirm nothing, but a strong one against still keeps the level from High. Where no
 * treatment was asked about, each treatment is a claim of its own, and the best settled one gives the level.
 */
export function groupItems(items: readonly ConsensusItem[]): Consensus {
  const claims = [...new Set(items.map(({ basis }) => basis.claim))].map((claim) =>
    judgeClaim(items.filter(({ basis }) => basis.claim === claim)),
  )
  const level = best(claims.map((claim) => claim.level))
  const leading = claims.filter((claim) => claim.level === level)
  const directions = new Set(leading.map(({ direction }) => direction))
  return {
    level,
    cause: leading[0]?.cause ?? 'limited',
    direction: directions.size === 1 ? (leading[0]?.direction ?? null) : null,
    isConflicting: leading.length > 0 && leading.every((claim) => claim.isConflicting),
    about: leading.flatMap(({ about }) => about),
    standings: claims.flatMap(({ standings }) => standings),
  }
}

type Claim = {
  /** Strong items on what was asked that point where the claim does. */
  agreeing: readonly ConsensusItem[]
  direction: Direction | null
  /** Of the strong items that carry the claim. */
  cause: Cause
}

function judgeClaim(items: readonly ConsensusItem[]): Consensus {
  const pointing = items.filter((item) => item.strength_score >= strong && item.direction !== 'unclear')
  const telling = pointing.filter(({ basis }) => basis.isDirect)
  // A strong result on another outcome neither settles the one that was asked about nor makes a conflict on it.
  const deciding = telling.filter(({ basis }) => basis.isOnOutcome)
  const isElsewhere = telling.length > 0 && deciding.length === 0
  const isConflicting = byComparison(deciding).some(
    (alike) => new Set(alike.map((item) => item.direction)).size > 1,
  )
  const direction = isConflicting ? null : (deciding[0]?.direction ?? null)
  // Once a study on the outcome decides, one on a composite of it confirms.
  const agreeing = isElsewhere ? [] : telling.filter((item) => item.direction === direction)
  const isContested = pointing.some((item) => item.direction !== direction && !item.basis.isSibling)
  const settled = settledBy(agreeing)
  const confirmed = settled === undefined ? 'unreplicated' : isContested ? 'contested' : settled
  const carried = isElsewhere ? 'elsewhere' : confirmed
  const claim: Claim = { agreeing, direction, cause: isConflicting ? 'conflict' : carried }
  const standings = items.map((item) => stand(item, claim, pointing))
  const level = isConflicting ? 'weak' : best(standings.map((standing) => standing.level))
  return {
    level,
    cause: isConflicting ? 'conflict' : leadingCause(standings, level),
    direction: isConflicting || isElsewhere ? null : (direction ?? directionOfBest(items)),
    isConflicting,
    about: [...new Set(items.map(({ basis }) => basis.claim))].filter((name) => name !== ''),
    standings,
  }
}

function stand(item: ConsensusItem, claim: Claim, pointing: readonly ConsensusItem[]): Standing {
  const others = item.direction === 'unclear' ? [] : pointing.filter((other) => other !== item)
  const agreeing = others.filter((other) => other.direction === item.direction && other.basis.isDirect)
  const against = others.filter((other) => other.direction !== item.direction && !other.basis.isSibling)
  const cause = causeOf(item, claim)
  return { item, level: levelOf(cause), cause, agreeing, against }
}

function causeOf(item: ConsensusItem, { agreeing, direction, cause }: Claim): Cause {
  if (item.strength_score < moderate) return 'limited'
  if (item.strength_score < strong) return 'moderate'
  if (item.direction === 'unclear') return 'undirected'
  if (!item.basis.isDirect) return 'indirect'
  if (cause === 'conflict') return item.basis.isOnOutcome ? 'conflict' : 'elsewhere'
  if (item.direction !== direction) return 'elsewhere'
  const alike = agreeing.filter(({ basis }) => basis.comparison === item.basis.comparison)
  return cause === 'replicated' && countIndependent(alike) < 2 ? 'unreplicated' : cause
}

function levelOf(cause: Cause): ConsensusLevel {
  if (cause === 'replicated' || cause === 'synthesis') return 'high'
  return cause === 'conflict' || cause === 'limited' ? 'weak' : 'emerging'
}

function best(found: readonly ConsensusLevel[]): ConsensusLevel {
  return levels.find((level) => found.includes(level)) ?? 'weak'
}

/** Of the first, which is the strongest where items come strongest first. */
function leadingCause(standings: readonly Standing[], level: ConsensusLevel): Cause {
  const leading = standings.filter((standing) => standing.level === level)
  const carrying =
    leading.find(({ cause }) => cause === 'contested' || cause === 'unreplicated') ?? leading[0]
  return carrying?.cause ?? 'limited'
}

/** Two studies of their own, or one synthesis strong enough to stand for many. */
function settledBy(agreeing: readonly ConsensusItem[]): 'replicated' | 'synthesis' | undefined {
  if (agreeing.some((item) => item.basis.isSynthesis && item.strength_score >= strongSynthesis))
    return 'synthesis'
  return byComparison(agreeing).some((alike) => countIndependent(alike) >= 2) ? 'replicated' : undefined
}

/** Another comparison, or the same in other people, neither confirms nor contradicts. */
function byComparison(items: readonly ConsensusItem[]): ConsensusItem[][] {
  const keys = new Set(items.map(({ basis }) => basis.comparison))
  return [...keys].map((key) => items.filter(({ basis }) => basis.comparison === key))
}

function countIndependent(items: readonly ConsensusItem[]): number {
  const seen = new Set<string>()
  let count = 0
  for (const { registrations } of items.map(({ basis }) => basis)) {
    if (!registrations.some((number) => seen.has(number))) count++
    for (const number of registrations) seen.add(number)
  }
  return count
}

function directionOfBest(items: readonly ConsensusItem[]): Direction | null {
  const telling = items.filter(({ direction }) => direction !== 'unclear')
  const highest = Math.max(0, ...telling.map((item) => item.strength_score))
  const directions = new Set(
    telling.filter((item) => item.strength_score === highest).map((item) => item.direction),
  )
  const [only] = directions
  return directions.size === 1 ? (only ?? null) : null
}
