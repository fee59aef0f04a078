import type { ProfileUpdate } from '@auscult/contract/people/profile.ts'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Draft } from './draft.ts'
import { firstUpdateOf, useLaunch } from './use-launch.ts'

/** Around the fields of step 2: Back, Launch, and the way to tell more first. Both ways on need all fields. */
export function StepTwoForm({
  draft,
  isValid,
  children,
}: {
  draft: Draft
  isValid: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('onboarding')
  const { launch, goOn, isSaving } = useLaunch(draft)
  const body: ProfileUpdate | undefined = isValid ? firstUpdateOf(draft) : undefined

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (body !== undefined && !isSaving) void launch(body)
  }

  return (
    <form onSubmit={handleSubmit} className="space-y-6">
      {children}
      <div className="flex justify-between gap-3 border-t border-line pt-6">
        <LinkButton to={paths.profile}>{t('back')}</LinkButton>
        <Button type="submit" variant="primary" busy={isSaving} disabled={body === undefined}>
          {t('launch')}
        </Button>
      </div>
      <div className="text-sm text-muted">
        <p>{t('more.lead')}</p>
        <Button
          className="mt-2"
          disabled={body === undefined || isSaving}
          onClick={() => body !== undefined && void goOn(body)}
        >
          {t('more.button')}
        </Button>
      </div>
    </form>
  )
}
