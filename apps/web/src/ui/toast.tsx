import { Toast as BaseToast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'

/*
 * Accessibility
 * - Clear of the shell's bar on a phone. Announced politely; the timer rests while the pointer or the focus is on it.
 * - F6 goes to the toasts, Escape dismisses one.
 * - Never the only place of an error: what went wrong also stands where it happened.
 * - An action in it is for who is quick; what it does can be done without it too, because a toast goes.
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
      <BaseToast.Action className="target rounded-base px-2 font-semibold underline underline-offset-4 focus-visible:outline-paper" />
      <BaseToast.Close
        render={
          <IconButton
            label={t('close')}
            className="text-paper hover:bg-transparent hover:text-paper focus-visible:outline-paper"
          >
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
        <BaseToast.Viewport className="fixed inset-x-4 bottom-4 max-md:bottom-20 z-notice print:hidden mx-auto flex max-w-sm flex-col gap-2">
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

type ToastAction = { label: string; onPress: () => void }

/** `showToast(text)` tells the person of something that happened and asks for nothing; with an action it offers to take it back. */
export function useToast(): { showToast: (text: string, action?: ToastAction) => void } {
  const { add, close } = BaseToast.useToastManager()
  return useMemo(
    () => ({
      showToast: (text, action) => {
        const id = add({
          description: text,
          ...(action !== undefined && {
            // Long enough to read, to decide and to reach it.
            timeout: 10_000,
            actionProps: {
              children: action.label,
              onClick: () => {
                action.onPress()
                close(id)
              },
            },
          }),
        })
      },
    }),
    [add, close],
  )
}
