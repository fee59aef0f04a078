import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../ui/tooltip.tsx'
import type { Pointing, Source } from './answer-sources.ts'
import { focusSource } from './focus-source.ts'

type SourceButtonProps = {
  source: Pick<Source, 'id' | 'number' | 'name' | 'strength_score'>
  pointing: Pointing
  onLook: (sourceId: string | null) => void
  className: string
  /** How the picture draws the source. */
  children: ReactNode
}

/** A source in a picture: pointed at or focused it is told in words and lit up elsewhere, pressed it leads to its card. */
export function SourceButton({ source, pointing, onLook, className, children }: SourceButtonProps) {
  const { t } = useTranslation('evidence')
  const { id, number, name, strength_score: score } = source
  const words = t('source.mark', {
    number,
    name,
    band: t(`strength.${strengthBand(score)}`),
    score,
    direction: t(`direction.${pointing}`),
  })

  return (
    <Tooltip text={words}>
      <button
        type="button"
        aria-label={words}
        onClick={() => focusSource(number)}
        onMouseEnter={() => onLook(id)}
        onMouseLeave={() => onLook(null)}
        onFocus={() => onLook(id)}
        onBlur={() => onLook(null)}
        className={className}
      >
        {children}
      </button>
    </Tooltip>
  )
}
