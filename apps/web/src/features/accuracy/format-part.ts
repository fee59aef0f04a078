import type { AccuracyPart } from '@auscult/contract/public/accuracy.ts'
import { i18n } from '../../lib/language/i18n.ts'

const styles: Record<AccuracyPart['unit'], Intl.NumberFormatOptions> = {
  decimal: { minimumFractionDigits: 2, maximumFractionDigits: 3 },
  // Two digits, or what falls short of 100% by a hair would read as 100%.
  percent: { style: 'percent', maximumFractionDigits: 2 },
  milliseconds: { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 },
}

/** '0.976', '95.5%' or '21 ms'. */
export function formatPart(value: number, unit: AccuracyPart['unit']): string {
  return new Intl.NumberFormat(i18n.language, styles[unit]).format(value)
}
