/**
 * 'Ireland' or 'English' in the reader's language, from ISO 3166-1 alpha-2 or ISO 639-1; the code itself where it names nothing.
 */
export function displayName(type: 'region' | 'language', code: string, readerLanguage: string): string {
  try {
    return new Intl.DisplayNames([readerLanguage], { type }).of(code) ?? code
  } catch {
    return code
  }
}
