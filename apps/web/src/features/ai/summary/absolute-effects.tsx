import type { AbsoluteEffect, AnswerSummary } from '@auscult/contract/evidence/answer-summary.ts'
import { Users } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatsOf } from '../../../lib/language/format.ts'
import { RiskPictograph } from './risk-pictograph.tsx'

type AbsoluteEffectsProps = Pick<AnswerSummary, 'benefit' | 'harm'> & {
  /** This patient lies outside of those studied: what they gained is no figure for this one. */
  isForOthers: boolean
}

/** Benefit and harm side by side, in people of a thousand; people of a hundred are drawn on demand. */
export function AbsoluteEffects({ benefit, harm, isForOthers }: AbsoluteEffectsProps) {
  const { t } = useTranslation('summary')
  const [isDrawn, setDrawn] = useState(false)
  const drawingId = useId()
  const risks = [benefit, harm].flatMap((effect) => (effect?.type === 'risk' ? [effect] : []))
  return (
    <section aria-label={t('numbers.heading')} className="mt-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-8">
        <Effect
          label={t('numbers.benefit')}
          effect={benefit}
          none={t(isForOthers ? 'numbers.outside' : 'numbers.none')}
        />
        <Effect label={t('numbers.harm')} effect={harm} none={t('numbers.none')} />
      </dl>
      {risks.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isDrawn}
            aria-controls={drawingId}
            onClick={() => setDrawn(!isDrawn)}
            className="target mt-1 inline-flex items-center gap-2 text-sm font-semibold text-accent underline-offset-4 hover:underline print:hidden"
          >
            <Users aria-hidden="true" className="size-4 stroke-[1.5]" />
            {t(isDrawn ? 'pictograph.hide' : 'pictograph.show')}
          </button>
          <div id={drawingId} hidden={!isDrawn} className="mt-3 grid gap-8 sm:grid-cols-2">
            {isDrawn && risks.map((risk) => <RiskPictograph key={risk.outcome} risk={risk} />)}
          </div>
        </>
      )}
    </section>
  )
}

type EffectProps = { label: string; effect: AbsoluteEffect | null; none: string }

function Effect({ label, effect, none }: EffectProps) {
  return (
    <div>
      <dt className="text-sm font-semibold text-accent">{label}</dt>
      {effect === null ? (
        <dd className="mt-1 text-sm text-muted">{none}</dd>
      ) : effect.type === 'risk' ? (
        <Risk risk={effect} />
      ) : (
        <Value value={effect} />
      )}
    </div>
  )
}

function Risk({ risk }: { risk: Extract<AbsoluteEffect, { type: 'risk' }> }) {
  const { t, i18n } = useTranslation('summary')
  const { formatNumber } = formatsOf(i18n.language)
  const { treated, untreated, difference, direction, numberNeeded, outcome, time } = risk
  // More cures are a benefit.
  const isWorse = difference > 0 && direction !== 'benefit'
  const change = difference === 0 ? 'same' : difference < 0 ? 'fewer' : 'more'
  return (
    <>
      <dd>
        <strong className="tabular text-2xl font-semibold">
          {t(`numbers.${change}`, {
            people: formatNumber(Math.abs(difference)),
          })}
        </strong>{' '}
        <span className="text-sm text-muted max-sm:block">{t('numbers.perThousand')}</span>
      </dd>
      <dd className="text-base leading-snug wrap-anywhere">{outcome}</dd>
      <dd aria-hidden="true" className="mt-1.5">
        <TwoBars treated={treated} untreated={untreated} isWorse={isWorse} />
      </dd>
      <dd className="tabular mt-1 text-sm text-muted">
        {t('numbers.against', { treated: formatNumber(treated), untreated: formatNumber(untreated) })}
        {time !== null && ` · ${time}`}
      </dd>
      {numberNeeded !== null && (
        <dd className="tabular mt-0.5 text-sm text-muted">
          {t(difference < 0 ? 'numbers.neededFewer' : 'numbers.neededMore', {
            value: formatNumber(numberNeeded.value),
          })}
          {numberNeeded.low !== null &&
            numberNeeded.high !== null &&
            ` (${t('numbers.interval', { low: formatNumber(numberNeeded.low), high: formatNumber(numberNeeded.high) })})`}
        </dd>
      )}
    </>
  )
}

/** How many had the outcome with the treatment, above how many without: the longer bar fills the width. The line below says it. */
function TwoBars({ treated, untreated, isWorse }: { treated: number; untreated: number; isWorse: boolean }) {
  const longest = Math.max(treated, untreated, 1)
  return (
    <svg width="100%" height="14" className="block max-w-64 forced-color-adjust-none print:hidden">
      <rect
        width={`${(treated / longest) * 100}%`}
        height="6"
        className={isWorse ? 'fill-danger' : 'fill-accent'}
      />
      <rect y="8" width={`${(untreated / longest) * 100}%`} height="6" className="fill-line-strong" />
    </svg>
  )
}

function Value({ value }: { value: Extract<AbsoluteEffect, { type: 'value' }> }) {
  const { t, i18n } = useTranslation('summary')
  const { formatNumber } = formatsOf(i18n.language)
  const { treated, untreated, unit, outcome, time } = value
  return (
    <>
      <dd className="mt-1">
        <strong className="tabular text-xl font-semibold">
          {t('numbers.against', { treated: formatNumber(treated), untreated: formatNumber(untreated) })}
        </strong>{' '}
        <span className="text-sm text-muted">{unit}</span>
      </dd>
      <dd className="mt-0.5 text-base wrap-anywhere">{outcome}</dd>
      {time !== null && <dd className="mt-0.5 text-sm text-muted">{time}</dd>}
    </>
  )
}
