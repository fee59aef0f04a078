import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/language/format.ts'
import type { Source } from '../answer-sources.ts'
import {
  createForestScale,
  dotRadius,
  type ForestRow,
  type ForestScale,
  listForestRows,
  nameForestSides,
} from './forest-scale.ts'
import { findRatioMeasure } from './ratio-measure.ts'
import { shortName } from '../short-name.ts'

const colours = {
  benefit: 'text-accent',
  harm: 'text-danger',
  'no-difference': 'text-muted',
  unclear: 'text-muted',
}

/**
 * Ratios with their intervals on one log scale. It is a table first: each row reads as source, measure, estimate and
 * interval, and the drawing repeats it. Nothing is pooled.
 */
export function ForestPlot({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('evidence')
  const rows = listForestRows(sources)
  if (rows.length === 0) return null
  const scale = createForestScale(rows)
  const largest = Math.max(0, ...rows.map(({ source }) => source.participants ?? 0))
  const [left, right] = sideWords[nameForestSides(rows)]

  return (
    <figure className="ai-figure">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="pb-2 text-left">
          <span className="font-semibold">{t('forest.label')}</span>
          <span className="block text-xs text-muted">{t('forest.caption')}</span>
        </caption>
        <colgroup>
          <col className="w-[42%] sm:w-[34%]" />
          <col />
          <col className="w-38 max-sm:hidden" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('forest.source')}</th>
            <th scope="col">{t('forest.direction')}</th>
            <th scope="col">{t('forest.estimate')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ForestLine key={row.source.id} row={row} scale={scale} largest={largest} />
          ))}
        </tbody>
        <tfoot className="text-xs text-muted">
          <tr>
            <td className="pr-4 align-top">{t('forest.scale')}</td>
            <td className="p-0 align-top">
              <ForestAxis scale={scale} />
              <div className="flex justify-between gap-4">
                <span>← {t(`forest.${left}`)}</span>
                <span className="text-right">{t(`forest.${right}`)} →</span>
              </div>
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}

const sideWords = {
  'lower-favours-treatment': ['favoursTreatment', 'favoursComparison'],
  'higher-favours-treatment': ['favoursComparison', 'favoursTreatment'],
  unnamed: ['lower', 'higher'],
} as const

type ForestLineProps = { row: ForestRow; scale: ForestScale; largest: number }

function ForestLine({ row: { source, effect }, scale, largest }: ForestLineProps) {
  const { t } = useTranslation('evidence')
  const { formatNumber } = useFormats()
  const [estimate, low, high] = [effect.estimate, effect.low, effect.high].map((value) =>
    formatNumber(value, { least: 2, most: 3 }),
  )
  const known = findRatioMeasure(effect.measure)
  const name = known === undefined ? effect.measure : t(`forest.measures.${known}`)
  const interval = effect.level === null ? '' : t('forest.interval', { level: effect.level })
  const numbers = `${estimate} (${low}–${high})`
  const percent = (ratio: number) => `${scale.position(ratio)}%`

  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1 pr-4 text-left font-normal">
        <span className="block wrap-anywhere">
          {shortName(source)} <span className="tabular text-xs text-muted">[{source.number}]</span>
        </span>
        <span className="block text-xs text-muted">
          {[name, interval].filter((part) => part !== '').join(', ')}
        </span>
        <span className="block text-xs whitespace-nowrap sm:hidden">{numbers}</span>
      </th>
      <td className="relative p-0">
        <span className="sr-only">{t(`direction.${source.direction}`)}</span>
        <svg aria-hidden="true" width="100%" className="absolute inset-0 h-full overflow-visible">
          <line
            x1={percent(1)}
            x2={percent(1)}
            y1="0"
            y2="100%"
            stroke="currentColor"
            className="text-line-strong"
          />
          <g className={colours[source.direction]} stroke="currentColor" fill="currentColor">
            <line x1={percent(effect.low)} x2={percent(effect.high)} y1="50%" y2="50%" strokeWidth="1.5" />
            <circle
              cx={percent(effect.estimate)}
              cy="50%"
              r={dotRadius(source.participants, largest)}
              stroke="none"
            />
          </g>
        </svg>
      </td>
      <td className="py-1 pl-4 text-right whitespace-nowrap max-sm:hidden">{numbers}</td>
    </tr>
  )
}

function ForestAxis({ scale }: { scale: ForestScale }) {
  const { formatNumber } = useFormats()
  return (
    <svg aria-hidden="true" width="100%" height="24" className="block overflow-visible">
      <line x1="0" x2="100%" y1="0.5" y2="0.5" stroke="currentColor" />
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={`${scale.position(tick)}%`}
            x2={`${scale.position(tick)}%`}
            y1="0"
            y2="4"
            stroke="currentColor"
          />
          <text x={`${scale.position(tick)}%`} y="17" textAnchor="middle" fill="currentColor" fontSize="14">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
    </svg>
  )
}
