import { useFormats } from '../../../lib/language/format.ts'
import { plot } from './landing-plot.ts'

/*
 * Accessibility
 * - A list: each trial's name, size and figures are text; the drawing between them repeats the figures.
 */

/** Hazard ratios from 0.6 to 1.2 on a logarithmic axis, as forest plots of ratios are drawn, in percent of the width. */
const left = Math.log(0.6)
const right = Math.log(1.2)
const ticks = [0.6, 0.8, 1, 1.2]
const place = (ratio: number) => `${(((Math.log(ratio) - left) / (right - left)) * 100).toFixed(2)}%`

const most = Math.max(...plot.trials.map(({ participants }) => participants))
const columns =
  'grid grid-cols-[8.25rem_minmax(0,1fr)_2.25rem] items-center gap-x-3 sm:grid-cols-[9.5rem_minmax(0,1fr)_5.5rem]'

export function TrialsPlot() {
  return (
    <figure>
      <ul className="tabular divide-y divide-line text-sm">
        {plot.trials.map((trial) => (
          <Trial key={trial.name} trial={trial} />
        ))}
      </ul>
      <Axis />
      <figcaption className="mt-2 max-w-measure text-xs text-muted sm:mt-4 sm:text-sm">
        <span className="sm:hidden">{plot.short}</span>
        <span className="max-sm:hidden">{plot.caption}</span>
      </figcaption>
    </figure>
  )
}

/** The scale, and on which side of no difference an estimate favours what. */
function Axis() {
  return (
    <div aria-hidden="true" className={`${columns} border-t border-line-strong text-xs text-muted`}>
      <svg className="col-start-2 h-6 w-full overflow-visible fill-current sm:h-12">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={place(tick)} x2={place(tick)} y1="0" y2="5" className="stroke-line-strong" />
            <text x={place(tick)} y="19" textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        <g className="max-sm:hidden">
          <text x={place(1)} y="41" dx="-6" textAnchor="end">
            ← {plot.favoursLeft}
          </text>
          <text x={place(1)} y="41" dx="6">
            {plot.favoursRight} →
          </text>
        </g>
      </svg>
      <p className="self-start pt-1.5 text-right whitespace-nowrap max-sm:hidden">{plot.measure}</p>
      <p className="col-span-3 flex justify-between sm:hidden">
        <span>← {plot.favoursLeft}</span>
        <span>{plot.favoursRight} →</span>
      </p>
    </div>
  )
}

type TrialProps = { trial: (typeof plot.trials)[number] }

function Trial({ trial: { name, year, participants, estimate, low, high } }: TrialProps) {
  const radius = 4 + 5 * Math.sqrt(participants / most)

  const { formatNumber } = useFormats()
  return (
    <li className={columns}>
      <p className="py-1 leading-5 sm:py-3">
        <span className="font-semibold">{name}</span>
        <span className="block text-xs text-muted max-sm:hidden">
          {year} · {formatNumber(participants)}
        </span>
      </p>
      <svg aria-hidden="true" className="h-8 w-full sm:h-14 overflow-visible">
        <line
          x1={place(1)}
          x2={place(1)}
          y1="0"
          y2="100%"
          className="stroke-line-strong"
          strokeDasharray="2 4"
        />
        <line x1={place(low)} x2={place(high)} y1="50%" y2="50%" className="stroke-text" strokeWidth="1.5" />
        <circle cx={place(estimate)} cy="50%" r={radius.toFixed(1)} className="fill-accent" />
      </svg>
      <p className="text-right whitespace-nowrap">
        <span className="font-semibold">{estimate.toFixed(2)}</span>
        <span className="block text-xs text-muted max-sm:hidden">
          {low.toFixed(2)}–{high.toFixed(2)}
        </span>
      </p>
    </li>
  )
}
