import type { ArmAsStudied, PatientCheck } from '@auscult/contract/evidence/answer-summary.ts'
import { Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeSigns } from '../../../evidence/typeset.ts'

const marks = {
  inside: { Icon: Check, look: 'text-success' },
  outside: { Icon: X, look: 'text-danger' },
  'not-told': { Icon: Minus, look: 'text-muted' },
}

/** Who was studied, against this patient. What lies outside is never folded away; what the question does not tell is one press away. */
export function PatientChecks({ checks }: { checks: readonly PatientCheck[] }) {
  const { t } = useTranslation('summary')
  const told = checks.filter(({ verdict }) => verdict !== 'not-told')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? checks : told
  const left = checks.length - shown.length
  if (checks.length === 0) return null
  return (
    <section aria-label={t('patient.heading')} className="mt-2">
      {shown.length > 0 && <h3 className="mt-2 text-sm font-semibold text-accent">{t('patient.heading')}</h3>}
      <ul className="empty:hidden">
        {shown.map(({ criterion, studied, patient, verdict }) => {
          const { Icon, look } = marks[verdict]
          return (
            <li
              key={`${criterion} ${studied}`}
              className="flex items-start gap-2 border-b border-line py-1.5 text-sm"
            >
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <strong className="font-semibold">{t(`patient.${verdict}`)}</strong>
                {patient !== null && <> · {patient}</>}
                <span className="text-muted">
                  {' '}
                  · {t('patient.studied', { studied: writeSigns(studied) })}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {left > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="target text-left text-sm font-semibold text-accent underline-offset-4 hover:underline print:hidden"
        >
          {t(told.length === 0 ? 'patient.all' : 'patient.more', { count: left, left })}
        </button>
      )}
    </section>
  )
}

const parts = ['dose', 'route', 'timing', 'duration'] as const

/** Dose, route, timing and duration as the study gave them, in its record's words; what it was compared with, in the same line. */
export function AsStudied({ arms }: { arms: readonly ArmAsStudied[] }) {
  const { t } = useTranslation('summary')
  if (arms.length === 0) return null
  return (
    <section aria-labelledby="as-studied" className="mt-4">
      <h3 id="as-studied" className="text-sm font-semibold text-accent">
        {t('studied.heading')}
      </h3>
      <ul className="mt-0.5 text-sm">
        {arms.map((arm) => (
          <li key={`${arm.role} ${arm.name}`} className="wrap-anywhere">
            {arm.role === 'control' && <span className="text-muted">{t('studied.against')} </span>}
            <strong className="font-semibold">{arm.name}</strong>
            <span className="text-muted">
              {parts.flatMap((part) => arm[part] ?? []).map((told) => ` · ${writeSigns(told)}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
