import type { DescribedPerson } from '@auscult/contract/people/people.ts'
import { useReferenceNames } from './reference-names.ts'
import { useRegionName } from './region-name.ts'

/** 'Cardiology, Ireland': what tells people of one name apart. The texts are `reference`. */
export function usePersonAbout(): (
  person: Pick<DescribedPerson, 'country' | 'professionalCategory'>,
) => string {
  const { specialityName } = useReferenceNames()
  const regionName = useRegionName()
  return ({ professionalCategory, country }) =>
    [...professionalCategory.map(specialityName), ...country.slice(0, 1).map(regionName)].join(', ')
}
