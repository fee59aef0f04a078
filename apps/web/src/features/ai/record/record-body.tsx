import type { AgentResponse } from '@auscult/contract/ai/ai.ts'
import type { AnswerRecord } from '@auscult/contract/ai/record.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { CandidateTables } from './candidate-tables.tsx'
import { CorpusFacts } from './corpus-facts.tsx'
import { MadeBy } from './made-by.tsx'
import { RecordSummary } from './record-summary.tsx'
import { SafetyRules } from './safety-rules.tsx'
import { SearchedFor } from './searched-for.tsx'
import { UnderstoodParts } from './understood-parts.tsx'

type RecordBodyProps = { record: AnswerRecord; response: Pick<AgentResponse, 'safety' | 'engine'> }

/** The whole record, in the order in which the answer came about. */
export function RecordBody({ record, response }: RecordBodyProps) {
  const { t } = useTranslation('answer-record')
  const { formatDateTime } = useFormats()
  return (
    <div className="space-y-8 p-5 pb-10 text-sm">
      <RecordSummary candidates={record.candidates} />
      <p className="text-muted">
        {t('askedOn', { date: formatDateTime(record.askedAt) })}{' '}
        {record.standalone !== null && t('standalone', { question: record.standalone })}
      </p>
      <RecordSection heading={t('understood.heading')}>
        <UnderstoodParts understood={record.understood} />
      </RecordSection>
      {response.safety.length > 0 && (
        <RecordSection heading={t('safety.heading')}>
          <SafetyRules fired={response.safety} />
        </RecordSection>
      )}
      <RecordSection heading={t('searches.heading')}>
        <SearchedFor searches={record.searches} texts={textsOf(record)} />
      </RecordSection>
      {record.candidates.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <CandidateTables candidates={record.candidates} />
      )}
      <RecordSection heading={t('made.heading')}>
        <MadeBy record={record} confidence={response.engine.confidence} />
      </RecordSection>
      <RecordSection heading={t('corpus.heading')}>
        <CorpusFacts corpus={record.corpus} then={record.corpusThen} />
      </RecordSection>
    </div>
  )
}

/** All that was read of the question, in whose words the searches are told. */
function textsOf({ question, standalone, understood }: AnswerRecord): string[] {
  const read = understood === null ? [] : understood.concepts.flatMap(({ term, matched }) => [matched, term])
  return [question, ...(standalone === null ? [] : [standalone]), ...read]
}

function RecordSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold text-accent">
        {heading}
      </h3>
      {children}
    </section>
  )
}
