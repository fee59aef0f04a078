/** Points with their sign as tables set it: '+6.50', '−0.25' with a true minus, '0.00', with the decimal mark of the language. */
export function formatPoints(points: number, language: string): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
    .format(points)
    .replace('-', '\u2212')
}
