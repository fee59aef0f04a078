import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countriesQuery, specialitiesQuery } from '../../people/queries.ts'
import { useSpecialityOptions } from '../../people/reference-names.ts'
import { useRegionOptions } from '../../people/region-name.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useDraft } from './draft.ts'
import { OnboardingPage } from './onboarding-page.tsx'
import { OwnStep } from './own-step.tsx'
import { StepTwoForm } from './step-two-form.tsx'

const isKnown = (options: readonly { value: string }[], chosen: string) =>
  options.some(({ value }) => value === chosen)

/** Step 2 of a doctor: where they are registered, and for what. */
export function DoctorPage() {
  return (
    <OwnStep step={2} type="Dr">
      <DoctorStep />
    </OwnStep>
  )
}

function DoctorStep() {
  const { t } = useTranslation('onboarding')
  const { draft, change } = useDraft()
  const countries = useQuery(countriesQuery)
  const specialities = useQuery(specialitiesQuery)
  const countryOptions = useRegionOptions(countries.data?.map(({ countryName }) => countryName) ?? [])
  const specialityOptions = useSpecialityOptions(specialities.data ?? [])

  return (
    <OnboardingPage step={2} title={t('doctor.title')} lead={t('doctor.lead')}>
      <StepTwoForm
        draft={{ ...draft, type: 'Dr' }}
        isValid={isKnown(countryOptions, draft.country) && isKnown(specialityOptions, draft.speciality)}
      >
        {countries.isError && (
          <ErrorState
            text={t('doctor.countriesFailed')}
            onRetry={() => void countries.refetch()}
            retrying={countries.isFetching}
          />
        )}
        <Field label={t('doctor.country')} hint={t('doctor.countryHint')}>
          <Combobox
            options={countryOptions}
            loading={countries.isPending}
            value={draft.country || null}
            onValueChange={(country) => change({ type: 'Dr', country: country ?? '' })}
          />
        </Field>
        {specialities.isError && (
          <ErrorState
            text={t('doctor.specialitiesFailed')}
            onRetry={() => void specialities.refetch()}
            retrying={specialities.isFetching}
          />
        )}
        <Field label={t('doctor.speciality')} hint={t('doctor.specialityHint')}>
          <Combobox
            options={specialityOptions}
            loading={specialities.isPending}
            value={draft.speciality || null}
            onValueChange={(speciality) => change({ type: 'Dr', speciality: speciality ?? '' })}
          />
        </Field>
      </StepTwoForm>
    </OnboardingPage>
  )
}
