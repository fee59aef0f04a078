import { photoTypes } from '@auscult/contract/people/photo.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
import { LinkButton } from '../../ui/link-button.tsx'
import { useDraft } from './draft.ts'
import { OnboardingPage } from './onboarding-page.tsx'
import { OwnStep } from './own-step.tsx'
import { firstUpdateOf } from './use-launch.ts'

/** Step 3 of 3. Save takes it over; then Next leads on. The picture is not needed. */
function PersonalPage({ type }: { type: Profession }) {
  const { t } = useTranslation('onboarding')
  const { draft, change } = useDraft()
  const { data: identity } = useQuery(identityQuery)
  const update = useUpdateProfile()
  const [saved, setSaved] = useState(false)
  const picture = useChosenPicture(() => setSaved(false))
  const { gender, dob, nationality } = draft
  const isComplete = isGenderGiven(gender) && isBirthDate(dob) && nationality !== ''

  const edit = (part: Partial<typeof draft>) => {
    setSaved(false)
    change(part)
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || picture.isSending || update.isPending) return
    // Where step 2 could not be saved, it goes along.
    const first = identity?.type === null ? firstUpdateOf({ ...draft, type }) : undefined
    const chosen = picture.key !== null && { profilePicture: picture.key }
    update.mutate(
      { ...first, gender: gender.trim(), dob, nationality, ...chosen },
      { onSuccess: () => setSaved(true) },
    )
  }

  return (
    <OnboardingPage step={3} title={t('personal.title')} lead={t('personal.lead')}>
      <form onSubmit={handleSubmit} className="space-y-6">
        <PictureUpload {...picture.field} />
        <GenderField value={gender} onChange={(value) => edit({ gender: value })} />
        <BirthField value={dob} onChange={(value) => edit({ dob: value })} />
        <NationalityField value={nationality} onChange={(value) => edit({ nationality: value })} />
        {update.isError && <Alert tone="danger">{t(`personal.failed.${type}`)}</Alert>}
        {saved && <Alert tone="success">{t('personal.saved')}</Alert>}
        <div className="flex justify-between gap-3 border-t border-line pt-6">
          <Back type={type} />
          {saved ? (
            <Next type={type} />
          ) : (
            <Button
              type="submit"
              variant="primary"
              busy={update.isPending}
              disabled={!isComplete || picture.isSending}
            >
              {t('save')}
            </Button>
          )}
        </div>
      </form>
    </OnboardingPage>
  )
}

/** The picture that was chosen: sent at once, and taken over with the rest by its key. */
function useChosenPicture(onChoose: () => void) {
  const { t } = useTranslation('people')
  const { data: identity } = useQuery(identityQuery)
  const upload = usePictureUpload()
  const [key, setKey] = useState<string | null>(null)
  const picture = usePicture(key ?? identity?.profilePicture ?? null)

  const handleChoose = (file: File) => {
    onChoose()
    upload.mutate(file, {
      onSuccess: setKey,
      // What stood there before the choice is what the server still has.
      onError: () => setKey(null),
    })
  }

  const field = {
    name: identity?.name ?? '',
    picture,
    hint: t('photo.hint'),
    note: t('photo.alsoTaken'),
    accept: photoTypes.join(','),
    error: pictureFailure(upload.error, t),
    uploading: upload.isPending,
    onChoose: handleChoose,
  }
  return { key, isSending: upload.isPending, field }
}

/** Only until step 2 is saved: what it told stands in the profile then, where it is changed. */
function Back({ type }: { type: Profession }) {
  const { t } = useTranslation('onboarding')
  const { data: identity } = useQuery(identityQuery)
  if (identity === undefined || identity.type !== null) return <span />
  return <LinkButton to={type === 'Dr' ? paths.doctor : paths.student}>{t('back')}</LinkButton>
}

/** Takes the place, and the focus, of Save. */
function Next({ type }: { type: Profession }) {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const { data: identity } = useQuery(identityQuery)
  const next = type === 'Dr' ? paths.verificationSuccess : paths.verificationStudentSuccess
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button
      ref={button}
      variant="primary"
      onClick={() => void navigate(next, { state: { name: identity?.name, type } })}
    >
      {t('next')}
    </Button>
  )
}

export function DoctorPersonalPage() {
  return (
    <OwnStep step={3} type="Dr">
      <PersonalPage type="Dr" />
    </OwnStep>
  )
}

export function StudentPersonalPage() {
  return (
    <OwnStep step={3} type="Student">
      <PersonalPage type="Student" />
    </OwnStep>
  )
}
