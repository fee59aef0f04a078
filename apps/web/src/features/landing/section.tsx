import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SectionProps = { heading: string; lead?: string; className?: string; children: ReactNode }

/** The measure of the page: as wide as a journal's spread, with room at its sides. */
export const pageWidth = 'mx-auto w-full max-w-[78rem] px-5 sm:px-8 lg:px-12'

/** A part of the page: its heading in the margin on wide screens and above on narrow ones, under a rule. */
export function Section({ heading, lead, className, children }: SectionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={classNames(pageWidth, className)}>
      <div className="border-t border-text py-14 sm:py-20">
        <header className="grid gap-x-12 gap-y-4 lg:grid-cols-12">
          <h2 id={id} className="font-serif text-3xl font-semibold tracking-[-0.015em] lg:col-span-5">
            {heading}
          </h2>
          {lead !== undefined && (
            <p className="max-w-measure text-reading text-muted text-pretty lg:col-span-7">{lead}</p>
          )}
        </header>
        <div className="mt-10 sm:mt-14">{children}</div>
      </div>
    </section>
  )
}
