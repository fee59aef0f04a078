import { landing } from '../../lib/landing-content.ts'
import { formatNumber } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'

/*
 * Accessibility
 * - A table: each trial's name, size and figures are text in its cells; the drawing in the last one repeats them.
 */

const { plot } = landing.how.trust

/** Hazard ratios from 0.6 to 1.05 on a logarithmic axis, as forest plots of ratios are drawn, in percent of the width. */
const left = Math.log(0.6)
const right = Math.log(1.05)
const place = (ratio: number) => ((Math.log(ratio) - left) / (right - left)) * 100
const ratioText = (value: number) => value.toFixed(2)

const most = Math.max(...plot.trials.map(({ participants }) => participants))

export function ForestPlot({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{plot.axis}</caption>
        <tbody>
          {plot.trials.map((trial) => (
            <TrialRow key={trial.name} trial={trial} />
          ))}
        </tbody>
      </table>
      <div
        aria-hidden="true"
        className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_7.5rem] text-xs text-muted max-sm:hidden"
      >
        <div className="relative col-start-2 flex justify-between gap-4 border-t border-line-strong pt-2">
          <span>← {plot.favoursLeft}</span>
          <span>{plot.favoursRight} →</span>
        </div>
      </div>
      <p className="mt-3 text-xs text-muted">{plot.axis}</p>
      <figcaption className="mt-4 max-w-measure text-sm text-muted">{plot.caption}</figcaption>
    </figure>
  )
}

type Trial = (typeof plot.trials)[number]

function TrialRow({ trial }: { trial: Trial }) {
  const { name, year, participants, estimate, low, high } = trial
  const radius = 4 + 5 * Math.sqrt(participants / most)

  return (
    <tr className={classNames('border-t border-line first:border-0')}>
      <th scope="row" className="w-40 py-3 pr-3 text-left align-middle font-semibold max-sm:w-32">
        {name}
        <span className="block text-xs font-normal text-muted">
          {year} · {formatNumber(participants)}
        </span>
      </th>
      <td className="py-0 align-middle">
        <div className="flex items-center gap-4">
          <svg aria-hidden="true" className="block h-14 min-w-0 flex-1 overflow-visible">
            <line
              x1={`${place(1)}%`}
              x2={`${place(1)}%`}
              y1="0"
              y2="100%"
              className="stroke-line-strong"
              strokeDasharray="2 4"
            />
            <line
              x1={`${place(low)}%`}
              x2={`${place(high)}%`}
              y1="50%"
              y2="50%"
              className="stroke-text"
              strokeWidth="1.5"
            />
            <circle cx={`${place(estimate)}%`} cy="50%" r={radius.toFixed(1)} className="fill-accent" />
          </svg>
          <p className="tabular w-20 shrink-0 text-right whitespace-nowrap">
            <span className="font-semibold">{ratioText(estimate)}</span>
            <span className="block text-xs text-muted">
              {ratioText(low)}–{ratioText(high)}
            </span>
          </p>
        </div>
      </td>
    </tr>
  )
}
