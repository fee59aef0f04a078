import type { ConsensusEntry, ConsensusLevel, ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import { type AnswerFrames, answerFrames } from '../frames/answer-frames.ts'
import { explainStanding, type UngroupedEntry } from './consensus-entry.ts'
import { groupItems } from './consensus-groups.ts'
import { measureConsensus } from './consensus-meter.ts'

type Grouped = Pick<ConsensusResponse, 'high_evidence' | 'emerging_evidence' | 'weak_evidence' | 'meter'>

/** Entries in their groups, each with the reason for it, and the meter over all of them. */
export function groupEntries(ungrouped: readonly UngroupedEntry[], frames: AnswerFrames): Grouped {
  const consensus = groupItems(ungrouped)
  const standings = new Map(consensus.standings.map((standing) => [standing.item.id, standing]))
  const placed = ungrouped.flatMap((entry) => {
    const standing = standings.get(entry.id)
    if (standing === undefined) return []
    const whole: ConsensusEntry = { ...entry, key_reason: explainStanding(entry, standing, frames) }
    return { level: standing.level, entry: whole }
  })
  const group = (wanted: ConsensusLevel) =>
    placed.filter(({ level }) => level === wanted).map(({ entry }) => entry)
  return {
    high_evidence: group('high'),
    emerging_evidence: group('emerging'),
    weak_evidence: group('weak'),
    meter:
      ungrouped.length === 0
        ? null
        : measureConsensus(
            placed.map(({ entry }) => entry),
            consensus,
            frames,
          ),
  }
}

/** A stored consensus without some of its studies: what they confirmed may not be settled any more. */
export function withoutStudies(response: ConsensusResponse, ids: ReadonlySet<string>): ConsensusResponse {
  const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak, understood } = response
  const kept = [...high, ...emerging, ...weak]
    .filter(({ id }) => !ids.has(id))
    .toSorted((a, b) => b.strength_score - a.strength_score)
  const future = response.future_sentences.filter(({ citations }) => !citations.some(({ id }) => ids.has(id)))
  return {
    ...response,
    ...groupEntries(kept, answerFrames(understood?.language ?? 'en')),
    future_sentences: future,
    future_perspective: future.map(({ text }) => text).join(' '),
    trials: response.trials.filter(({ id }) => !ids.has(id)),
  }
}
