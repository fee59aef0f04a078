import { photoTypes } from '@auscult/contract/photo.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import {
  BirthField,
  GenderField,
  isBirthDate,
  isGenderGiven,
  NationalityField,
} from '../../people/personal-fields.tsx'
import type { Profession } from '../../people/profession.ts'
import { pictureFailure, usePicture, usePictureUpload } from '../../people/picture.ts'
import { useUpdateProfile } from '../../people/queries.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PictureUpload } from '../../ui/form/picture-upload.tsx'
import { useDraft } from './draft.ts'
import { OnboardingPage } from './onboarding-page.tsx'
import { firstUpdateOf } from './use-launch.ts'

/** Step 3 of 3. Save takes it over; then Next leads on. The picture is not needed. */
function PersonalPage({ type }: { type: Profession }) {
  const { t } = useTranslation('onboarding')
  const { t: peopleWords } = useTranslation('people')
  const navigate = useNavigate()
  const { draft, change } = useDraft()
  const { data: identity } = useQuery(identityQuery)
  const update = useUpdateProfile()
  const upload = usePictureUpload()
  const [pictureKey, setPictureKey] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const picture = usePicture(pictureKey ?? identity?.profilePicture ?? null)
  const { gender, dob, nationality } = draft
  const isComplete = isGenderGiven(gender) && isBirthDate(dob) && nationality !== ''

  const edit = (part: Partial<typeof draft>) => {
    setSaved(false)
    change(part)
  }

  const handleChoose = (file: File) => {
    setSaved(false)
    upload.mutate(file, {
      onSuccess: setPictureKey,
      // What stood there before the choice is what the server still has.
      onError: () => setPictureKey(null),
    })
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || update.isPending) return
    // Where step 2 could not be saved, it goes along.
    const first = identity?.type === null ? firstUpdateOf({ ...draft, type }) : undefined
    update.mutate(
      {
        ...first,
        gender: gender.trim(),
        dob,
        nationality,
        ...(pictureKey !== null && { profilePicture: pictureKey }),
      },
      { onSuccess: () => setSaved(true) },
    )
  }

  const next = type === 'Dr' ? paths.verificationSuccess : paths.verificationStudentSuccess
  const handleNext = () => void navigate(next, { state: { name: identity?.name, type } })

  return (
    <OnboardingPage step={3} title={t('personal.title')} lead={t('personal.lead')}>
      <form onSubmit={handleSubmit} className="space-y-6">
        <PictureUpload
          name={identity?.name ?? ''}
          picture={picture}
          hint={peopleWords('photo.hint')}
          accept={photoTypes.join(',')}
          error={pictureFailure(upload.error, peopleWords)}
          uploading={upload.isPending}
          onChoose={handleChoose}
        />
        <GenderField value={gender} onChange={(value) => edit({ gender: value })} />
        <BirthField value={dob} onChange={(value) => edit({ dob: value })} />
        <NationalityField value={nationality} onChange={(value) => edit({ nationality: value })} />
        {update.isError && <Alert tone="danger">{t(`personal.failed.${type}`)}</Alert>}
        {saved && <Alert tone="success">{t('personal.saved')}</Alert>}
        <div className="flex justify-end gap-3 border-t border-line pt-6">
          {saved ? (
            <Button variant="primary" onClick={handleNext}>
              {t('next')}
            </Button>
          ) : (
            <Button
              type="submit"
              variant="primary"
              busy={update.isPending}
              disabled={!isComplete || upload.isPending}
            >
              {t('save')}
            </Button>
          )}
        </div>
      </form>
    </OnboardingPage>
  )
}

export function DoctorPersonalPage() {
  return <PersonalPage type="Dr" />
}

export function StudentPersonalPage() {
  return <PersonalPage type="Student" />
}
