import type { AnswerSummary } from '@auscult/contract/evidence/answer-summary.ts'
import { useTranslation } from 'react-i18next'
import type { CitedSentence } from '../../../evidence/answer-sources.ts'
import { AbsoluteEffects } from './absolute-effects.tsx'
import { AsStudied, PatientChecks } from './studied.tsx'
import { Verdict } from './verdict.tsx'

type SummaryViewProps = {
  summary: AnswerSummary
  /** The answer's sentences; the first that leads is the bottom line. */
  sentences: readonly CitedSentence[]
  activeId: string | null
  onLook: (sourceId: string | null) => void
}

/**
 * The answer at a glance: what to do, how sure, what is gained and lost, and whether this patient is one of those studied. Where a rule
 * forbids, its warning above is the bottom line, and there is nothing to show here.
 */
export function SummaryView({ summary, sentences, activeId, onLook }: SummaryViewProps) {
  const { t } = useTranslation('summary')
  const at = sentences.findIndex(({ role }) => role === 'lead')
  const lead = sentences[at]
  if (lead === undefined) return null
  const { bottomLine, benefit, harm, patient, asStudied } = summary
  // A guideline's advice has no arms to count in.
  const hasNumbers = bottomLine.band !== null || benefit !== null || harm !== null
  const isForOthers = patient.some(({ verdict }) => verdict === 'outside')
  return (
    <section aria-label={t('heading')} className="mb-6 print:mb-3">
      <Verdict
        line={bottomLine}
        sentence={{ ...lead, number: at + 1 }}
        marked={lead.citations.some(({ source }) => source.id === activeId)}
        onLook={onLook}
      />
      {hasNumbers && <AbsoluteEffects benefit={benefit} harm={harm} isForOthers={isForOthers} />}
      <AsStudied arms={asStudied} />
      <PatientChecks checks={patient} />
    </section>
  )
}
