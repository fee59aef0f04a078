import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StrengthBadge } from './strength-badge.tsx'
import { pointingOf, type Source } from './answer-sources.ts'
import { DirectionMark } from './direction-mark.tsx'
import { ScoreReasons } from './score-reasons.tsx'

/*
 * Accessibility
 * - The score opens its reasons (`aria-expanded`, `aria-controls`); on paper they stay closed unless opened.
 * - Direction, strength and status are words with a shape and a colour beside them.
 */

/** How strong a source is and why, which way it points, and whether it still stands as published. */
export function SourceGrade({ source }: { source: Source }) {
  const { t } = useTranslation('evidence')
  const id = useId()
  const [showsReasons, setShowsReasons] = useState(false)
  const { status, strength_score: score } = source
  const direction = pointingOf(source)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <button
          type="button"
          aria-expanded={showsReasons}
          aria-controls={`${id}-reasons`}
          onClick={() => setShowsReasons(!showsReasons)}
          className="inline-flex min-h-6 items-center gap-1 rounded-base pointer-coarse:min-h-11"
        >
          <StrengthBadge score={score} />
          <span className="sr-only">{t('source.why', { score })}</span>
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
      {status !== 'current' && (
        <p className="mt-2 text-sm font-semibold text-danger">{t(`source.status.${status}`)}</p>
      )}
    </>
  )
}
