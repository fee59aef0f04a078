import { Toast as BaseToast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'

/*
 * Accessibility
 * - Announced politely; the timer rests while the pointer or the focus is on it.
 * - F6 goes to the toasts, Escape dismisses one.
 * - Never the only place of an error: what went wrong also stands where it happened.
 */

function ToastList() {
  const { t } = useTranslation('ui')
  const { toasts } = BaseToast.useToastManager()

  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      className="flex items-center gap-3 rounded-base bg-text py-1.5 pr-1.5 pl-4 text-sm text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <BaseToast.Description className="flex-1" />
      <BaseToast.Close
        render={
          <IconButton label={t('close')} className="text-paper hover:bg-transparent hover:text-paper">
            <X />
          </IconButton>
        }
      />
    </BaseToast.Root>
  ))
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <BaseToast.Provider>
      {children}
      <BaseToast.Portal>
        <BaseToast.Viewport className="fixed inset-x-4 bottom-4 z-notice print:hidden mx-auto flex max-w-sm flex-col gap-2">
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

/** `showToast(text)` tells the person of something that went well and asks for nothing. */
export function useToast(): { showToast: (text: string) => void } {
  const { add } = BaseToast.useToastManager()
  return useMemo(() => ({ showToast: (text) => void add({ description: text }) }), [add])
}
