import type { Language } from '@auscult/contract/ai.ts'
import type { TFunction } from 'i18next'
import { i18n } from '../../../lib/i18n.ts'

/** Texts and formats of an export. */
export type ExportTexts = {
  t: TFunction<['answer-record', 'ai']>
  formatDate: (iso: string) => string
  formatNumber: (value: number) => string
}

/** The answer's own language where its texts are here, since a chart is not to be half in one and half in another; else the page's. */
export function exportTexts(language: Language | undefined): ExportTexts {
  const own = language === undefined || i18n.language.startsWith(language) ? i18n.language : language
  const locale = i18n.hasResourceBundle(own, 'answer-record') ? own : i18n.language
  return {
    t: i18n.getFixedT(locale, ['answer-record', 'ai']),
    formatDate: (iso) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso)),
    formatNumber: (value) => new Intl.NumberFormat(locale).format(value),
  }
}
