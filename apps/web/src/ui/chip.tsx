import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/*
 * Accessibility
 * - The button is named by what it does and to what ('Remove Cardiology'); put several chips into a `<ul>`.
 * - At least 24 px to press, 44 px where a finger points.
 */

type ChipProps = { label: string; onRemove: () => void }

/** Something chosen that can be taken away again: an active filter, a speciality. */
export function Chip({ label, onRemove }: ChipProps) {
  const { t } = useTranslation('controls')
  return (
    <span className="inline-flex items-center rounded-full border border-line-strong bg-surface pl-3 text-sm">
      {label}
      <button
        type="button"
        aria-label={t('remove', { name: label })}
        onClick={onRemove}
        className="ml-1 inline-flex size-8 items-center justify-center rounded-full text-muted transition-colors hover:bg-hover hover:text-text pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4 stroke-[1.5]" />
      </button>
    </span>
  )
}
