import { ChartFigure } from './chart-figure.tsx'

/*
 * Accessibility
 * - What ChartFigure promises: the text tells of the people in words and figures.
 * - The mark tells (filled, crossed, square, ring); colour only repeats it. Forced colours leave the marks apart.
 */

/** What is drawn for a person: has it either way, is spared it, has it because of the treatment, to their harm or as was wished. */
type Mark = 'affected' | 'spared' | 'harmed' | 'gained'

type PictographProps = {
  /** Whole people of a hundred, in this order; all others are unaffected. */
  groups: readonly { mark: Mark; people: number }[]
  text: string
  isTextHidden?: boolean
}

const people = 100
const perRow = 20
const step = 12
const radius = 4

/** A hundred people. */
export function Pictograph({ groups, text, isTextHidden = false }: PictographProps) {
  const marks = groups.flatMap(({ mark, people: count }) => Array.from({ length: count }, () => mark))
  return (
    <ChartFigure text={text} isTextHidden={isTextHidden} className="max-w-[18rem]">
      <svg aria-hidden="true" viewBox={`0 0 ${perRow * step} ${(people / perRow) * step}`} className="w-full">
        {Array.from({ length: people }, (_, nth) => (
          <Person
            key={nth}
            x={(nth % perRow) * step + step / 2}
            y={Math.floor(nth / perRow) * step + step / 2}
            mark={marks[nth]}
          />
        ))}
      </svg>
    </ChartFigure>
  )
}

function Person({ x, y, mark }: { x: number; y: number; mark: Mark | undefined }) {
  switch (mark) {
    case 'affected':
      return <circle cx={x} cy={y} r={radius} className="fill-muted forced-colors:fill-[CanvasText]" />
    case 'spared':
      return (
        <path
          d={`M${x - radius} ${y - radius}l${radius * 2} ${radius * 2}m0 ${-radius * 2}l${-radius * 2} ${radius * 2}`}
          className="fill-none stroke-success stroke-2"
        />
      )
    case 'harmed':
    case 'gained':
      return (
        <rect
          x={x - radius}
          y={y - radius}
          width={radius * 2}
          height={radius * 2}
          className={`${mark === 'harmed' ? 'fill-danger' : 'fill-success'} forced-colors:fill-[CanvasText]`}
        />
      )
    default:
      return <circle cx={x} cy={y} r={radius - 0.5} className="fill-none stroke-line-strong" />
  }
}
