import { ChartFigure } from './chart-figure.tsx'

/*
 * Accessibility
 * - What ChartFigure promises: the text tells the first, the last and the outermost value with their times.
 * - Stretches to its room; the last value is a dot, so that one sees where now is.
 */

type SparklineProps = {
  /** In the order of time, evenly apart; at least two. */
  values: readonly number[]
  text: string
  isTextHidden?: boolean
}

const width = 100
const height = 24

/** How something went, as a line the height of a word. */
export function Sparkline({ values, text, isTextHidden = false }: SparklineProps) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const x = (nth: number) => (nth / Math.max(values.length - 1, 1)) * width
  const y = (value: number) =>
    lowest === highest ? height / 2 : height - ((value - lowest) / (highest - lowest)) * height
  const points = values.map((value, nth) => `${x(nth).toFixed(1)},${y(value).toFixed(1)}`).join(' ')

  return (
    <ChartFigure text={text} isTextHidden={isTextHidden}>
      <div aria-hidden="true" className="relative mr-1 h-6 max-w-48">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible fill-none"
        >
          <polyline
            points={points}
            vectorEffect="non-scaling-stroke"
            className="stroke-accent stroke-[1.5]"
            strokeLinejoin="round"
          />
        </svg>
        <span
          className="absolute -right-1 size-2 -translate-y-1/2 rounded-full bg-accent forced-colors:bg-[CanvasText]"
          style={{ top: `${(y(values.at(-1) ?? 0) / height) * 100}%` }}
        />
      </div>
    </ChartFigure>
  )
}
