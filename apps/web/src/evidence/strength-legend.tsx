import { StrengthBand } from '@auscult/contract/evidence/evidence.ts'
import { useTranslation } from 'react-i18next'

const swatches = { strong: 'bg-strong', moderate: 'bg-moderate', limited: 'bg-limited' }

/** What the words and colours of the Strength Score mean. */
export function StrengthLegend() {
  const { t } = useTranslation('evidence')
  return (
    <section aria-labelledby="strength-legend" className="text-sm">
      <h2 id="strength-legend" className="font-semibold text-muted">
        {t('strength.legend')}
      </h2>
      <dl className="mt-3 border-t border-line">
        {StrengthBand.options.map((band) => (
          <div key={band} className="flex items-baseline gap-2.5 border-b border-line py-1.5">
            <dt className="flex w-28 items-baseline gap-2.5">
              <span aria-hidden="true" className={`size-2 rounded-full ${swatches[band]}`} />
              {t(`strength.${band}`)}
            </dt>
            <dd className="tabular text-muted">{t(`strength.range.${band}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">{t('strength.legendNote')}</p>
    </section>
  )
}
