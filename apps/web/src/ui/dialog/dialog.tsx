import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { useBackCloses } from './dialog-history.ts'

/*
 * Accessibility
 * - Named by its title; the page behind is inert and does not scroll.
 * - Focus goes in when it opens, stays in, and returns to where it came from.
 * - Closes by its button, by Escape, by a press on the backdrop and by the browser's Back.
 * - 90 % wide, at most 600 px; at most 90 % high, and its content scrolls.
 */

/** What sticks to the lower edge (`SaveBar`) stands in the padding there, on the ground of the dialog. */
const contentLook = 'overflow-y-auto px-6 py-5 [--bottom-bar:-1.25rem] [--ground:var(--color-surface)]'

type DialogProps = {
  title: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where a long text holds nothing that takes the focus, the box itself does, so that it scrolls from the keyboard. */
  isReading?: boolean
  /** What takes the focus when it opens; its first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  /** It stands open at an address of its own, which Back leaves for the page before. */
  hasOwnAddress?: boolean
  children: ReactNode
}

export function Dialog({
  title,
  open,
  onOpenChange,
  isReading = false,
  initialFocus,
  hasOwnAddress = false,
  children,
}: DialogProps) {
  const { t, i18n } = useTranslation('ui')
  useBackCloses(open && !hasOwnAddress, () => onOpenChange(false))

  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-dialog bg-backdrop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          lang={i18n.language}
          initialFocus={initialFocus}
          className="fixed top-1/2 z-dialog left-1/2 flex max-h-[90dvh] w-[90%] max-w-[600px] -translate-x-1/2 -translate-y-1/2 flex-col rounded-base bg-surface shadow-float transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:-translate-y-[calc(50%-8px)] data-starting-style:opacity-0"
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
            <BaseDialog.Title className="py-1.5 font-serif text-xl font-semibold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label={t('close')}>
                  <X />
                </IconButton>
              }
            />
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard */}
          <div tabIndex={isReading ? 0 : undefined} className={contentLook}>
            {children}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
