import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Source } from './answer-sources.ts'
import { focusSource, sourceElementId } from './focus-source.ts'
import { useSourceAddress } from './source-address.ts'

/*
 * Accessibility
 * - An article named by its title; a citation and the keys 1 to 9 bring the focus here, which opens its details, and a bar marks it.
 * - Its title is the button that opens and closes them (`aria-expanded`, `aria-controls`).
 */

type SourceFrameProps = {
  source: Source
  active: boolean
  onLook: (sourceId: string | null) => void
  /** What is always shown: how strong it is, and what it found. */
  children: ReactNode
  /** What is shown once it is opened; kept off paper. */
  details: ReactNode
}

/** The place of one source on the page: its number, its title, what it found, and all else at one press. */
export function SourceFrame({ source, active, onLook, children, details }: SourceFrameProps) {
  const { t } = useTranslation('evidence')
  const id = useId()
  const { addressed, onShow } = useSourceAddress()
  const article = useRef<HTMLElement>(null)
  const { number, name } = source
  const isAddressed = addressed === number
  const [isOpen, setOpen] = useState(isAddressed)

  useEffect(() => {
    // An address that names this source was opened; from within the page the focus is here already, or has gone on inside.
    if (isAddressed && article.current?.contains(document.activeElement) !== true) focusSource(number)
  }, [isAddressed, number])

  return (
    <div
      onMouseEnter={() => onLook(source.id)}
      onMouseLeave={() => onLook(null)}
      onFocus={(event) => {
        onLook(source.id)
        if (event.target !== article.current) return
        setOpen(true)
        onShow?.(number)
      }}
      onBlur={() => onLook(null)}
    >
      <article
        ref={article}
        id={sourceElementId(number)}
        tabIndex={-1}
        aria-labelledby={`${id}-name`}
        data-open={isOpen || undefined}
        className={`group/source ai-source relative isolate scroll-my-4 border-t border-line py-3 pl-8 before:absolute before:-inset-x-3 before:inset-y-0 before:-z-raised before:border-l-3 before:transition-colors focus-visible:outline-none max-md:before:-inset-x-4 ${active || isAddressed ? 'before:border-accent before:bg-accent-soft/60' : 'before:border-transparent'}`}
      >
        <span aria-hidden="true" className="tabular absolute left-0 text-sm font-semibold text-accent">
          {number}
        </span>
        <h3 className="font-serif text-base leading-snug font-semibold text-pretty">
          <SourceTitle id={id} name={name} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        </h3>
        {children}
        <div id={`${id}-details`} hidden={!isOpen} className="mt-2">
          <p className="text-xs text-muted">
            {bylineOf(source, t('source.authorsMore', { first: source.authors[0] }))}
          </p>
          {details}
        </div>
      </article>
    </div>
  )
}

type SourceTitleProps = { id: string; name: string; isOpen: boolean; onPress: () => void }

/** Names the source and opens what else is known of it. */
function SourceTitle({ id, name, isOpen, onPress }: SourceTitleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}-details`}
      onClick={onPress}
      className="group flex min-h-6 w-full items-start gap-2 rounded-base text-left pointer-coarse:min-h-11"
    >
      <span
        id={`${id}-name`}
        className="min-w-0 flex-1 underline-offset-3 wrap-anywhere group-hover:underline"
      >
        {name}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 stroke-[1.5] text-muted transition-transform print:hidden ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  )
}

function bylineOf({ authors, journal, year }: Source, firstAndMore: string): string {
  const by = authors.length > 2 ? firstAndMore : authors.join(', ')
  return [by, journal, year].filter((part) => part !== null && part !== '').join(' · ')
}
