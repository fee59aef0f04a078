import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import type { AnswerSummary } from '@auscult/contract/evidence/answer-summary.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerColophon } from '../answer/answer-colophon.tsx'
import { AnswerHeading } from '../answer/answer-heading.tsx'
import { AnswerNotice } from '../answer/answer-notice.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { WhereToLook } from '../answer/where-to-look.tsx'
import { WithdrawnList } from '../answer/withdrawn-list.tsx'
import type { Progress } from '../ask-live.ts'
import {
  type CitedSentence,
  citeSentences,
  isCitable,
  numberSources,
  type Source,
} from '../../../evidence/answer-sources.ts'
import { ForestPlot } from '../../../evidence/plot/forest-plot.tsx'
import { GuidelineStands } from '../summary/guideline-stands.tsx'
import { MustNotMissBlock } from '../summary/must-not-miss-block.tsx'
import { SummaryView } from '../summary/summary-view.tsx'
import { QuestionChoices } from '../answer/question-choices.tsx'
import { FoundBeside, SourceList } from '../../../evidence/source-list.tsx'
import { AnswerToCome } from '../waiting/answer-to-come.tsx'
import { EvidenceGlance } from './evidence-glance.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'

type ClinicalAnswerProps = {
  response: ClinicalResponse | Progress
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string) => void
}

/** What the clinical agent answers: what to do and in what numbers, why, and how sure, with the sources beside it; at first the sources alone. */
export function ClinicalAnswer({ response: given, disabled, onAsk }: ClinicalAnswerProps) {
  const { t } = useTranslation('ai')
  const { t: tSummary } = useTranslation('summary')
  const [activeId, setActiveId] = useState<string | null>(null)
  const isToCome = 'found' in given
  const sources = numberSources(isToCome ? given.found.sources : given.evidence)
  const standing = sources.filter(isCitable)
  const sentences = citeSentences(given.sentences, sources)
  const summary = isToCome ? null : given.summary
  const elsewhere = rolesTold(summary)
  const isRead = useIsRead(isToCome)
  const cited = isToCome || isRead ? sources : findCited(sources, sentences, summary)

  return (
    <>
      <AnswerNotice notice={isToCome ? given.found.notice : given.notice} />
      <SideColumns
        main={
          isToCome ? (
            <AnswerToCome
              count={sources.length}
              sentences={sentences}
              activeId={activeId}
              onLook={setActiveId}
            />
          ) : (
            <>
              {summary !== null && (
                <SummaryView
                  summary={summary}
                  sentences={sentences}
                  activeId={activeId}
                  onLook={setActiveId}
                />
              )}
              <MustNotMissBlock found={given.mustNotMiss} />
              {sentences.length === 0 && <WhereToLook understood={given.understood} />}
              {sentences.some(({ role }) => !elsewhere.has(role)) && (
                <section aria-labelledby="what-to-know">
                  {elsewhere.has('lead') ? (
                    <h2 id="what-to-know" className="text-sm font-semibold text-accent">
                      {t('answer.heading')}
                    </h2>
                  ) : (
                    <AnswerHeading id="what-to-know">{t('answer.heading')}</AnswerHeading>
                  )}
                  <div className="mt-2">
                    <AnswerText
                      sentences={sentences}
                      activeId={activeId}
                      without={elsewhere}
                      onLook={setActiveId}
                    />
                  </div>
                </section>
              )}
              {summary !== null && <GuidelineStands stands={summary.guidelines} sources={sources} />}
              <QuestionChoices
                heading={tSummary('next.heading')}
                choices={given.nextQuestions.map(({ question }) => ({ label: question, question }))}
                disabled={disabled}
                onAsk={onAsk}
              />
              {standing.length > 0 && (
                <section aria-labelledby="how-sure" className="mt-6 border-t border-line pt-3 print:mt-3">
                  <h2 id="how-sure" className="mb-2 text-sm font-semibold text-accent">
                    {t('answer.sure')}
                  </h2>
                  <EvidenceGlance sources={standing} onLook={setActiveId} />
                  <div className="mt-6 empty:hidden print:mt-3">
                    <ForestPlot sources={standing} />
                  </div>
                </section>
              )}
              <WithdrawnList withdrawn={given.withdrawn} />
              <AnswerColophon engine={given.engine} />
            </>
          )
        }
        side={
          sources.length > 0 && (
            <>
              <SourceList
                heading={t('answer.sources')}
                sources={cited}
                sentences={sentences}
                activeId={activeId}
                onLook={setActiveId}
              />
              <FoundBeside
                sources={sources.filter((source) => !cited.includes(source))}
                sentences={sentences}
                activeId={activeId}
                onLook={setActiveId}
              />
            </>
          )
        }
      />
    </>
  )
}

/** How long sources may stand alone before somebody reads in them. */
const readingAfterMs = 1_000

/** Whether the sources stood there long enough to be read before the answer came: then they stay where they are. */
function useIsRead(isToCome: boolean): boolean {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (!isToCome) return undefined
    const timer = setTimeout(() => setRead(true), readingAfterMs)
    return () => clearTimeout(timer)
  }, [isToCome])
  return isRead
}

/** The sources that anything of the answer rests on; all of them where nothing is cited. */
function findCited(
  sources: readonly Source[],
  sentences: readonly CitedSentence[],
  summary: AnswerSummary | null,
): readonly Source[] {
  const ids = new Set([
    ...sentences.flatMap(({ citations }) => citations.map(({ source }) => source.id)),
    ...(summary?.guidelines ?? []).map(({ id }) => id),
    ...[summary?.benefit, summary?.harm].map((effect) => effect?.source),
  ])
  const cited = sources.filter(({ id }) => ids.has(id))
  return cited.length === 0 ? sources : cited
}

/** What the summary says need not be read a second time; where a rule forbids, the summary says nothing of the sources. */
function rolesTold(summary: AnswerSummary | null): ReadonlySet<CitedSentence['role']> {
  if (summary === null || summary.bottomLine.citations.length === 0) return new Set()
  const { benefit, harm, guidelines } = summary
  return new Set([
    'lead' as const,
    ...(benefit === null && harm === null ? [] : ['numbers' as const]),
    ...(guidelines.length === 0 ? [] : ['guideline' as const]),
  ])
}
