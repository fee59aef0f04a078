import { nationalities } from '@auscult/contract/people/profile-lists.ts'
import { useTranslation } from 'react-i18next'

/** Countries whose name differs from the one in the list of nationalities. */
const otherNames: Readonly<Record<string, string>> = { 'Republic of Cyprus': 'CY' }

const codes = new Map(nationalities.map(({ iso2, name }) => [name, iso2]))

/** A country of the contract's lists as the interface's language calls it; English keeps the name that is sent. */
export function useRegionName(): (name: string) => string {
  const { i18n } = useTranslation()
  if (i18n.language.startsWith('en')) return (name) => name
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  return (name) => {
    const code = otherNames[name] ?? codes.get(name)
    return (code !== undefined && names.of(code)) || name
  }
}

/** Choices of a combobox for countries, in the order of the interface's language. */
export function useRegionOptions(names: readonly string[]): { value: string; label: string }[] {
  const { i18n } = useTranslation()
  const nameOf = useRegionName()
  return names
    .map((name) => ({ value: name, label: nameOf(name) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language))
}
