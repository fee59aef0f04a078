import type { DescribedPerson } from '@auscult/contract/people/people.ts'
import { useReferenceNames } from './reference-names.ts'
import { useRegionName } from './region-name.ts'

/** 'Medical Doctor, Cardiology, Ireland': who somebody says they are, and what tells people of one name apart. The texts are `reference`. */
export function usePersonAbout(): (
  person: Pick<DescribedPerson, 'type' | 'country' | 'professionalCategory'>,
) => string {
  const { professionName, specialityName } = useReferenceNames()
  const regionName = useRegionName()
  return ({ type, professionalCategory, country }) =>
    [
      ...(type === null ? [] : [professionName(type)]),
      ...professionalCategory.map(specialityName),
      ...country.slice(0, 1).map(regionName),
    ].join(', ')
}
