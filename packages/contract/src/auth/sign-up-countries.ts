/*
 * Where an account may be opened, and how the country is asked for; apart from the schemas, because the sign-up page asks before anything
 * else and needs no Zod for it.
 */

/** Where an account may be opened, by ISO 3166-1 alpha-2. Names as the product shows them. */
export const signUpCountries: Readonly<Record<string, string>> = {
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  HR: 'Croatia',
  CY: 'Cyprus',
  CZ: 'Czech Republic',
  DK: 'Denmark',
  EE: 'Estonia',
  FI: 'Finland',
  FR: 'France',
  DE: 'Germany',
  GR: 'Greece',
  HU: 'Hungary',
  IE: 'Ireland',
  IT: 'Italy',
  LV: 'Latvia',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  MT: 'Malta',
  NL: 'Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SK: 'Slovakia',
  SI: 'Slovenia',
  ES: 'Spain',
  SE: 'Sweden',
  IN: 'India',
  EG: 'Egypt',
  AU: 'Australia',
  ZA: 'South Africa',
  LK: 'Sri Lanka',
  NZ: 'New Zealand',
  AE: 'United Arab Emirates',
  NG: 'Nigeria',
  BD: 'Bangladesh',
  NP: 'Nepal',
  SA: 'Saudi Arabia',
  QA: 'Qatar',
  PH: 'Philippines',
}

const signUpNames: ReadonlySet<string> = new Set(Object.values(signUpCountries))

export function isSignUpCountry(name: string): boolean {
  return signUpNames.has(name)
}

/** All of `getCountry` but what it answers. */
export const countryRoute = {
  name: 'getCountry',
  method: 'GET',
  path: '/geo/country',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: "The country of the caller's network address. 503 where it cannot be told.",
} as const
