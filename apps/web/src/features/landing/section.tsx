import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SectionProps = {
  heading: string
  lead: string
  /** Whether a rule divides it from what stands above. */
  isRuled?: boolean
  children: ReactNode
}

/** The measure of the page: as wide as a journal's spread, with room at its sides. */
export const pageWidth = 'mx-auto w-full max-w-[78rem] px-5 sm:px-8 lg:px-12'

/** A part of the page: its heading beside its lead on wide screens, above it on narrow ones. */
export function Section({ heading, lead, isRuled = true, children }: SectionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={pageWidth}>
      <div className={classNames('py-14 sm:py-20', isRuled && 'border-t border-text')}>
        <header className="grid items-baseline gap-x-12 gap-y-4 lg:grid-cols-12">
          <h2 id={id} className="font-serif text-3xl font-semibold tracking-[-0.015em] lg:col-span-5">
            {heading}
          </h2>
          <p className="max-w-measure text-reading text-muted text-pretty lg:col-span-7">{lead}</p>
        </header>
        <div className="mt-10 sm:mt-14">{children}</div>
      </div>
    </section>
  )
}
