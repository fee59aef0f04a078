import type { FutureTrial } from '@auscult/contract/ai/consensus.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { SafeLink } from '../../../evidence/safe-link.tsx'

/** Trials that have not reported, as their registry has them. */
export function FutureTrials({ trials }: { trials: readonly FutureTrial[] }) {
  const { t } = useTranslation(['ai', 'evidence'])
  if (trials.length === 0) return null
  return (
    <section aria-labelledby="future-trials" className="mt-5 max-w-table">
      <h3 id="future-trials" className="text-sm font-semibold">
        {t('future.trials', { count: trials.length })}
      </h3>
      <ul className="mt-2">
        {trials.map((trial) => (
          <li key={trial.id} className="ai-source border-t border-line py-2.5">
            <SafeLink link={trial.link} className="font-serif text-base text-pretty">
              {trial.title}
            </SafeLink>
            <p className="tabular mt-0.5 text-xs text-muted">
              <span className="font-mono">{registryNumber(trial.id)}</span>
              {' · '}
              <TrialFacts trial={trial} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const statuses = [
  'not-yet-recruiting',
  'recruiting',
  'enrolling-by-invitation',
  'active-not-recruiting',
  'completed',
] as const

function TrialFacts({ trial: { status, phase, enrolment, completion } }: { trial: FutureTrial }) {
  const { t } = useTranslation(['ai', 'evidence'])
  const { formatNumber, formatPartialDate } = useFormats()
  const known = statuses.find((each) => each === status)
  const facts = [
    known === undefined ? status.replaceAll('-', ' ') : t(`future.status.${known}`),
    phase?.startsWith('Phase') === true ? phase.replaceAll('Phase', t('future.phase')) : phase,
    enrolment === null
      ? null
      : t('evidence:source.participants', { count: enrolment, amount: formatNumber(enrolment) }),
    completion === null ? null : t('future.completion', { date: formatPartialDate(completion) }),
  ]
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ')
}

/** 'nct:NCT01234567' is called NCT01234567. */
function registryNumber(id: string): string {
  return id.slice(id.indexOf(':') + 1)
}
