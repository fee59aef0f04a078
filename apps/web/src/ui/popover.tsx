import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/*
 * Accessibility
 * - The trigger says whether it is open and what it opens (`aria-expanded`, `aria-haspopup`).
 * - It stands at the end of the page, so it says itself which language it is in.
 * - Named by its title; focus goes in, Escape and a press outside close it, focus returns to the trigger.
 */

type PopoverProps = {
  title: string
  trigger: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function Popover({ title, trigger, children, ...state }: PopoverProps) {
  const { i18n } = useTranslation()
  return (
    <BasePopover.Root {...state}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner align="start" sideOffset={6} collisionPadding={12} className="z-float">
          <BasePopover.Popup
            lang={i18n.language}
            className="max-h-(--available-height) w-[min(26rem,var(--available-width))] overflow-y-auto rounded-base border border-line bg-surface p-5 text-sm shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <BasePopover.Title className="mb-2 text-base font-semibold">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
