import type { CitedSentence } from './answer-sources.ts'
import { CitationMarker } from './citation-marker.tsx'

type SetSentenceProps = {
  sentence: CitedSentence & { number: number }
  marked: boolean
  onLook: (sourceId: string | null) => void
}

/** A sentence with its citations. The first one stays on the line of the last word; a number alone at the start of a line is read as the next. */
export function SetSentence({ sentence, marked, onLook }: SetSentenceProps) {
  const lastSpace = sentence.text.lastIndexOf(' ') + 1
  const look = marked ? 'bg-accent-soft box-decoration-clone transition-colors' : 'transition-colors'
  const [first, ...others] = sentence.citations.map((citation) => (
    <CitationMarker
      key={citation.source.id + citation.quote}
      citation={citation}
      sentenceNumber={sentence.number}
      onLook={onLook}
    />
  ))
  return (
    <>
      <span className={look}>{sentence.text.slice(0, lastSpace)}</span>
      <span className="whitespace-nowrap">
        <span className={look}>{sentence.text.slice(lastSpace)}</span>
        {first}
      </span>
      {others}
    </>
  )
}
