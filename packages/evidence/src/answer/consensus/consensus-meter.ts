import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import {
  type ConsensusEntry,
  type ConsensusMeter,
  type ConsensusSegment,
  type DirectionCount,
  StudySize,
} from '@auscult/contract/ai/consensus.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Consensus } from './consensus-groups.ts'

const directions: readonly Direction[] = ['benefit', 'no-difference', 'harm', 'unclear']
const strong = 8

/** All entries counted by direction, and by direction, design and size: never a number of studies without what they are. */
export function measureConsensus(
  entries: readonly ConsensusEntry[],
  { level, direction, isConflicting, cause, about }: Consensus,
  frames: AnswerFrames,
): ConsensusMeter {
  const syntheses = new Set(entries.flatMap(({ id, basis }) => (basis.isSynthesis ? id : [])))
  const counts = countDirections(entries, syntheses)
  const conclusion = { level, direction, isConflicting }
  return {
    ...conclusion,
    reason: frames.consensus.meter({ level, direction, cause, about }, counts),
    counts,
    segments: cutSegments(entries, syntheses),
  }
}

function countDirections(
  entries: readonly ConsensusEntry[],
  syntheses: ReadonlySet<string>,
): DirectionCount[] {
  return directions.flatMap((direction) => {
    const pointing = entries.filter((entry) => entry.direction === direction)
    if (pointing.length === 0) return []
    return {
      direction,
      studies: pointing.length,
      strong: pointing.filter((entry) => entry.strength_score >= strong).length,
      participants: sumParticipants(pointing, syntheses),
    }
  })
}

/** In the order of directions, the largest studies first. */
function cutSegments(entries: readonly ConsensusEntry[], syntheses: ReadonlySet<string>): ConsensusSegment[] {
  const groups = new Map<string, ConsensusEntry[]>()
  for (const entry of entries) {
    const key = [entry.direction, entry.design, entry.size].join('|')
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()]
    .flatMap((members) => {
      const [first] = members
      if (first === undefined) return []
      const { direction, design, size } = first
      const ids = members.map(({ id }) => id)
      return {
        direction,
        design,
        size,
        studies: members.length,
        participants: sumParticipants(members, syntheses),
        ids,
      }
    })
    .toSorted(
      (a, b) =>
        directions.indexOf(a.direction) - directions.indexOf(b.direction) ||
        StudySize.options.indexOf(a.size) - StudySize.options.indexOf(b.size),
    )
}

/** A synthesis holds the people of the trials it pools, so only where there is nothing else do its participants count. */
function sumParticipants(entries: readonly ConsensusEntry[], syntheses: ReadonlySet<string>): number | null {
  const primary = entries.filter(({ id }) => !syntheses.has(id))
  const known = listParticipants(primary)
  if (known.length > 0) return known.reduce((sum, participants) => sum + participants, 0)
  const pooled = primary.length > 0 ? [] : listParticipants(entries)
  return pooled.length === 0 ? null : Math.max(...pooled)
}

function listParticipants(entries: readonly ConsensusEntry[]): number[] {
  return entries.flatMap(({ participants }) => participants ?? [])
}
