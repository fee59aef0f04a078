import type { Pointing } from './answer-sources.ts'

const shapes: Record<Pointing, { path: string; colour: string; hollow?: boolean }> = {
  benefit: { path: 'M8 2.5 14.5 13.5H1.5Z', colour: 'text-accent' },
  harm: { path: 'M8 13.5 1.5 2.5H14.5Z', colour: 'text-danger' },
  'no-difference': { path: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2Z', colour: 'text-muted' },
  guideline: { path: 'M3 3H13V13H3Z', colour: 'text-text' },
  unclear: { path: 'M8 2.2 13.8 8 8 13.8 2.2 8Z', colour: 'text-muted', hollow: true },
}

/** The direction of a source as shape and colour, so that neither is needed to tell them apart. The words stand beside it. */
export function DirectionMark({ direction, size = 12 }: { direction: Pointing; size?: number }) {
  const { path, colour, hollow } = shapes[direction]
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={size} height={size} className={`shrink-0 ${colour}`}>
      <path
        d={path}
        fill={hollow ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={hollow ? 2 : 1}
        strokeLinejoin="round"
      />
    </svg>
  )
}
