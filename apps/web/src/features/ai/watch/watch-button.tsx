import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { useWatch } from './use-watch.ts'

/*
 * Accessibility
 * - A toggle that keeps its name and says whether it is pressed; in a menu the item says what it does.
 */

type WatchProps = {
  /** Null of an answer that is not there yet, or kept nowhere. */
  questionId: string | null
}

/** Has the person told when new evidence changes this answer. Keeps its room until it can be pressed. */
export function WatchButton({ questionId }: WatchProps) {
  const { t } = useTranslation('watch')
  const watch = useWatch(questionId)
  return (
    <IconButton
      label={t('watch')}
      aria-pressed={watch?.isWatched ?? false}
      disabled={watch === undefined || watch.isBusy}
      className="aria-pressed:text-accent aria-pressed:[&>svg]:stroke-[2.25]"
      onClick={watch?.toggle}
    >
      <Eye />
    </IconButton>
  )
}

/** The same in the menu of a phone. */
export function WatchItem({ questionId }: WatchProps) {
  const { t } = useTranslation('watch')
  const watch = useWatch(questionId)
  if (watch === undefined) return null
  return <MenuItem onSelect={watch.toggle}>{watch.isWatched ? t('unwatch') : t('watch')}</MenuItem>
}
