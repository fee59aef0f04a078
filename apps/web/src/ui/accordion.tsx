import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/*
 * Accessibility
 * - The accordion pattern: each title is a button in a heading, says whether its panel is open, and names it; Tab goes from
 *   title to title, Enter and Space press.
 * - One open at a time; a press on the open one closes it.
 * - The browser's search finds what is folded, and opens it (`hidden="until-found"`).
 */

type AccordionProps = {
  /** Level of the titles as headings. */
  level?: 2 | 3
  sections: readonly { value: string; title: ReactNode; content: ReactNode }[]
  /** The section that is open at first. */
  openAtFirst?: string
}

export function Accordion({ level = 3, sections, openAtFirst }: AccordionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <BaseAccordion.Root
      hiddenUntilFound
      defaultValue={openAtFirst === undefined ? [] : [openAtFirst]}
      className="border-t border-line"
    >
      {sections.map(({ value, title, content }) => (
        <BaseAccordion.Item key={value} value={value} className="border-b border-line">
          <BaseAccordion.Header render={(props) => <Heading {...props} />}>
            <BaseAccordion.Trigger className="target flex w-full items-center justify-between gap-4 px-2 py-2.5 text-left font-semibold transition-colors hover:bg-hover focus-visible:-outline-offset-2 data-panel-open:[&>svg]:rotate-180">
              {title}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 stroke-[1.5] transition-transform" />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className="px-2">
            <div className="max-w-measure pt-1 pb-4 text-sm">{content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  )
}
