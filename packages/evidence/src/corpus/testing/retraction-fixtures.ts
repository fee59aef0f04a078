/** Columns as Retraction Watch's list has them, in its order. */
const columns = [
  'Record ID',
  'Title',
  'Subject',
  'Institution',
  'Journal',
  'Publisher',
  'Country',
  'Author',
  'URLS',
  'ArticleType',
  'RetractionDate',
  'RetractionDOI',
  'RetractionPubMedID',
  'OriginalPaperDate',
  'OriginalPaperDOI',
  'OriginalPaperPubMedID',
  'RetractionNature',
  'Reason',
  'Paywalled',
  'Notes',
]

/** A list as CSV; what a row leaves out stands as the list writes what it does not know. */
export function retractionCsv(...rows: Partial<Record<string, string>>[]): string {
  const unknown: Record<string, string> = {
    OriginalPaperPubMedID: '0',
    OriginalPaperDOI: 'unavailable',
    RetractionDate: '1/28/2022 0:00',
    RetractionNature: 'Retraction',
    Title: 'A title, with a comma\nand a line break and a "quote"',
  }
  const lines = rows.map((row, at) => {
    const full: Partial<Record<string, string>> = { 'Record ID': String(at + 1), ...unknown, ...row }
    return columns.map((column) => `"${(full[column] ?? '').replaceAll('"', '""')}"`).join(',')
  })
  return `\u{feff}${[columns.join(','), ...lines].join('\r\n')}\r\n`
}
