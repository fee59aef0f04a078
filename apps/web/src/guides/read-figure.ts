/** What somebody typed: a figure, nothing, or why it is none. */
export type ReadFigure =
  | { value: number | null }
  /** `unclear`: the mark may part thousands or decimals, a difference of a thousand times. */
  | { problem: 'unreadable' | 'unclear' | 'negative' }

const figure = /^[-−]?\d{1,9}(?:[.,]\d{1,9})?$/u
const grouped = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/u

/**
 * A laboratory value as people type it. Point and comma are both read as the decimal mark, whatever the language: a keyboard or a report has
 * its own, and a mark that is skipped makes the value ten times too high. Where the other language's mark stands before three digits
 * ('1,234' in English) it is refused, as is everything that is no figure. `mayBeNegative` holds for a base excess alone.
 */
export function readFigure(
  typed: string,
  { decimalMark, mayBeNegative }: { decimalMark: string; mayBeNegative: boolean },
): ReadFigure {
  const text = typed.trim()
  if (text === '') return { value: null }
  if (!figure.test(text)) return { problem: 'unreadable' }
  if (grouped.test(text) && !text.includes(decimalMark)) return { problem: 'unclear' }
  const value = Number(text.replace('−', '-').replace(',', '.'))
  return value < 0 && !mayBeNegative ? { problem: 'negative' } : { value }
}

/** '.' or ','. */
export function decimalMarkOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
