import type { CorpusDescription } from '@auscult/contract/ai/corpus.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'

const kinds = ['article', 'trial', 'guideline'] as const

/** What the installation holds in one sentence: '434 studies and 125 guideline entries, last changed 20 November 2026'. */
export function useCorpusWords(corpus: CorpusDescription): string {
  const { t, i18n } = useTranslation('answer-record')
  const { formatDate, formatNumber } = useFormats()
  const held = kinds
    .filter((kind) => corpus.byKind[kind] > 0)
    .map((kind) => {
      const count = corpus.byKind[kind]
      return t(`corpus.${kind}`, { count, amount: formatNumber(count) })
    })
  if (held.length === 0) return t('corpus.nothing')
  const newest = corpus.imported
    .map(({ lastImportedAt }) => lastImportedAt)
    .toSorted()
    .at(-1)
  const changed = newest ?? corpus.updatedAt
  return t('corpus.line', {
    records: new Intl.ListFormat(i18n.language).format(held),
    updated: changed === null ? '' : t('corpus.updated', { date: formatDate(changed) }),
  })
}
