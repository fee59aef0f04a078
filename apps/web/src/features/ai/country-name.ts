/** 'Ireland' in the reader's language, from ISO 3166-1 alpha-2; the code itself where it names no country. */
export function countryName(code: string, readerLanguage: string): string {
  try {
    return new Intl.DisplayNames([readerLanguage], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
