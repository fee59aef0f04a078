import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

/*
 * Accessibility
 * - The tab pattern: arrow keys move between tabs, Tab goes to the panel, each panel is named by its tab.
 * - The chosen tab is marked by weight and a line, not by colour alone.
 */

type Tab<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode }

type TabsProps<Value extends string> = {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: unknown) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen !== undefined) onValueChange(chosen.value)
      }}
    >
      <BaseTabs.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="target -mb-px border-b-2 border-transparent py-2 text-base text-muted whitespace-nowrap transition-colors hover:text-text data-active:border-accent data-active:font-semibold data-active:text-text"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
