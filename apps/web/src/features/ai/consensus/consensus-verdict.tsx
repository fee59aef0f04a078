import type { ConsensusMeter as Meter } from '@auscult/contract/ai/consensus.ts'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { DirectionMark } from '../../../evidence/direction-mark.tsx'

const bands: Record<Meter['level'], string> = {
  high: 'border-strong bg-strong-soft/45',
  emerging: 'border-moderate bg-moderate-soft/45',
  weak: 'border-limited bg-limited-soft/45',
}

/** How settled the question is: in a heading, in the sentence a person would say, and in how many studies point where. */
export function ConsensusVerdict({ id, meter }: { id: string; meter: Meter }) {
  const { t } = useTranslation(['ai', 'evidence'])
  const { level, direction, isConflicting, counts } = meter
  return (
    <div className={classNames('border-l-4 px-4 py-3 md:px-5 print:bg-transparent print:py-1', bands[level])}>
      <h2 id={id} className="font-serif text-2xl text-balance">
        {isConflicting ? t(`meter.conflicting.${level}`) : t(`meter.lead.${level}.${direction ?? 'unclear'}`)}
      </h2>
      <p className="mt-1 max-w-reading font-serif text-reading text-pretty">
        {t(isConflicting ? 'meter.because.conflicting' : `meter.because.${level}`)}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {counts.map(({ direction: way, studies, strong }) => (
          <li key={way} className="inline-flex items-center gap-1.5">
            <DirectionMark direction={way} />
            <span>
              <span className="font-semibold">{t(`evidence:directionCount.${way}`, { count: studies })}</span>{' '}
              <span className="text-muted">
                ({strong === 0 ? t('meter.noneStrong') : t('meter.strong', { count: strong })})
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
