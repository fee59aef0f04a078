import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../../ui/tooltip.tsx'

/** What is left of the month; undefined while it is not known. */
export type Limit = { remaining: number; total: number }

type LimitIndicatorProps = { limit: Limit | undefined; failed: boolean }

/** How many questions are left this month, in words and as a thin bar. Its tooltip says when the count starts again. */
export function LimitIndicator({ limit, failed }: LimitIndicatorProps) {
  const { t } = useTranslation('ai')
  if (!limit) {
    return <p className="text-xs text-muted">{failed ? t('limit.unknown') : t('limit.loading')}</p>
  }
  const { remaining, total } = limit
  const reached = remaining <= 0
  return (
    <Tooltip text={t('limit.resets')}>
      <button
        type="button"
        className={`inline-flex min-h-6 cursor-help items-center gap-2 rounded-base text-xs ${reached ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 -rotate-90">
          <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
          <circle
            cx="8"
            cy="8"
            r="6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            pathLength="100"
            strokeDasharray={`${(Math.max(0, remaining) / total) * 100} 100`}
          />
        </svg>
        <span className="tabular">
          {reached ? t('limit.reached') : t('limit.left', { count: remaining, total })}
        </span>
      </button>
    </Tooltip>
  )
}
