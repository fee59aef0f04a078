import { useTranslation } from 'react-i18next'
import type { CitedSentence, Source } from './answer-sources.ts'
import { SourceCard } from './source-card.tsx'

type SourceListProps = {
  heading: string
  note?: string
  sources: readonly Source[]
  sentences: readonly CitedSentence[]
  activeId: string | null
  onLook: (sourceId: string | null) => void
}

/** The evidence, strongest first. */
export function SourceList({ heading, note, sources, sentences, activeId, onLook }: SourceListProps) {
  const { t } = useTranslation('evidence')
  return (
    <section aria-labelledby="sources" className="print:mt-8">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id="sources" className="text-sm font-semibold text-accent">
          {heading}
        </h2>
        <p className="tabular text-xs text-muted">{t('source.count', { count: sources.length })}</p>
      </div>
      {note !== undefined && <p className="pb-3 text-sm text-muted">{note}</p>}
      <div className="print:columns-2 print:gap-x-8">
        {sources.map((source) => (
          <SourceCard
            key={source.id}
            source={source}
            citedIn={sentencesCiting(source, sentences)}
            active={source.id === activeId}
            onLook={onLook}
          />
        ))}
      </div>
    </section>
  )
}

function sentencesCiting(source: Source, sentences: readonly CitedSentence[]): number[] {
  return sentences.flatMap(({ citations }, index) =>
    citations.some((citation) => citation.source.id === source.id) ? [index + 1] : [],
  )
}
