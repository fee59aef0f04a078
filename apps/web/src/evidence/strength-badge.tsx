import { type StrengthBand, strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/class-names.ts'

/*
 * Accessibility
 * - The word and the number carry the meaning; the colour only repeats it.
 * - Read as one phrase: 'Strength Score 9 of 10, Strong'.
 */

const looks: Record<StrengthBand, string> = {
  strong: 'bg-strong-soft text-strong',
  moderate: 'bg-moderate-soft text-moderate',
  limited: 'bg-limited-soft text-limited',
}

export function StrengthBadge({ score }: { score: number }) {
  const { t } = useTranslation('ui')
  const band = strengthBand(score)

  return (
    <span
      className={classNames(
        'tabular inline-flex items-baseline gap-1.5 rounded-base px-2 py-0.5 text-sm whitespace-nowrap',
        looks[band],
      )}
    >
      <span className="sr-only">{t('strength.phrase', { score, band: t(`strength.${band}`) })}</span>
      <span aria-hidden="true" className="font-bold">
        {t('strength.number', { score })}
      </span>
      <span aria-hidden="true" className="font-semibold">
        {t(`strength.${band}`)}
      </span>
    </span>
  )
}
