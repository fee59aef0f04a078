import { firstNameOf } from '@auscult/contract/person-title.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import type { Profession } from '../../people/profession.ts'
import { Button } from '../../ui/button.tsx'
import { forgetDraft, readDraft } from './draft.ts'
import { OwnStep } from './own-step.tsx'

/** The end of onboarding: a greeting, what happens now, and the way in. */
function WelcomePage({ type }: { type: Profession }) {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const { data: identity } = useQuery(identityQuery)
  const name = firstNameOf(identity?.name ?? '')
  const title = t(type === 'Dr' ? 'welcome.doctor' : 'welcome.student', { name })
  usePageTitle(t('welcome.page'))

  const handleLaunch = () => {
    const { from = paths.ai } = readDraft()
    forgetDraft()
    void navigate(from, { replace: true })
  }

  return (
    <div className="mx-auto flex w-full max-w-column flex-1 flex-col items-start justify-center gap-5 px-6 py-16">
      <CircleCheck aria-hidden="true" className="size-10 stroke-[1.25] text-accent" />
      <h1 className="font-serif text-3xl font-semibold wrap-anywhere">
        {identity ? title : t('welcome.page')}
      </h1>
      <p className="text-reading text-pretty text-muted">{t(`welcome.text.${type}`)}</p>
      <Button variant="primary" className="mt-2" onClick={handleLaunch}>
        {t('welcome.launch')}
      </Button>
    </div>
  )
}

export function DoctorWelcomePage() {
  return (
    <OwnStep step="welcome" type="Dr">
      <WelcomePage type="Dr" />
    </OwnStep>
  )
}

export function StudentWelcomePage() {
  return (
    <OwnStep step="welcome" type="Student">
      <WelcomePage type="Student" />
    </OwnStep>
  )
}
