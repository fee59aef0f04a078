import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/use-page-title.ts'

/*
 * Accessibility
 * - One heading of level 1, under the words that say which step of how many this is; the bars repeat them for the eye.
 */

const steps = [1, 2, 3] as const

type OnboardingPageProps = {
  step: (typeof steps)[number]
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One step of onboarding. */
export function OnboardingPage({ step, title, lead, children }: OnboardingPageProps) {
  const { t } = useTranslation('onboarding')
  usePageTitle(title)
  return (
    <div className="mx-auto w-full max-w-column px-6 pt-8 pb-16 sm:pt-14">
      <p className="text-sm text-muted">{t('step', { step, of: steps.length })}</p>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {steps.map((each) => (
          <span key={each} className={`h-1 flex-1 rounded-full ${each <= step ? 'bg-accent' : 'bg-line'}`} />
        ))}
      </div>
      <h1 className="mt-8 font-serif text-2xl font-semibold sm:text-3xl">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-muted text-pretty">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}
