import type { ClinicalResponse } from '@auscult/contract/ai.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerColophon } from '../answer/answer-colophon.tsx'
import { AnswerColumns } from '../answer/answer-columns.tsx'
import { AnswerHeading } from '../answer/answer-heading.tsx'
import { AnswerNotice } from '../answer/answer-notice.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { WhereToLook } from '../answer/where-to-look.tsx'
import { WithdrawnList } from '../answer/withdrawn-list.tsx'
import type { Progress } from '../ask-live.ts'
import { citeSentences, isCitable, numberSources } from '../sources/answer-sources.ts'
import { ForestPlot } from '../sources/plot/forest-plot.tsx'
import { SourceList } from '../sources/source-list.tsx'
import { AnswerToCome } from '../waiting/answer-to-come.tsx'
import { EvidenceGlance } from './evidence-glance.tsx'

/** What the clinical agent answers: what to know, how sure, and why, with the sources beside it; at first the sources alone. */
export function ClinicalAnswer({ response: given }: { response: ClinicalResponse | Progress }) {
  const { t } = useTranslation('ai')
  const [activeId, setActiveId] = useState<string | null>(null)
  const isToCome = 'found' in given
  const sources = numberSources(isToCome ? given.found.sources : given.evidence)
  const standing = sources.filter(isCitable)
  const sentences = citeSentences(given.sentences, sources)

  return (
    <>
      <AnswerNotice notice={isToCome ? given.found.notice : given.notice} />
      <AnswerColumns
        text={
          isToCome ? (
            <AnswerToCome
              count={sources.length}
              sentences={sentences}
              activeId={activeId}
              onLook={setActiveId}
            />
          ) : (
            <>
              {sentences.length > 0 ? (
                <section aria-labelledby="what-to-know">
                  <AnswerHeading id="what-to-know">{t('answer.heading')}</AnswerHeading>
                  <div className="mt-2">
                    <AnswerText sentences={sentences} activeId={activeId} onLook={setActiveId} />
                  </div>
                </section>
              ) : (
                <WhereToLook understood={given.understood} />
              )}
              {standing.length > 0 && (
                <section aria-labelledby="how-sure" className="mt-10 border-t border-line pt-4 print:mt-5">
                  <h2 id="how-sure" className="mb-2 text-sm font-semibold text-accent">
                    {t('answer.sure')}
                  </h2>
                  <EvidenceGlance sources={standing} onLook={setActiveId} />
                  <div className="mt-10 empty:hidden print:mt-5">
                    <ForestPlot sources={standing} />
                  </div>
                </section>
              )}
              <WithdrawnList withdrawn={given.withdrawn} />
              <AnswerColophon engine={given.engine} />
            </>
          )
        }
        sources={
          sources.length > 0 && (
            <SourceList
              heading={t('answer.sources')}
              sources={sources}
              sentences={sentences}
              activeId={activeId}
              onLook={setActiveId}
            />
          )
        }
      />
    </>
  )
}
