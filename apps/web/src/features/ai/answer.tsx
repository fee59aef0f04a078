import type { ClinicalResponse } from '@auscult/contract/ai.ts'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AnswerColumns } from './answer-columns.tsx'
import { citeSentences, numberSources } from './answer-sources.ts'
import { AnswerText } from './answer-text.tsx'
import { EvidenceGlance } from './evidence-glance.tsx'
import { ForestPlot } from './forest-plot.tsx'
import { PrintedOn } from './printed-on.tsx'
import { SourceList } from './source-list.tsx'
import { WithdrawnList } from './withdrawn-list.tsx'

/** An answer: what to know, how sure, and why, with the sources beside it. */
export function Answer({ response }: { response: ClinicalResponse }) {
  const { t } = useTranslation('ai')
  const [activeId, setActiveId] = useState<string | null>(null)
  const sources = numberSources(response.evidence)
  const sentences = citeSentences(response.sentences, sources)
  const { engine } = response

  return (
    <>
      {response.notice !== null && (
        <div className="mb-6 max-w-[40rem]">
          <Alert tone="danger">{response.notice}</Alert>
        </div>
      )}
      <AnswerColumns
        text={
          <>
            <section aria-labelledby="what-to-know">
              <div className="flex h-7 items-center justify-between">
                <h2 id="what-to-know" className="text-sm font-semibold text-accent">
                  {t('answer.heading')}
                </h2>
                <IconButton label={t('answer.print')} className="print:hidden" onClick={() => window.print()}>
                  <Printer />
                </IconButton>
              </div>
              <div className="mt-2">
                <AnswerText sentences={sentences} activeId={activeId} onLook={setActiveId} />
              </div>
            </section>
            {sources.length > 0 && (
              <section aria-labelledby="how-sure" className="mt-10 border-t border-line pt-4 print:mt-5">
                <h2 id="how-sure" className="mb-2 text-sm font-semibold text-accent">
                  {t('answer.sure')}
                </h2>
                <EvidenceGlance sources={sources} onLook={setActiveId} />
                <ForestPlot sources={sources} />
              </section>
            )}
            <WithdrawnList withdrawn={response.withdrawn} />
            <footer className="mt-10 space-y-3 border-t border-line pt-4 print:mt-4 print:space-y-1">
              <p className="tabular text-xs text-muted">
                {t('answer.colophon', {
                  candidates: formatNumber(engine.candidates),
                  took: formatNumber(Math.max(1, Math.round(engine.tookMs))),
                  version: engine.version,
                  weights: engine.weightsVersion,
                })}
              </p>
              <PrintedOn />
            </footer>
          </>
        }
        sources={
          <SourceList
            heading={t('answer.sources')}
            sources={sources}
            sentences={sentences}
            activeId={activeId}
            onLook={setActiveId}
          />
        }
      />
    </>
  )
}
