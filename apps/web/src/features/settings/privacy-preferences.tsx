import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery, useUpdateProfile } from '../../people/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SavedCheckbox } from './saved-checkbox.tsx'
import { SessionsDialog } from './sessions-dialog.tsx'

/** Who finds one's profile, and where one is logged in. */
export function PrivacyPreferences() {
  const { t } = useTranslation('settings')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="space-y-4 px-2 pt-4">
      <PublicPreference />
      <Button onClick={() => setOpen(true)}>{t('sessions.title')}</Button>
      <SessionsDialog open={isOpen} onOpenChange={setOpen} />
    </div>
  )
}

/** Before onboarding there is no profile that could be found. */
function PublicPreference() {
  const { t } = useTranslation('settings')
  const { data: profile, isPending, isError, isFetching, refetch } = useQuery(profileQuery)
  const saving = useUpdateProfile()

  if (isPending) return <Skeleton className="h-9 w-full" />
  if (isError)
    return (
      <ErrorState
        text={t('preferences.profileFailed')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (profile === null) return null
  return (
    <div>
      <SavedCheckbox
        label={t('preferences.public')}
        hint={t('preferences.publicHint')}
        checked={saving.isPending ? saving.variables.public === true : profile.public}
        hasFailed={saving.isError}
        onChange={(checked) => saving.mutate({ public: checked })}
      />
    </div>
  )
}
