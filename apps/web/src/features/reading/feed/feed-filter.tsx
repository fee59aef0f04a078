import { postLimits } from '@auscult/contract/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { specialitiesQuery } from '../../../people/queries.ts'
import { useReferenceNames, useSpecialityOptions } from '../../../people/reference-names.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { type ListAddress, searchOf } from '../list-address.ts'
import { findSpeciality } from './speciality-of-address.ts'

type FeedFilterProps = { address: ListAddress; found: number | undefined }

/** Narrows the list to a speciality, to words, or both; with another filter it begins at its first page. */
export function FeedFilter({ address, found }: FeedFilterProps) {
  const { t } = useTranslation('reading')
  const navigate = useNavigate()
  const specialities = useQuery(specialitiesQuery)
  const [chosen, setChosen] = useState(address.specialty === '' ? null : address.specialty)
  const [typed, setTyped] = useState(address.q)
  const [applied, setApplied] = useState(address)
  // Another address, by Back or by a chip: the fields say what is in force there.
  if (applied.specialty !== address.specialty || applied.q !== address.q) {
    setApplied(address)
    setChosen(address.specialty === '' ? null : address.specialty)
    setTyped(address.q)
  }
  const words = typed.trim()
  const known = specialities.data ?? []
  const options = useSpecialityOptions(known)
  const isFiltered = address.specialty !== '' || address.q !== ''
  const isOther = (chosen ?? '') !== address.specialty || words !== address.q

  const filterBy = (specialty: string, q: string) => {
    void navigate({ search: searchOf({ specialty, q, order: address.order }) }, { preventScrollReset: true })
  }

  return (
    <FilterBar
      label={t('filter.label')}
      canApply={isOther && (chosen !== null || words !== '')}
      canReset={isFiltered}
      onApply={() => filterBy(chosen ?? '', words)}
      onReset={() => filterBy('', '')}
      found={isFiltered ? found : undefined}
      chips={isFiltered && <InForce address={address} onFilter={filterBy} />}
    >
      <Field label={t('filter.speciality')}>
        <Combobox
          options={options}
          value={chosen === null ? null : (findSpeciality(known, chosen)?._id ?? null)}
          onValueChange={setChosen}
          placeholder={t('filter.all')}
          loading={specialities.isPending}
        />
      </Field>
      <Field label={t('filter.search')}>
        <TextInput
          type="search"
          maxLength={postLimits.searchCharacters}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </FilterBar>
  )
}

type InForceProps = {
  address: ListAddress
  onFilter: (specialty: string, q: string) => void
}

/** What narrows the list now, each to be taken away by itself. */
function InForce({ address: { specialty, q }, onFilter }: InForceProps) {
  const { t } = useTranslation('reading')
  const { specialityName } = useReferenceNames()
  const { data: specialities } = useQuery(specialitiesQuery)
  const speciality = specialities && findSpeciality(specialities, specialty)
  // Until the list is there nobody knows whether there is such a speciality.
  const unknown = specialities === undefined ? specialty : t('filter.unknown', { speciality: specialty })
  return (
    <ul className="flex flex-wrap gap-2">
      {specialty !== '' && (
        <li>
          <Chip
            label={speciality === undefined ? unknown : specialityName(speciality)}
            onRemove={() => onFilter('', q)}
          />
        </li>
      )}
      {q !== '' && (
        <li>
          <Chip label={t('filter.words', { words: q })} onRemove={() => onFilter(specialty, '')} />
        </li>
      )}
    </ul>
  )
}
