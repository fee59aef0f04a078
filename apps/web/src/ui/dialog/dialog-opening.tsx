import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../alert.tsx'
import { IconButton } from '../icon-button.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useBackCloses } from './dialog-history.ts'

/*
 * Accessibility
 * - A native modal dialog, named by its title: the page behind is inert, Escape, its button and, where a browser can, a press beside
 *   it close it, and focus returns to where it came from.
 * - Busy until what it waits for is there; a failure is announced.
 */

type DialogOpeningProps = {
  title: string
  /** See `Dialog`. */
  hasOwnAddress: boolean
  load: () => Promise<void>
  onClose: () => void
}

/** Stands where a dialog is about to open, while its code is on the way: on a slow network, too, a press shows at once that it was one. */
export function DialogOpening({ title, hasOwnAddress, load, onClose }: DialogOpeningProps) {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDialogElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const start = useEffectEvent(load)
  useBackCloses(!hasOwnAddress, onClose)

  useEffect(() => {
    start().catch(() => setHasFailed(true))
  }, [])

  // Closed before it goes, or the focus would go with it and not back to where the dialog that follows has to return it.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={box}
      aria-label={title}
      aria-busy={!hasFailed}
      closedby="any"
      onCancel={onClose}
      className="m-auto w-[90%] max-w-[600px] rounded-base bg-surface text-text shadow-float backdrop:bg-backdrop"
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
        <p className="font-serif text-xl font-semibold">{title}</p>
        <IconButton label={t('close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="space-y-3 px-6 py-5">
        {hasFailed ? (
          <Alert tone="danger">{t('failed.offline')}</Alert>
        ) : (
          <>
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </>
        )}
      </div>
    </dialog>
  )
}
