import {
  completionFields,
  type CountedField,
  isCorrectable,
} from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import { useTranslation } from 'react-i18next'
import { Alert } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ProgressRing } from '../ui/progress-ring.tsx'
import type { FieldId } from './fields/field-values.ts'
import { ProfileFields } from './fields/profile-fields.tsx'

/** Beside what counts: what an operator compares with a register, to be corrected after a refusal or a withdrawal. */
const name: FieldId = 'name'

/** From what somebody is to who they are; what counts is the specification's. */
const order: readonly CountedField[] = [
  'type',
  'country',
  'medicalCouncil',
  'doctorRegistrationNumber',
  'professionalCategory',
  'place',
  'professionalCategoryRole',
  'universityName',
  'yearOfGraduation',
  'yearOfEnrollment',
  'gender',
  'dob',
  'nationality',
]

type CompletionDialogProps = { profile: Profile; open: boolean; onOpenChange: (open: boolean) => void }

/** How complete the own profile is, and what is missing, to be filled in at once. At 100 % there is nothing to save. */
export function CompletionDialog({ profile, open, onOpenChange }: CompletionDialogProps) {
  const { t } = useTranslation('people')
  const { percentage } = profile.completion
  const isWhole = percentage === 100
  const counted = order.filter((field) => completionFields[profile.type].includes(field))
  const fields: FieldId[] = isCorrectable(profile.verification.state) ? [name, ...counted] : counted
  return (
    <Dialog title={t('completion.title')} open={open} onOpenChange={onOpenChange}>
      <div className="space-y-5">
        <div className="flex items-center gap-4">
          <ProgressRing
            label={t('completion.title')}
            percent={percentage}
            text={t('completion.percent', { percentage })}
          />
          <p className="text-muted">{t(isWhole ? 'completion.whole' : 'completion.lead')}</p>
        </div>
        {isWhole && <Alert tone="success">{t('completion.allSet')}</Alert>}
        <ProfileFields
          profile={profile}
          fields={fields}
          editable={isWhole ? [] : fields}
          place="completion"
          failure={t('completion.failed')}
        />
      </div>
    </Dialog>
  )
}
