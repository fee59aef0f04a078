import type { ProfileUpdate } from '@auscult/contract/people/profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { Profession } from '../../people/profession.ts'
import { unsavedProfileQuery } from '../../people/unsaved-profile.ts'
import { useUpdateProfile } from '../../people/queries.ts'
import { type Draft, forgetDraft } from './draft.ts'

/** What step 2 was told, as the update that ends onboarding; undefined until all of it is there. */
export function firstUpdateOf(draft: Draft): ProfileUpdate | undefined {
  const { type, country, speciality, yearOfEnrollment } = draft
  if (type === null || country === '') return undefined
  if (type === 'Dr')
    return speciality === '' ? undefined : { type, country: [country], professionalCategoryId: [speciality] }
  return yearOfEnrollment === null ? undefined : { type, country: [country], yearOfEnrollment }
}

export function stepThreeOf(type: Profession): string {
  return type === 'Student' ? paths.finalStudentProfile : paths.finalProfile
}

/**
 * The two ways on from step 2. A profile that could not be saved keeps nobody out, as the specification has it: the call is logged, the
 * draft stays, and the pages say that something is left to do.
 */
export function useLaunch(draft: Draft) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const update = useUpdateProfile()

  const save = async (body: ProfileUpdate): Promise<boolean> => {
    try {
      await update.mutateAsync(body)
      return true
    } catch {
      return false
    }
  }

  const launch = async (body: ProfileUpdate) => {
    const isSaved = await save(body)
    queryClient.setQueryData(unsavedProfileQuery.queryKey, !isSaved)
    if (isSaved) forgetDraft()
    await navigate(draft.from ?? paths.ai, { replace: true })
  }

  /** On to step 3, which sends what was not saved once more. */
  const goOn = async (body: ProfileUpdate) => {
    await save(body)
    await navigate(stepThreeOf(draft.type ?? 'Dr'))
  }

  return { launch, goOn, isSaving: update.isPending }
}
