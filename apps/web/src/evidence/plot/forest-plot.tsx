import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/language/format.ts'
import { ForestPlot as Plot } from '../../ui/chart/forest-plot.tsx'
import type { Source } from '../answer-sources.ts'
import { type ForestRow, listForestRows, nameForestSides } from './forest-rows.ts'
import { findRatioMeasure } from './ratio-measure.ts'
import { shortName } from '../short-name.ts'

const tones = { benefit: 'benefit', harm: 'harm', 'no-difference': 'neutral', unclear: 'neutral' } as const

const sideWords = {
  'lower-favours-treatment': ['favoursTreatment', 'favoursComparison'],
  'higher-favours-treatment': ['favoursComparison', 'favoursTreatment'],
  unnamed: ['lower', 'higher'],
} as const

/** The sources whose effect is a ratio with its interval, as a forest plot; nothing where there is none. */
export function ForestPlot({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('evidence')
  const { formatNumber } = useFormats()
  const rows = listForestRows(sources)
  if (rows.length === 0) return null
  const [left, right] = sideWords[nameForestSides(rows)]

  return (
    <Plot
      title={t('forest.label')}
      note={t('forest.caption')}
      rows={rows.map(({ source, effect }) => ({
        id: source.id,
        name: (
          <>
            {shortName(source)} <span className="tabular text-xs text-muted">[{source.number}]</span>
          </>
        ),
        detail: <Measure effect={effect} />,
        estimate: effect.estimate,
        low: effect.low,
        high: effect.high,
        participants: source.participants,
        tone: tones[source.direction],
        direction: t(`direction.${source.direction}`),
      }))}
      format={(ratio) => formatNumber(ratio, { least: 2, most: 3 })}
      formatTick={(ratio) => formatNumber(ratio)}
      words={{
        source: t('forest.source'),
        direction: t('forest.direction'),
        estimate: t('forest.estimate'),
        scale: t('forest.scale'),
        left: t(`forest.${left}`),
        right: t(`forest.${right}`),
      }}
    />
  )
}

function Measure({ effect: { measure, level } }: Pick<ForestRow, 'effect'>) {
  const { t } = useTranslation('evidence')
  const known = findRatioMeasure(measure)
  return [
    known === undefined ? measure : t(`forest.measures.${known}`),
    level === null ? '' : t('forest.interval', { level }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
