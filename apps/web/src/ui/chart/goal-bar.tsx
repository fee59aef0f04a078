import { ChartFigure } from './chart-figure.tsx'
import { type ChartScale, createLinearScale, percent } from './scale.ts'

/*
 * Accessibility
 * - What ChartFigure promises: the text says what was measured, what had to be reached and what is worked towards.
 * - The measured value is a bar, the floor a line across it, the goal a flag: shape tells, colour repeats. Whether it is enough belongs
 *   beside it in a word.
 */

type GoalBarProps = {
  value: number
  /** What must be reached; null where nothing must. */
  floor: number | null
  /** What is worked towards; null where nothing is named. */
  goal: number | null
  better: 'higher' | 'lower'
  /** The ends of the axis, as 0 and 1 for a share; by default from zero to the largest of the values. */
  ends?: readonly [from: number, to: number]
  text: string
  isTextHidden?: boolean
}

/** What was measured, beside what had to be reached. */
export function GoalBar({ value, floor, goal, better, ends, text, isTextHidden = false }: GoalBarProps) {
  const scale: ChartScale = createLinearScale(ends ?? [0, value, floor ?? 0, goal ?? 0])
  const isEnough = floor === null || (better === 'higher' ? value >= floor : value <= floor)
  const isReached = goal !== null && (better === 'higher' ? value >= goal : value <= goal)
  const fill = isReached ? 'fill-success' : isEnough ? 'fill-info' : 'fill-danger'

  return (
    <ChartFigure text={text} isTextHidden={isTextHidden}>
      <svg aria-hidden="true" width="100%" height="28" className="block overflow-visible">
        <rect x="0" y="12" width="100%" height="10" className="fill-sunken stroke-line" />
        <rect
          x="0"
          y="12"
          width={percent(scale.position(value))}
          height="10"
          className={`${fill} forced-colors:fill-[CanvasText]`}
        />
        {floor !== null && (
          <line
            x1={percent(scale.position(floor))}
            x2={percent(scale.position(floor))}
            y1="8"
            y2="26"
            className="stroke-text stroke-2"
          />
        )}
        {goal !== null && (
          <svg x={percent(scale.position(goal))} y="0" overflow="visible">
            <path d="M0 26V2" className="stroke-text" />
            <path d="M0 1 8 4.5 0 8Z" className="fill-text" />
          </svg>
        )}
      </svg>
    </ChartFigure>
  )
}
