import { photoTypes } from '@auscult/contract/people/photo.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { CompletionDialog } from '../../people/completion-dialog.tsx'
import type { FieldId } from '../../people/fields/field-values.ts'
import { ProfileFields } from '../../people/fields/profile-fields.tsx'
import { PersonName } from '../../people/person-name.tsx'
import { pictureFailure, useOwnPicture, usePictureUpload } from '../../people/picture.ts'
import type { Profession } from '../../people/profession.ts'
import { profileQuery, useUpdateProfile } from '../../people/queries.ts'
import { useReferenceNames } from '../../people/reference-names.ts'
import { useRegionName } from '../../people/region-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PictureUpload } from '../../ui/form/picture-upload.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WithdrawVerification } from './withdraw-verification.tsx'

/** Nobody else sees these. Here, because the dialog of completion has no pencils any more once nothing is missing. */
const personal = ['gender', 'dob', 'nationality'] as const satisfies FieldId[]

type Fields = readonly FieldId[]

/** What each profession's page shows, what of it has a pencil there, and what is told in the dialog of completion. */
const pages: Record<Profession, { fields: Fields; editable: Fields; elsewhere: Fields }> = {
  Dr: {
    fields: [
      'name',
      'type',
      'country',
      'medicalCouncil',
      'doctorRegistrationNumber',
      'professionalCategory',
      'place',
      'professionalCategoryRole',
      'yearOfGraduation',
      'universityName',
      ...personal,
    ],
    editable: [
      'name',
      'professionalCategory',
      'place',
      'professionalCategoryRole',
      'yearOfGraduation',
      'universityName',
      ...personal,
    ],
    elsewhere: ['medicalCouncil', 'doctorRegistrationNumber'],
  },
  Student: {
    fields: ['name', 'type', 'universityName', 'yearOfEnrollment', 'professionalCategory', ...personal],
    editable: ['name', 'professionalCategory', ...personal],
    elsewhere: ['universityName', 'yearOfEnrollment'],
  },
}

function OwnProfilePage({ type }: { type: Profession }) {
  const { t } = useTranslation('people')
  const { data: profile, isPending, isError, isFetching, refetch } = useQuery(profileQuery)
  const [isCompleting, setIsCompleting] = useState(false)
  usePageTitle(t('page.title'))
  const { elsewhere, ...shown } = pages[type]
  const openCompletion = () => setIsCompleting(true)

  if (profile && profile.type !== type) return <Navigate to={paths.dashboard} replace />
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-16 sm:px-8 md:pt-8">
      <div className="max-w-column">
        {isPending && <ProfileLoading />}
        {isError && (
          <ErrorState text={t('page.failed')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {profile && (
          <>
            <ProfileHeader profile={profile} onComplete={openCompletion} />
            <ProfileFields
              profile={profile}
              {...shown}
              place="profile"
              failure={t('page.notSaved')}
              elsewhere={{ fields: elsewhere, text: t(`enterElsewhere.${type}`), onFollow: openCompletion }}
            />
            <CompletionDialog profile={profile} open={isCompleting} onOpenChange={setIsCompleting} />
          </>
        )}
      </div>
    </div>
  )
}

function ProfileLoading() {
  const { t } = useTranslation('people')
  return (
    <output aria-busy="true" className="block space-y-4">
      <span className="text-muted">{t('page.loading')}</span>
      <Skeleton className="size-20 rounded-full" />
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </output>
  )
}

function ProfileHeader({ profile, onComplete }: { profile: Profile; onComplete: () => void }) {
  const { t } = useTranslation('people')
  const regionName = useRegionName()
  const { specialityName } = useReferenceNames()
  const picture = useOwnPicture()
  const upload = usePictureUpload()
  const update = useUpdateProfile()
  const { percentage } = profile.completion
  const { state, reason } = profile.verification
  const categories = profile.professionalCategory.map(specialityName)

  const handleChoose = (file: File) =>
    upload.mutate(file, { onSuccess: (profilePicture) => update.mutate({ profilePicture }) })

  return (
    <header className="mb-6 space-y-5">
      <div>
        <h1 className="flex font-serif text-2xl font-semibold md:text-3xl">
          <PersonName person={profile} />
        </h1>
        <p className="mt-1 text-muted">{[...categories, ...profile.country.map(regionName)].join(' · ')}</p>
      </div>
      <PictureUpload
        name={profile.name}
        picture={picture}
        hint={t('photo.hint')}
        note={t('photo.alsoTaken')}
        accept={photoTypes.join(',')}
        error={pictureFailure(upload.error ?? update.error, t)}
        uploading={upload.isPending || update.isPending}
        onChoose={handleChoose}
      />
      {state === 'waiting' && (
        <Alert tone="info">
          <p>{t('verification.waiting')}</p>
          <WithdrawVerification />
        </Alert>
      )}
      {state === 'withdrawn' && <Alert tone="info">{t('verification.withdrawn')}</Alert>}
      {state === 'refused' && (
        <Alert tone="warning">
          <p>{t('verification.refused', { reason: reason ?? '' })}</p>
          <Button variant="plain" className="-mx-4" onClick={onComplete}>
            {t('verification.correct')}
          </Button>
        </Alert>
      )}
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="tabular">{t('completion.share', { percentage })}</span>
        <Button variant="plain" className="-mx-3" onClick={onComplete}>
          {t('completion.open')}
        </Button>
      </p>
    </header>
  )
}

export function DoctorProfilePage() {
  return <OwnProfilePage type="Dr" />
}

export function StudentProfilePage() {
  return <OwnProfilePage type="Student" />
}
