import { profileLimits } from '@auscult/contract/people/profile-completion.ts'
import { studentCountries } from '@auscult/contract/people/profile-lists.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRegionOptions } from '../../people/region-name.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NumberInput } from '../../ui/form/number-input.tsx'
import { useDraft } from './draft.ts'
import { OnboardingPage } from './onboarding-page.tsx'
import { OwnStep } from './own-step.tsx'
import { StepTwoForm } from './step-two-form.tsx'

/** Step 2 of a student: where they study, and since when. */
export function StudentPage() {
  return (
    <OwnStep step={2} type="Student">
      <StudentStep />
    </OwnStep>
  )
}

function StudentStep() {
  const { t } = useTranslation('onboarding')
  const { draft, change } = useDraft()
  const options = useRegionOptions(studentCountries)
  const { first } = profileLimits.enrollment
  const [last] = useState(() => new Date().getFullYear())
  const year = draft.yearOfEnrollment
  const isPossible = year !== null && Number.isInteger(year) && year >= first && year <= last
  // Nobody is told that '2' is no year while they type '2024'.
  const isOdd = year !== null && year > 999 && !isPossible

  return (
    <OnboardingPage step={2} title={t('student.title')} lead={t('student.lead')}>
      <StepTwoForm
        draft={{ ...draft, type: 'Student' }}
        isValid={isPossible && studentCountries.includes(draft.country)}
      >
        <Field label={t('student.country')}>
          <Combobox
            options={options}
            value={draft.country || null}
            onValueChange={(country) => change({ type: 'Student', country: country ?? '' })}
          />
        </Field>
        <Field
          label={t('student.year')}
          hint={t('student.final')}
          error={
            isOdd ? t('student.yearNotPossible', { first: String(first), last: String(last) }) : undefined
          }
        >
          <NumberInput
            isYear
            min={first}
            max={last}
            value={year}
            onValueChange={(yearOfEnrollment) => change({ type: 'Student', yearOfEnrollment })}
          />
        </Field>
      </StepTwoForm>
    </OnboardingPage>
  )
}
