import { Axis } from './axis.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { createLinearScale, percent } from './scale.ts'

/*
 * Accessibility
 * - What ChartFigure promises: the text names each range and where the value lies in words.
 * - The range is a bar with a mark at each end that it has, the value a diamond: shape tells, colour repeats.
 */

type Range = {
  /** Whose range it is: 'Women'. Empty where one range serves all. */
  label: string
  /** Null where the range is open to that side. */
  low: number | null
  high: number | null
}

type RangeBarProps = {
  ranges: readonly Range[]
  /** A measured value, on every bar. */
  value?: number
  format: (value: number) => string
  text: string
  isTextHidden?: boolean
}

/** Reference intervals on one axis, one under the other, and where a value lies. */
export function RangeBar({ ranges, value, format, text, isTextHidden = false }: RangeBarProps) {
  // A range without a lower limit begins at nothing.
  const limits = ranges.flatMap(({ low, high }) => [low ?? 0, high]).filter((limit) => limit !== null)
  const known = value === undefined ? limits : [...limits, value]
  const spread = (Math.max(...known) - Math.min(...known) || Math.abs(known[0] ?? 1)) / 3
  const scale = createLinearScale([
    // A quantity that is never negative gets no axis below zero.
    Math.max(Math.min(...known) - spread, Math.min(0, ...known)),
    Math.max(...known) + spread,
  ])

  return (
    <ChartFigure text={text} isTextHidden={isTextHidden}>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
        {ranges.map(({ label, low, high }) => (
          <RangeLine
            key={label}
            label={label}
            low={low === null ? null : scale.position(low)}
            high={high === null ? null : scale.position(high)}
            value={value === undefined ? undefined : scale.position(value)}
          />
        ))}
        <div className="col-start-2">
          <Axis scale={scale} format={format} />
        </div>
      </div>
    </ChartFigure>
  )
}

type RangeLineProps = { label: string; low: number | null; high: number | null; value: number | undefined }

function RangeLine({ label, low, high, value }: RangeLineProps) {
  const [from, to] = [low ?? 0, high ?? 100]
  return (
    <>
      <span className="text-xs text-muted">{label}</span>
      <svg width="100%" height="24" className="block overflow-visible">
        <line x1="0" x2="100%" y1="12" y2="12" className="stroke-line" />
        <rect x={percent(from)} width={percent(to - from)} y="8" height="8" className="fill-accent-soft" />
        <line x1={percent(from)} x2={percent(to)} y1="12" y2="12" className="stroke-accent stroke-2" />
        {[low, high].map(
          (end) =>
            end !== null && (
              <line
                key={end}
                x1={percent(end)}
                x2={percent(end)}
                y1="6"
                y2="18"
                className="stroke-accent stroke-2"
              />
            ),
        )}
        {value !== undefined && (
          <svg x={percent(value)} y="12" overflow="visible">
            <path
              d="M0-8 7 0 0 8-7 0Z"
              className="fill-text stroke-paper stroke-[1.5] forced-colors:fill-[CanvasText]"
            />
          </svg>
        )}
      </svg>
    </>
  )
}
