import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SectionProps = {
  heading: string
  lead: string
  /** Whether a phone can do without the lead. */
  isLeadExtra?: boolean
  /** Whether a rule divides it from what stands above. */
  isRuled?: boolean
  children: ReactNode
}

/** The measure of the page: as wide as a journal's spread, with room at its sides. */
export const pageWidth = 'mx-auto w-full max-w-[78rem] px-5 sm:px-8 lg:px-12'

/** A part of the page: its heading beside its lead on wide screens, above it on narrow ones. */
export function Section({ heading, lead, isRuled = true, isLeadExtra = false, children }: SectionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={pageWidth}>
      <div className={classNames('py-5 sm:py-20', isRuled && 'border-t border-text')}>
        <header className="grid items-baseline gap-x-12 gap-y-2 sm:gap-y-4 lg:grid-cols-12">
          <h2
            id={id}
            className="font-serif text-2xl font-semibold sm:text-3xl tracking-[-0.015em] lg:col-span-5"
          >
            {heading}
          </h2>
          <p
            className={classNames(
              'max-w-measure text-muted text-pretty sm:text-reading lg:col-span-7',
              isLeadExtra && 'max-sm:hidden',
            )}
          >
            {lead}
          </p>
        </header>
        <div className="mt-4 sm:mt-14">{children}</div>
      </div>
    </section>
  )
}
