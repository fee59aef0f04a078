import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { useBackCloses } from './dialog-history.ts'

/*
 * Accessibility
 * - All of Dialog's: named by its title, focus kept inside and given back; Escape, backdrop and the browser's Back close it.
 * - Leaves a strip of the page visible, so that one sees what one returns to.
 */

type DrawerProps = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: 'left' | 'right'
  /** For tables. */
  wide?: boolean
  /** It stands open at an address of its own, which Back leaves for the page before. */
  hasOwnAddress?: boolean
  children: ReactNode
}

const sides = {
  left: 'left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full',
}

export function Drawer({
  title,
  open,
  onOpenChange,
  side = 'right',
  wide = false,
  hasOwnAddress = false,
  children,
}: DrawerProps) {
  const { t, i18n } = useTranslation('ui')
  useBackCloses(open && !hasOwnAddress, () => onOpenChange(false))

  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-dialog bg-backdrop transition-opacity print:hidden data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          lang={i18n.language}
          className={classNames(
            'fixed inset-y-0 z-dialog flex flex-col print:hidden border-line bg-surface shadow-float transition-transform',
            wide ? 'w-[min(46rem,calc(100%-1.5rem))]' : 'w-[min(24rem,calc(100%-3rem))]',
            sides[side],
          )}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <BaseDialog.Title className="font-serif text-xl">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label={t('close')}>
                  <X />
                </IconButton>
              }
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
