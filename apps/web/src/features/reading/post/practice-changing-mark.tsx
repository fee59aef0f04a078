import { Milestone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Popover } from '../../../ui/popover.tsx'

/*
 * Accessibility
 * - A button that says itself that a rule is meant, and opens that rule.
 */

/** That an item speaks for another practice, and by which rule that is said. */
export function PracticeChangingMark() {
  const { t } = useTranslation('reading')
  return (
    <Popover
      title={t('practiceChanging.title')}
      trigger={
        <button
          type="button"
          className="target inline-flex items-center rounded-base underline decoration-dotted underline-offset-4 hover:decoration-solid"
        >
          <Badge tone="info" Icon={Milestone}>
            {t('practiceChanging.mark')}
          </Badge>
        </button>
      }
    >
      <p>{t('practiceChanging.rule')}</p>
    </Popover>
  )
}
