/** 'English', 'Italian' in the reader's language, from ISO 639-1; the code itself where it names no language. */
export function languageName(code: string, readerLanguage: string): string {
  try {
    return new Intl.DisplayNames([readerLanguage], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
