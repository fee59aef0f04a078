import { useQuery } from '@tanstack/react-query'
import { ArrowRight, GraduationCap, Stethoscope } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { identityQuery } from '../../lib/session/identity.ts'
import { readLogInState } from '../../lib/session/log-in-state.ts'
import { paths } from '../../lib/paths.ts'
import { ownProfilePath } from '../../people/own-profile-path.ts'
import type { Profession } from '../../people/profession.ts'
import { useDraft } from './draft.ts'
import { OnboardingPage } from './onboarding-page.tsx'

const professions = [
  { type: 'Dr', Icon: Stethoscope, next: paths.doctor },
  { type: 'Student', Icon: GraduationCap, next: paths.student },
] as const satisfies { type: Profession; Icon: unknown; next: string }[]

/** Step 1: who somebody is. Whoever has said so already sees their profile. */
export function ProfessionPage() {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const location = useLocation()
  const { draft, change } = useDraft()
  const { data: identity } = useQuery(identityQuery)

  if (identity && identity.type !== null) return <Navigate to={ownProfilePath(identity.type)} replace />

  const handleChoose = (type: Profession, next: string) => {
    const { from = draft.from } = readLogInState(location.state)
    // Countries of the one are not those of the other.
    const other = type === draft.type ? {} : { country: '' }
    change({ ...other, type, ...(from !== undefined && { from }) })
    void navigate(next)
  }

  return (
    <OnboardingPage
      step={1}
      title={t('profession.title')}
      lead={identity ? t('profession.lead', { name: identity.name }) : t('profession.leadUnnamed')}
    >
      <ul className="space-y-3">
        {professions.map(({ type, Icon, next }) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => handleChoose(type, next)}
              className="group flex w-full items-center gap-4 rounded-base border border-line-strong bg-surface px-4 py-4 text-left transition-colors hover:border-accent hover:bg-hover sm:px-5"
            >
              <Icon aria-hidden="true" className="size-7 shrink-0 stroke-[1.25] text-accent" />
              <span className="min-w-0 flex-1 text-reading font-semibold">{t(`profession.${type}`)}</span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 stroke-[1.5] text-muted group-hover:text-accent"
              />
            </button>
          </li>
        ))}
      </ul>
    </OnboardingPage>
  )
}
