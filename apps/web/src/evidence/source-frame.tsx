import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Source } from './answer-sources.ts'
import { sourceElementId } from './focus-source.ts'

/*
 * Accessibility
 * - An article named by its title; a citation and the keys 1 to 9 bring the focus here, and a bar marks it.
 */

type SourceFrameProps = {
  source: Source
  active: boolean
  onLook: (sourceId: string | null) => void
  children: ReactNode
}

/** The place of one source on the page: its number, title and byline, then what the answer shows of it. */
export function SourceFrame({ source, active, onLook, children }: SourceFrameProps) {
  const { t } = useTranslation('evidence')
  const id = useId()
  const { number, name } = source
  return (
    <div
      onMouseEnter={() => onLook(source.id)}
      onMouseLeave={() => onLook(null)}
      onFocus={() => onLook(source.id)}
      onBlur={() => onLook(null)}
    >
      <article
        id={sourceElementId(number)}
        tabIndex={-1}
        aria-labelledby={`${id}-name`}
        className={`ai-source relative isolate scroll-my-32 border-t border-line py-4 pl-8 before:absolute before:-inset-x-3 before:inset-y-0 before:-z-raised before:border-l-3 before:transition-colors focus-visible:outline-none max-md:before:-inset-x-4 ${active ? 'before:border-accent before:bg-accent-soft/60' : 'before:border-transparent'}`}
      >
        <span aria-hidden="true" className="tabular absolute left-0 text-sm font-semibold text-accent">
          {number}
        </span>
        <h3 id={`${id}-name`} className="font-serif text-reading leading-snug font-semibold text-pretty">
          {name}
        </h3>
        <p className="mt-1 text-xs text-muted">
          {bylineOf(source, t('source.authorsMore', { first: source.authors[0] }))}
        </p>
        {children}
      </article>
    </div>
  )
}

function bylineOf({ authors, journal, year }: Source, firstAndMore: string): string {
  const by = authors.length > 2 ? firstAndMore : authors.join(', ')
  return [by, journal, year].filter((part) => part !== null && part !== '').join(' · ')
}
