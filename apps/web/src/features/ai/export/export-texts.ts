import type { i18n as I18n, TFunction } from 'i18next'
import { formatsOf } from '../../../lib/language/format.ts'

/** Texts and formats of an export. */
export type ExportTexts = {
  t: TFunction<['answer-record', 'ai', 'evidence', 'summary']>
  formatDate: (iso: string) => string
  formatNumber: (value: number) => string
}

/** Those of the language the answer is shown in, since a chart is not to be half in one and half in another. */
export function exportTexts(i18n: I18n): ExportTexts {
  return {
    t: i18n.getFixedT(i18n.language, ['answer-record', 'ai', 'evidence', 'summary']),
    ...formatsOf(i18n.language),
  }
}
