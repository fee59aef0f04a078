import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import { useTranslation } from 'react-i18next'
import { numberSources } from '../../../evidence/answer-sources.ts'
import { Quote } from '../../../evidence/quote.tsx'
import { SourceEffect } from '../../../evidence/source-effect.tsx'
import { SourceLinks } from '../../../evidence/source-links.tsx'
import { SourceSummary } from '../../../evidence/source-summary.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'

/** The record that a post tells of, in the parts of a source's card. */
export function PostEvidence({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('reading')
  const [source] = numberSources([evidence])
  if (source === undefined) return null
  return (
    <section aria-labelledby="record" className="border-t border-line pt-5">
      <SectionHeader id="record" title={t('record.title')} />
      <p lang="en" className="font-serif leading-snug font-semibold text-pretty wrap-anywhere">
        {source.name}
      </p>
      <SourceEffect source={source} />
      <p className="tabular mt-2 text-sm">
        <SourceSummary source={source} />
      </p>
      <div className="mt-3">
        <Quote source={source} quote={source.quote} />
      </div>
      <SourceLinks source={source} />
    </section>
  )
}
