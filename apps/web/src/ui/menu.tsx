import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/*
 * Accessibility
 * - The trigger says that it opens a menu and whether it is open; arrows, Home, End and first letters move in it.
 * - Escape and a press outside close it, and focus returns to the trigger.
 * - Of choices one is checked, said by `aria-checked` and by a tick; choosing closes the menu.
 * - A group is named by its label; an item is 44 px high where a finger points.
 */

type MenuProps = { trigger: ReactElement; isOpenAtFirst?: boolean; children: ReactNode }

/** Actions behind one button. */
export function Menu({ trigger, isOpenAtFirst = false, children }: MenuProps) {
  const { i18n } = useTranslation()
  return (
    <BaseMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={main}>
        <BaseMenu.Positioner
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-float print:hidden"
        >
          <BaseMenu.Popup
            lang={i18n.language}
            className="max-h-(--available-height) min-w-56 overflow-y-auto rounded-base border border-line bg-surface py-1 text-sm shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

/** Within the landmark of the page, where assistive technology finds it. Looked up when a menu opens: its button may be there first. */
const main = {
  get current(): HTMLElement | null {
    return document.getElementById('content') ?? document.body
  },
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1">
      <BaseMenu.GroupLabel className="px-4 pt-2 pb-1 text-xs text-muted">{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      className="cursor-pointer px-4 py-2 pointer-coarse:py-3 data-highlighted:bg-sunken data-highlighted:outline-none"
    >
      {children}
    </BaseMenu.Item>
  )
}

type MenuChoicesProps<Value extends string> = {
  /** Names the group of choices. */
  label: string
  choices: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of several, of which one holds now. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { label, choices, value, onValueChange } = props
  return (
    <BaseMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
    >
      {choices.map((choice) => (
        <BaseMenu.RadioItem
          key={choice.value}
          value={choice.value}
          lang={choice.lang}
          closeOnClick
          className="flex cursor-pointer items-center gap-2 px-4 py-2 pointer-coarse:py-3 data-highlighted:bg-sunken data-highlighted:outline-none"
        >
          <span className="size-4">
            <BaseMenu.RadioItemIndicator>
              <Check aria-hidden="true" className="size-4 stroke-[1.5]" />
            </BaseMenu.RadioItemIndicator>
          </span>
          {choice.label}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}
