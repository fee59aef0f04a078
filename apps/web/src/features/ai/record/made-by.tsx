import type { AnswerRecord } from '@auscult/contract/ai/record.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { FactList } from './fact-list.tsx'

type MadeByProps = {
  record: AnswerRecord
  /** How likely the leading source answers, 0 to 1; null where nothing was judged. */
  confidence: number | null
}

/** How sure it is, versions, who worded it, and how long each step took. */
export function MadeBy({ record, confidence }: MadeByProps) {
  const { t } = useTranslation('answer-record')
  const { engine, prose } = record
  return (
    <FactList
      facts={[
        {
          name: t('made.confidence'),
          value: confidence !== null && t(`made.confidenceIn.${confidenceBand(confidence)}`),
        },
        { name: t('made.engine'), value: engine.version },
        { name: t('made.weights'), value: engine.weightsVersion },
        { name: t('made.wording'), value: <Wording prose={prose} /> },
        { name: t('made.time'), value: <Timings record={record} /> },
      ]}
    />
  )
}

/** The score is a fitted probability; what is below 0.3 is no answer (`answersFrom` of the engine). */
function confidenceBand(confidence: number): 'high' | 'moderate' | 'low' {
  if (confidence >= 0.8) return 'high'
  return confidence >= 0.5 ? 'moderate' : 'low'
}

function Wording({ prose: { by, model, tokens, fallback } }: Pick<AnswerRecord, 'prose'>) {
  const { t } = useTranslation('answer-record')
  const { formatNumber } = useFormats()
  const used =
    tokens === null ? '' : ` (${t('made.tokens', { count: tokens, amount: formatNumber(tokens) })})`
  if (by === 'model') return t('made.byModel', { model }) + used
  if (model === null || fallback === null) return t('made.byEngine')
  return t('made.byEngineInstead', { model, fallback: t(`made.fallback.${fallback}`) }) + used
}

function Timings({ record: { timings, tookMs } }: { record: AnswerRecord }) {
  const { t } = useTranslation('answer-record')
  const { formatNumber } = useFormats()
  if (timings === null) return t('made.total', { total: formatNumber(tookMs) })
  const told = t('made.timings', {
    understand: formatNumber(timings.understandMs),
    search: formatNumber(timings.searchMs),
    answer: formatNumber(timings.answerMs),
  })
  if (timings.proseMs === 0) return told
  return `${told}, ${t('made.prose', { prose: formatNumber(timings.proseMs) })}`
}
