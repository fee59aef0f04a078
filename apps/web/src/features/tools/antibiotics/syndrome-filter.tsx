import {
  Population,
  populations,
  SyndromeGroup,
  syndromeGroups,
} from '@auscult/contract/guides/antibiotics.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import type { AntibioticFilter } from '../queries.ts'

type SyndromeFilterProps = {
  filter: AntibioticFilter
  onFilter: (filter: AntibioticFilter) => void
  found: number | undefined
}

const none: AntibioticFilter = { search: '', group: undefined, population: undefined }

function isSame(one: AntibioticFilter, other: AntibioticFilter): boolean {
  return (
    one.search.trim() === other.search.trim() &&
    one.group === other.group &&
    one.population === other.population
  )
}

/** Search, and filters by system and population. */
export function SyndromeFilter({ filter, onFilter, found }: SyndromeFilterProps) {
  const { t } = useTranslation('tools')
  const [draft, setDraft] = useState(filter)

  return (
    <FilterBar
      label={t('antibiotics.filters')}
      canApply={!isSame(draft, filter)}
      canReset={!isSame(filter, none) || !isSame(draft, none)}
      onApply={() => onFilter({ ...draft, search: draft.search.trim() })}
      onReset={() => {
        setDraft(none)
        onFilter(none)
      }}
      found={found}
    >
      <Field label={t('antibiotics.search')}>
        <TextInput
          type="search"
          maxLength={100}
          autoComplete="off"
          value={draft.search}
          onChange={({ target }) => setDraft({ ...draft, search: target.value })}
        />
      </Field>
      <Field label={t('antibiotics.group')}>
        <Combobox
          placeholder={t('antibiotics.anyGroup')}
          options={syndromeGroups.map((value) => ({ value, label: t(`antibiotics.groups.${value}`) }))}
          value={draft.group ?? null}
          onValueChange={(value) => setDraft({ ...draft, group: SyndromeGroup.safeParse(value).data })}
        />
      </Field>
      <Field label={t('antibiotics.population')}>
        <Combobox
          placeholder={t('antibiotics.anyPopulation')}
          options={populations.map((value) => ({ value, label: t(`antibiotics.populations.${value}`) }))}
          value={draft.population ?? null}
          onValueChange={(value) => setDraft({ ...draft, population: Population.safeParse(value).data })}
        />
      </Field>
    </FilterBar>
  )
}
