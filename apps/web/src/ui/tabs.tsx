import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './tabs.css'

/*
 * Accessibility
 * - The tab pattern: arrow keys move between tabs, Tab goes to the panel, a panel is named by its tab.
 * - The chosen tab is marked by weight and a line, not by colour alone.
 * - Tabs that do not fit scroll, and a shade at the edge says that there are more.
 * - Arrow keys only move: choosing a tab may throw something away, so it takes Enter, Space or a press.
 */

type TabSetProps<Value extends string> = {
  values: readonly Value[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
  children: ReactNode
}

/** Holds a TabList and the panels of its tabs, wherever on the page they stand. */
export function TabSet<Value extends string>(props: TabSetProps<Value>) {
  const { values, value, onValueChange, className, children } = props
  return (
    <BaseTabs.Root
      value={value}
      className={className}
      onValueChange={(next: unknown) => {
        const chosen = values.find((candidate) => candidate === next)
        if (chosen !== undefined) onValueChange(chosen)
      }}
    >
      {children}
    </BaseTabs.Root>
  )
}

type TabListProps = {
  /** Names the list of tabs. */
  label: string
  tabs: readonly { value: string; label: ReactNode }[]
  disabled?: boolean
  className?: string
}

export function TabList({ label, tabs, disabled = false, className }: TabListProps) {
  return (
    <BaseTabs.List aria-label={label} className={classNames('tab-list flex overflow-x-auto', className)}>
      {tabs.map((tab) => (
        <BaseTabs.Tab
          key={tab.value}
          value={tab.value}
          disabled={disabled}
          className="target -mb-px shrink-0 border-b-2 border-transparent py-2 text-base text-muted whitespace-nowrap transition-colors not-data-disabled:hover:text-text focus-visible:-outline-offset-2 data-active:border-accent data-active:font-semibold data-active:text-text data-disabled:cursor-not-allowed"
        >
          {/* The bold form, unseen, gives the tab its width: choosing it moves no neighbour. */}
          <span
            data-label={typeof tab.label === 'string' ? tab.label : undefined}
            className="inline-grid after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)/'']"
          >
            {tab.label}
          </span>
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
  )
}

type TabPanelProps = { value: string; className?: string; children: ReactNode }

/** What a tab shows. One panel may serve all tabs in turn when `value` follows the chosen one. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={className}>
      {children}
    </BaseTabs.Panel>
  )
}
