import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CitedSentence, Source } from './answer-sources.ts'
import { isWide } from './focus-source.ts'
import { SourceCard } from './source-card.tsx'
import { UnreviewedNote } from './unreviewed-note.tsx'

type SourceListProps = {
  heading: string
  note?: string
  sources: readonly Source[]
  sentences: readonly CitedSentence[]
  activeId: string | null
  onLook: (sourceId: string | null) => void
}

/** The evidence, strongest first. That nobody has reviewed our summaries is said once, over all of them. */
export function SourceList({ heading, note, sources, sentences, activeId, onLook }: SourceListProps) {
  const { t } = useTranslation('evidence')
  return (
    <section aria-labelledby="sources" className="print:mt-4">
      <div className="flex items-baseline justify-between gap-4 pb-1">
        <h2 id="sources" className="text-sm font-semibold text-accent">
          {heading}
        </h2>
        <p className="tabular text-xs text-muted">{t('source.count', { count: sources.length })}</p>
      </div>
      {note !== undefined && <p className="pb-2 text-sm text-muted">{note}</p>}
      <UnreviewedNote sources={sources} />
      <Cards {...{ sources, sentences, activeId, onLook }} />
    </section>
  )
}

type FoundBesideProps = Omit<SourceListProps, 'heading' | 'note'>

/** What was found and is cited nowhere in the answer; folded where it would stand under a whole page of text. */
export function FoundBeside({ sources, ...cards }: FoundBesideProps) {
  const { t } = useTranslation('evidence')
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="also-found" className="mt-5 print:hidden">
      <details open={isWide()} className="group/found">
        <summary className="target flex list-none items-center gap-2 text-sm font-semibold text-muted [&::-webkit-details-marker]:hidden">
          <h2 id="also-found">{t('source.alsoFound')}</h2>
          <span className="tabular text-xs font-normal">{t('source.count', { count: sources.length })}</span>
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-4 shrink-0 stroke-[1.5] transition-transform group-open/found:rotate-180"
          />
        </summary>
        <Cards sources={sources} {...cards} />
      </details>
    </section>
  )
}

function Cards({ sources, sentences, activeId, onLook }: FoundBesideProps) {
  return (
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
  )
}

function sentencesCiting(source: Source, sentences: readonly CitedSentence[]): number[] {
  return sentences.flatMap(({ citations }, index) =>
    citations.some((citation) => citation.source.id === source.id) ? [index + 1] : [],
  )
}
