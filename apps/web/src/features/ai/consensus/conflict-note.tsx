import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/alert.tsx'
import { DirectionMark } from '../../../evidence/direction-mark.tsx'
import { focusSource } from '../../../evidence/focus-source.ts'
import type { Study } from './consensus-studies.ts'

const directions: readonly Direction[] = ['benefit', 'no-difference', 'harm']

/** Where strong studies contradict each other: which, and which way each points. */
export function ConflictNote({ studies }: { studies: readonly Study[] }) {
  const { t } = useTranslation(['ai', 'evidence'])
  const strong = studies.filter(({ strength_score: score, basis }) => score >= 8 && basis.isDirect)
  const onOutcome = strong.filter(({ basis }) => basis.isOnOutcome)
  const deciding = onOutcome.length > 0 ? onOutcome : strong
  return (
    <div className="mt-5 max-w-reading">
      <Alert tone="info">
        <p className="font-semibold">{t('conflict.heading')}</p>
        <ul className="mt-1 space-y-1">
          {directions.map((direction) => {
            const pointing = deciding.filter((study) => study.direction === direction)
            return (
              pointing.length > 0 && (
                <li key={direction} className="flex gap-2">
                  <span className="mt-1.5">
                    <DirectionMark direction={direction} />
                  </span>
                  <span>
                    {t(`evidence:direction.${direction}`)}:{' '}
                    {pointing.map((study, index) => (
                      <span key={study.id}>
                        {index > 0 && ', '}
                        {study.basis.name}
                        {'\u00a0'}
                        <button
                          type="button"
                          aria-label={t('evidence:citation.toSource', { number: study.number })}
                          className="tabular rounded-base px-0.5 text-xs leading-6 pointer-coarse:px-1.5 font-semibold text-accent hover:bg-accent-soft"
                          onClick={() => focusSource(study.number)}
                        >
                          [{study.number}]
                        </button>
                      </span>
                    ))}
                  </span>
                </li>
              )
            )
          })}
        </ul>
      </Alert>
    </div>
  )
}
