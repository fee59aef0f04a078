import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover } from '../../../ui/popover.tsx'
import type { SourceCitation } from '../../../evidence/answer-sources.ts'
import { citationElementId, focusSource, isWide } from '../../../evidence/focus-source.ts'
import { Quote } from '../../../evidence/quote.tsx'
import { SafeLink } from '../../../evidence/safe-link.tsx'

type CitationMarkerProps = {
  citation: SourceCitation
  sentenceNumber: number
  /** Tells which source is looked at, so that its card can be marked; null when none is. */
  onLook: (sourceId: string | null) => void
}

/** The number after a sentence. It opens the source beside it; where the sources stand under the text, its words in place. */
export function CitationMarker({ citation, sentenceNumber, onLook }: CitationMarkerProps) {
  const { t } = useTranslation(['ai', 'evidence'])
  const [open, setOpen] = useState(false)
  const { source, quote } = citation

  function handleOpenChange(next: boolean) {
    // Beside the text stands the card itself, with these words: nothing has to lie over it.
    if (next && isWide()) return focusSource(source.number)
    setOpen(next)
    onLook(next ? source.id : null)
  }

  function handleToSource() {
    // Focus first: a popover that closes with the focus elsewhere leaves it there.
    focusSource(source.number)
    handleOpenChange(false)
  }

  return (
    <Popover
      title={t('evidence:citation.title', { number: source.number })}
      open={open}
      onOpenChange={handleOpenChange}
      trigger={
        <button
          type="button"
          id={citationElementId(sentenceNumber, source.number)}
          aria-label={t('evidence:citation.open', { number: source.number })}
          className="tabular relative -top-[0.35em] ml-px inline-block scroll-my-4 rounded-base px-0.5 align-baseline font-sans text-xs leading-6 pointer-coarse:px-1.5 font-semibold text-accent transition-colors hover:bg-accent-soft aria-expanded:bg-accent aria-expanded:text-on-accent"
        >
          [{source.number}]
        </button>
      }
    >
      <Quote source={source} quote={quote} />
      <p className="mt-3 text-sm font-semibold">{source.name}</p>
      <p className="text-sm text-muted">
        {[source.journal, source.year].filter((part) => part !== null).join(', ')}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          className="min-h-6 text-sm font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          onClick={handleToSource}
        >
          {t('evidence:citation.toSource', { number: source.number })}
        </button>
        <SafeLink link={source.link} className="text-sm font-semibold text-accent">
          {t('evidence:citation.openSource')}
        </SafeLink>
      </p>
    </Popover>
  )
}
