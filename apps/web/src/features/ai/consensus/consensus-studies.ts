import type { ConsensusEntry, ConsensusLevel, ConsensusResponse } from '@auscult/contract/ai/consensus.ts'

/** A study with the number it is cited by: its place on the page, from 1. */
export type Study = ConsensusEntry & { number: number }

export type StudyGroup = { level: ConsensusLevel; studies: Study[] }

/** The three groups, each the strongest first, its studies numbered through. */
export function listGroups(response: ConsensusResponse): StudyGroup[] {
  const groups = [
    { level: 'high', entries: response.high_evidence },
    { level: 'emerging', entries: response.emerging_evidence },
    { level: 'weak', entries: response.weak_evidence },
  ] as const
  let number = 0
  return groups.map(({ level, entries }) => ({
    level,
    studies: entries
      .toSorted((a, b) => b.strength_score - a.strength_score)
      .map((entry) => ({ ...entry, number: ++number })),
  }))
}
