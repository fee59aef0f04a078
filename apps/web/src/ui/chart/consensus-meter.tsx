import { classNames } from '../class-names.ts'
import { ChartFigure } from './chart-figure.tsx'

/*
 * Accessibility
 * - What ChartFigure promises; under the bar each direction stands with its count in words, which is all the drawing says.
 * - A strong study is filled, another is an outline; directions are apart by a gap and by their order, not by colour alone.
 */

type Direction = {
  /** In words: 'Benefit'. */
  label: string
  tone: 'benefit' | 'harm' | 'neutral'
  studies: number
  /** How many of them are strong. */
  strong: number
  /** The count in words: '4 studies, 3 of them strong'. */
  count: string
}

const looks = {
  benefit: { full: 'border-accent bg-accent', outline: 'border-accent' },
  harm: { full: 'border-danger bg-danger', outline: 'border-danger' },
  neutral: { full: 'border-muted bg-muted', outline: 'border-muted' },
}

type ConsensusMeterProps = { directions: readonly Direction[]; text: string; isTextHidden?: boolean }

/** Counted studies, a segment each, by direction. Nothing is weighed, pooled or pointed at. */
export function ConsensusMeter({ directions, text, isTextHidden = false }: ConsensusMeterProps) {
  const found = directions.filter(({ studies }) => studies > 0)
  return (
    <ChartFigure text={text} isTextHidden={isTextHidden}>
      <div aria-hidden="true">
        <div className="flex h-7 gap-2.5">
          {found.map(({ label, tone, studies, strong }) => (
            <div key={label} className="flex min-w-0 gap-0.5" style={{ flexGrow: studies, flexBasis: 0 }}>
              {Array.from({ length: studies }, (_, nth) => (
                <span
                  key={nth}
                  className={classNames(
                    'min-w-0.5 flex-1 rounded-[2px] border-2 forced-colors:border-[CanvasText]',
                    nth < strong ? `${looks[tone].full} forced-colors:bg-[CanvasText]` : looks[tone].outline,
                  )}
                />
              ))}
            </div>
          ))}
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {directions.map(({ label, tone, count }) => (
            <li key={label} className="flex items-center gap-2">
              <span className={classNames('size-3 rounded-[2px] border-2', looks[tone].full)} />
              <span className="font-semibold">{label}</span>
              <span className="text-muted">{count}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  )
}
