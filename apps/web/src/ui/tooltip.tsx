import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'

/*
 * Accessibility
 * - Opens on hover and on keyboard focus, stays while the pointer is on it, Escape closes it.
 * - Describes its trigger (`aria-describedby`), whose own name must say what it is.
 * - Never the only place of something a person must know: touch has no hover.
 */

type TooltipProps = { text: string; children: ReactElement }

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const { i18n } = useTranslation()

  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} aria-describedby={id} delay={300} />
      <span id={id} hidden>
        {text}
      </span>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} className="z-float">
          <BaseTooltip.Popup
            lang={i18n.language}
            className="max-w-72 rounded-base bg-text px-3 py-1.5 text-sm text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
