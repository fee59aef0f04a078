import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StrengthBadge } from '../../ui/strength-badge.tsx'
import { findSafeLink, pointingOf, type Source } from './answer-sources.ts'
import { CitedIn } from './cited-in.tsx'
import { CopyCitation } from './copy-citation.tsx'
import { DirectionMark } from './direction-mark.tsx'
import { sourceElementId } from './focus-source.ts'
import { Quote } from './quote.tsx'
import { SafeLink } from './safe-link.tsx'
import { ScoreReasons } from './score-reasons.tsx'
import { SourceSummary } from './source-summary.tsx'

/*
 * Accessibility
 * - An article named by its title; a citation and the keys 1 to 9 bring the focus here, and a bar marks it.
 * - The score opens its reasons (`aria-expanded`, `aria-controls`); on paper they stay closed unless opened.
 * - Direction and strength are words with a shape and a colour beside them.
 */

type SourceCardProps = {
  source: Source
  /** Sentences of the answer that rest on it, counted from 1. */
  citedIn: readonly number[]
  active: boolean
  onLook: (sourceId: string | null) => void
}

/** One piece of evidence with all that a reader needs to judge it. */
export function SourceCard({ source, citedIn, active, onLook }: SourceCardProps) {
  const { t } = useTranslation('ai')
  const id = useId()
  const [showsReasons, setShowsReasons] = useState(false)
  const { number, name, status } = source
  const direction = pointingOf(source)

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
        className={`ai-source relative isolate scroll-my-32 border-t border-line py-4 pl-8 before:absolute before:-inset-x-3 before:inset-y-0 before:-z-1 before:border-l-3 before:transition-colors focus-visible:outline-none max-md:before:-inset-x-4 ${active ? 'before:border-accent before:bg-accent-soft/60' : 'before:border-transparent'}`}
      >
        <span aria-hidden="true" className="tabular absolute left-0 text-sm font-semibold text-accent">
          {number}
        </span>
        <h3 id={`${id}-name`} className="font-serif text-[1.0625rem] leading-snug font-semibold text-pretty">
          {name}
        </h3>
        <p className="mt-1 text-xs text-muted">
          {bylineOf(source, t('source.authorsMore', { first: source.authors[0] }))}
        </p>

        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <button
            type="button"
            aria-expanded={showsReasons}
            aria-controls={`${id}-reasons`}
            onClick={() => setShowsReasons(!showsReasons)}
            className="inline-flex min-h-6 items-center gap-1 rounded-base pointer-coarse:min-h-11"
          >
            <StrengthBadge score={source.strength_score} />
            <span className="sr-only">{t('source.why', { score: source.strength_score })}</span>
            <ChevronDown
              aria-hidden="true"
              className={`size-4 text-muted transition-transform print:hidden ${showsReasons ? 'rotate-180' : ''}`}
            />
          </button>
          <span className="inline-flex items-center gap-1.5">
            <DirectionMark direction={direction} />
            {t(`direction.${direction}`)}
          </span>
        </p>
        <div id={`${id}-reasons`} hidden={!showsReasons} className="mt-2 mb-4">
          <ScoreReasons strength={source.strength} />
        </div>

        <p className="tabular mt-2 text-sm">
          <SourceSummary source={source} />
        </p>
        {status !== 'current' && (
          <p className="mt-2 text-sm font-semibold text-danger">{t(`source.status.${status}`)}</p>
        )}
        <div className="mt-3">
          <Quote source={source} quote={source.quote} />
        </div>
        {source.reviewed === false && (
          <p className="mt-2 text-xs font-semibold text-limited">{t('source.unreviewed')}</p>
        )}

        <p className="hidden text-xs wrap-anywhere print:block">{findSafeLink(source.link)}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs print:hidden">
          <SafeLink link={source.link} className="py-1.5 font-semibold text-accent pointer-coarse:py-3.5">
            {t('source.open')}
          </SafeLink>
          <CopyCitation source={source} />
          <CitedIn sentences={citedIn} sourceNumber={number} />
        </p>
      </article>
    </div>
  )
}

function bylineOf({ authors, journal, year }: Source, firstAndMore: string): string {
  const by = authors.length > 2 ? firstAndMore : authors.join(', ')
  return [by, journal, year].filter((part) => part !== null && part !== '').join(' · ')
}
