import type { SafetyLevel as Level } from '@auscult/contract/ai/safety.ts'
import { ArrowDownToLine, Ban, Eye, OctagonX, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'

const forbidding =
  'bg-danger text-paper print:border print:border-danger print:bg-transparent print:text-danger'
const cautious = 'border border-line-strong text-text'

const looks = {
  contraindicated: { Icon: OctagonX, look: forbidding },
  avoid: { Icon: Ban, look: forbidding },
  'reduce dose': { Icon: ArrowDownToLine, look: cautious },
  'use with care': { Icon: TriangleAlert, look: cautious },
  monitor: { Icon: Eye, look: cautious },
}

/** How strict a safety rule is: a word and an icon of its own shape, so that colour is never the only signal. */
export function SafetyLevel({ level }: { level: Level }) {
  const { t } = useTranslation('ai')
  const { Icon, look } = looks[level]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-base px-2 py-0.5 text-sm font-semibold',
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2" />
      {t(`safety.level.${level}`)}
    </span>
  )
}
