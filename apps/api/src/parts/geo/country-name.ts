import { signUpCountries } from '@auscult/contract/auth/sign-up-countries.ts'

/** What services call countries that the product calls otherwise: short and formal names of ISO 3166-1, and what people say. */
const otherNames: Readonly<Record<string, string>> = {
  'arab republic of egypt': 'EG',
  czechia: 'CZ',
  'federal republic of germany': 'DE',
  'hellenic republic': 'GR',
  holland: 'NL',
  'kingdom of saudi arabia': 'SA',
  ksa: 'SA',
  'republic of cyprus': 'CY',
  'republic of india': 'IN',
  'republic of ireland': 'IE',
  'republic of south africa': 'ZA',
  'slovak republic': 'SK',
  'state of qatar': 'QA',
  uae: 'AE',
}

const ownNames = Object.entries(signUpCountries).map(([code, name]) => [name.toLowerCase(), code] as const)
const codes: ReadonlyMap<string, string> = new Map([...Object.entries(otherNames), ...ownNames])

/** A country's name as the product has it, from its code (ISO 3166-1 alpha-2) where there is one, else from any of its common names. */
export function toCountryName(name: string, code?: string): string {
  const plain = name.trim().toLowerCase().replaceAll('.', '').replace(/^the /u, '')
  return signUpCountries[code?.toUpperCase() ?? codes.get(plain) ?? ''] ?? name
}
