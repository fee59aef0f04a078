const registryNames = new Set([
  'ClinicalTrials.gov',
  'ISRCTN',
  'EudraCT',
  'CTIS',
  'PROSPERO',
  'ANZCTR',
  'ChiCTR',
  'CRiS',
  'CTRI',
  'DRKS',
  'IRCT',
  'JapicCTI',
  'JMACCT',
  'JPRN',
  'LBCTR',
  'NTR',
  'PACTR',
  'ReBec',
  'REPEC',
  'RPCEC',
  'SLCTR',
  'TCTR',
  'UMIN CTR',
])

/** Number formats of the registries, as each prints them. */
const registrationPatterns = [
  /\bNCT ?(\d{8})\b/giu,
  /\bISRCTN ?(\d{8})\b/giu,
  /\b(20\d{2}-\d{6}-\d{2}(?:-\d{2})?)\b/gu,
  /\bCRD ?(42\d{9,10})\b/giu,
  /\bACTRN ?(126\d{11})\b/giu,
  /\bChiCTR-?([A-Z]*-?\d{8,10})\b/giu,
  /\bDRKS ?(\d{8})\b/giu,
  /\bUMIN ?(\d{9})\b/giu,
  /\bCTRI\/(20\d{2}\/\d{2,3}\/\d{6})\b/giu,
  /\bjRCTs?(\d{9,10})\b/giu,
]
const prefixes = ['NCT', 'ISRCTN', 'EudraCT ', 'CRD', 'ACTRN', 'ChiCTR', 'DRKS', 'UMIN', 'CTRI/', 'jRCT']

export function isRegistry(dataBankName: string): boolean {
  return registryNames.has(dataBankName)
}

/** Registration numbers named in a text, each once, in a uniform spelling: 'NCT03036124', 'EudraCT 2015-001234-56'. */
export function findRegistrations(text: string): string[] {
  const found = new Set<string>()
  for (const [position, pattern] of registrationPatterns.entries()) {
    for (const match of text.matchAll(pattern)) found.add(`${prefixes[position] ?? ''}${match[1] ?? ''}`)
  }
  return [...found]
}
