import type { CorpusDescription, ImportedKind } from '@auscult/contract/ai/corpus.ts'
import type { AnswerRecord } from '@auscult/contract/ai/record.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { useCorpusWords } from './corpus-words.ts'
import { FactList } from './fact-list.tsx'

type CorpusFactsProps = { corpus: CorpusDescription; then: AnswerRecord['corpusThen'] }

/** What this installation answers from, with what came when, and whether it has changed since. */
export function CorpusFacts({ corpus, then }: CorpusFactsProps) {
  const { t } = useTranslation('answer-record')
  const { formatNumber } = useFormats()
  const words = useCorpusWords(corpus)
  const { years, byStatus, models, imported } = corpus
  const withdrawn = byStatus.retracted + byStatus['expression-of-concern']
  const named = [models.wording, models.embedding].filter((model) => model !== null)
  return (
    <>
      <p className="mb-2">{words}</p>
      {then !== null && then.updatedAt !== corpus.updatedAt && (
        <p className="mb-2">{t('corpus.changed', { documents: formatNumber(then.documents) })}</p>
      )}
      <FactList
        facts={[
          {
            name: t('corpus.years'),
            value: years && t('corpus.yearsValue', { first: String(years.first), last: String(years.last) }),
          },
          { name: t('corpus.withdrawn'), value: formatNumber(withdrawn) },
          { name: t('corpus.lexicon'), value: formatNumber(corpus.lexiconConcepts) },
          { name: t('corpus.models'), value: named.length === 0 ? t('corpus.noModels') : named.join(', ') },
          { name: t('corpus.imported'), value: imported.length > 0 && <Imported imported={imported} /> },
        ]}
      />
    </>
  )
}

function Imported({ imported }: { imported: readonly ImportedKind[] }) {
  const { t } = useTranslation('answer-record')
  const { formatDate, formatNumber } = useFormats()
  return (
    <ul>
      {imported.map(({ kind, records, lastImportedAt, newestRecordOn }) => (
        <li key={kind}>
          {t(`corpus.kind.${kind}`)}:{' '}
          {t('corpus.importedValue', {
            count: records,
            amount: formatNumber(records),
            date: formatDate(lastImportedAt),
          })}
          {newestRecordOn !== null && `, ${t('corpus.newest', { date: newestRecordOn })}`}
        </li>
      ))}
    </ul>
  )
}
