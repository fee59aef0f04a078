import type { AccuracyFigure } from '@auscult/contract/public/accuracy.ts'
import { Check, CheckCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/*
 * Accessibility
 * - A word and an icon of its own shape for each: colour is never the only signal.
 */

const looks = {
  goal: { Icon: CheckCheck, look: 'text-success' },
  floor: { Icon: Check, look: 'text-info' },
  short: { Icon: TriangleAlert, look: 'text-danger' },
}

export function ReachedMark({ reached }: { reached: AccuracyFigure['reached'] }) {
  const { t } = useTranslation('accuracy')
  const { Icon, look } = looks[reached]
  return (
    <p className={`flex items-center gap-1.5 self-start text-sm font-semibold ${look}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`reached.${reached}`)}
    </p>
  )
}
