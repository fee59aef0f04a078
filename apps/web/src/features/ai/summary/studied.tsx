import type { ArmAsStudied, PatientCheck } from '@auscult/contract/answer-summary.ts'
import { Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const mostShown = 3

const marks = {
  inside: { Icon: Check, look: 'text-success' },
  outside: { Icon: X, look: 'text-danger' },
  'not-told': { Icon: Minus, look: 'text-muted' },
}

/** Who was studied, against this patient: what lies outside is never folded away. */
export function PatientChecks({ checks }: { checks: readonly PatientCheck[] }) {
  const { t } = useTranslation('summary')
  const [isWhole, setWhole] = useState(false)
  if (checks.length === 0) return null
  const outside = checks.filter(({ verdict }) => verdict === 'outside').length
  const shown = isWhole ? checks : checks.slice(0, Math.max(mostShown, outside))
  const left = checks.length - shown.length
  return (
    <section aria-labelledby="this-patient" className="mt-6">
      <h3 id="this-patient" className="text-sm font-semibold text-accent">
        {t('patient.heading')}
      </h3>
      <ul className="mt-1">
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
                <span className="text-muted"> · {t('patient.studied', { studied })}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {left > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="target mt-1 text-sm font-semibold text-accent underline-offset-4 hover:underline print:hidden"
        >
          {t('patient.more', { left })}
        </button>
      )}
    </section>
  )
}

const parts = ['dose', 'route', 'timing', 'duration'] as const

/** Dose, route, timing and duration as the study gave them, in its record's words. */
export function AsStudied({ arms }: { arms: readonly ArmAsStudied[] }) {
  const { t } = useTranslation('summary')
  if (arms.length === 0) return null
  return (
    <section aria-labelledby="as-studied" className="mt-6">
      <h3 id="as-studied" className="text-sm font-semibold text-accent">
        {t('studied.heading')}
      </h3>
      <dl className="mt-1">
        {arms.map((arm) => {
          const told = parts.flatMap((part) => arm[part] ?? [])
          return (
            <div
              key={`${arm.role} ${arm.name}`}
              className="border-b border-line py-1.5 text-sm wrap-anywhere"
            >
              <dt className="inline font-semibold">{arm.name}</dt>
              {told.length > 0 && <dd className="inline text-muted"> · {told.join(' · ')}</dd>}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
