import type {
  ProfessionalCategory as Speciality,
  ProfessionalRole,
} from '@auscult/contract/people/reference.ts'
import { useTranslation } from 'react-i18next'
import type { Profession } from './profession.ts'

/**
 * What is chosen from the server's lists, as the interface's language calls it. The texts are `reference`; what an operator has added to the
 * lists keeps the name that the server sends.
 */
export function useReferenceNames() {
  const { t } = useTranslation('reference')
  return {
    professionName: (type: Profession) => t(`professions.${type}`),
    specialityName: ({ _id, professionalCategoryName }: Speciality) =>
      t(`specialities.${_id}`, { defaultValue: professionalCategoryName }),
    roleName: ({ _id, roleName }: ProfessionalRole) => t(`roles.${_id}`, { defaultValue: roleName }),
    numberHint: (iso2: string, hint: string) => t(`numberHints.${iso2}`, { defaultValue: hint }),
  }
}

/** Choices of a combobox for specialities, in the order of the interface's language. */
export function useSpecialityOptions(
  specialities: readonly Speciality[],
): { value: string; label: string }[] {
  const { i18n } = useTranslation()
  const { specialityName } = useReferenceNames()
  return specialities
    .map((speciality) => ({ value: speciality._id, label: specialityName(speciality) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language))
}
