import { useTranslation } from 'react-i18next'
import { countPointings, type Pointing, pointingOf, type Source } from '../../../evidence/answer-sources.ts'
import { DirectionMark } from '../../../evidence/direction-mark.tsx'
import { SourceButton } from '../../../evidence/source-button.tsx'

const pointings: Pointing[] = ['benefit', 'harm', 'no-difference', 'unclear', 'guideline']

const bands = [
  {
    band: 'limited',
    scores: [1, 2, 3, 4],
    columns: 'col-span-4',
    line: 'border-limited',
    text: 'text-limited',
  },
  {
    band: 'moderate',
    scores: [5, 6, 7],
    columns: 'col-span-3',
    line: 'border-moderate',
    text: 'text-moderate',
  },
  { band: 'strong', scores: [8, 9, 10], columns: 'col-span-3', line: 'border-strong', text: 'text-strong' },
] as const

type EvidenceGlanceProps = { sources: readonly Source[]; onLook: (sourceId: string | null) => void }

/**
 * All sources in one look: a mark each, from limited to strong, its shape and colour telling the direction. The counts
 * beside it say the same in words.
 */
export function EvidenceGlance({ sources, onLook }: EvidenceGlanceProps) {
  const { t } = useTranslation(['ai', 'evidence'])
  const counts = countPointings(sources)

  return (
    <figure aria-label={t('glance.label')} className="ai-figure">
      <figcaption>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {pointings.map((direction) => {
            const count = counts.get(direction)
            return (
              count !== undefined && (
                <li key={direction} className="flex items-center gap-1.5">
                  <DirectionMark direction={direction} />
                  {t(`evidence:directionCount.${direction}`, { count })}
                </li>
              )
            )
          })}
        </ul>
      </figcaption>
      <div className="mt-4 grid grid-cols-10 print:hidden">
        {bands.map(({ band, scores, columns, line }) => (
          <ul
            key={band}
            className={`grid ${columns} ${band === 'limited' ? 'grid-cols-4' : 'grid-cols-3'} items-end border-b-2 ${line} not-last:mr-1`}
          >
            {scores.map((score) => (
              <li key={score} className="flex flex-col-reverse items-center">
                {sources
                  .filter((source) => source.strength_score === score)
                  .map((source) => (
                    <GlanceMark key={source.id} source={source} onLook={onLook} />
                  ))}
              </li>
            ))}
          </ul>
        ))}
        {bands.map(({ band, columns, text }) => (
          <p key={band} aria-hidden="true" className={`${columns} pt-1 text-xs font-semibold ${text}`}>
            {t(`evidence:strength.${band}`)}{' '}
            <span className="tabular font-normal">{t(`evidence:strength.range.${band}`)}</span>
          </p>
        ))}
      </div>
      <p className="mt-1 text-xs text-muted print:hidden">{t('glance.caption')}</p>
    </figure>
  )
}

type GlanceMarkProps = { source: Source; onLook: (sourceId: string | null) => void }

function GlanceMark({ source, onLook }: GlanceMarkProps) {
  const pointing = pointingOf(source)
  return (
    <SourceButton
      source={source}
      pointing={pointing}
      onLook={onLook}
      className="flex size-6 items-center justify-center rounded-base hover:bg-sunken"
    >
      <DirectionMark direction={pointing} size={14} />
    </SourceButton>
  )
}
