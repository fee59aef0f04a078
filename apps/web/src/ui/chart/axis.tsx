import { type ChartScale, percent } from './scale.ts'

/*
 * Accessibility
 * - Decoration: the text of the chart has the same figures.
 * - 14 px labels in the muted text colour (4.5:1); the line is the edge colour of controls (3:1).
 */

type AxisProps = { scale: ChartScale; format: (value: number) => string }

/** The named line under a drawing. A name at an end stands inside the width, so that nothing is cut off. */
export function Axis({ scale, format }: AxisProps) {
  return (
    <svg aria-hidden="true" width="100%" height="26" className="block overflow-visible">
      <line x1="0" x2="100%" y1="0.5" y2="0.5" className="stroke-line-strong" />
      {scale.ticks.map((tick) => {
        const position = scale.position(tick)
        const anchor = position < 4 ? 'start' : position > 96 ? 'end' : 'middle'
        return (
          <g key={tick}>
            <line
              x1={percent(position)}
              x2={percent(position)}
              y1="0"
              y2="5"
              className="stroke-line-strong"
            />
            <text x={percent(position)} y="20" textAnchor={anchor} className="tabular fill-muted text-xs">
              {format(tick)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
