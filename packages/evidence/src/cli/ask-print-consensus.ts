import type { ConsensusEntry, ConsensusResponse, ConsensusSegment } from '@auscult/contract/ai/consensus.ts'
import { layOutEnd, layOutStart } from './ask-print.ts'
import { wrap } from './wrap.ts'

const count = new Intl.NumberFormat('en-GB')
const indent = '    '

/** The groups, the meter in words and what comes, as text for a terminal. */
export function layOutConsensus(response: ConsensusResponse, width: number): string {
  const { meter } = response
  const parts = [
    ...layOutStart(response, width),
    ...(meter === null
      ? []
      : [
          wrap(meter.reason, width),
          ...meter.segments.map((segment) => wrap(segmentLine(segment), width, indent)),
        ]),
    ...layOutGroup('High evidence', response.high_evidence, width),
    ...layOutGroup('Emerging evidence', response.emerging_evidence, width),
    ...layOutGroup('Weak evidence', response.weak_evidence, width),
    ...(response.future_perspective === ''
      ? []
      : [wrap(`Future perspective: ${response.future_perspective}`, width)]),
    ...layOutEnd(response, width),
  ]
  return parts.join('\n\n')
}

function segmentLine({ direction, design, size, studies, participants }: ConsensusSegment): string {
  const people = participants === null ? '' : `, ${count.format(participants)} participants`
  return `${direction}: ${studies} × ${design}, ${size}${people}`
}

function layOutGroup(heading: string, entries: readonly ConsensusEntry[], width: number): string[] {
  if (entries.length === 0) return []
  return [`${heading} (${entries.length})`, ...entries.map((entry) => layOutEntry(entry, width))]
}

function layOutEntry(entry: ConsensusEntry, width: number): string {
  const place = [entry.journal, entry.year].filter((part) => part !== null).join(' ')
  return [
    wrap(`- ${entry.title}${place === '' ? '' : ` (${place})`} ${entry.strength_score}/10`, width),
    wrap(entry.explaination, width, indent),
    wrap(entry.key_reason, width, indent),
    `${indent}${entry.link}`,
  ].join('\n')
}
