import type { CitedSentence } from '../../../evidence/answer-sources.ts'
import { typeset } from '../../../evidence/typeset.ts'
import { CitationMarker } from './citation-marker.tsx'

type SetSentenceProps = {
  sentence: CitedSentence & { number: number }
  marked: boolean
  onLook: (sourceId: string | null) => void
}

/** A sentence with its citations, struck out where it rests on withdrawn work. The first one stays on the line of the last word; a number alone at the start of a line is read as the next. */
export function SetSentence({ sentence, marked, onLook }: SetSentenceProps) {
  const text = typeset(sentence.text)
  const lastSpace = text.lastIndexOf(' ') + 1
  const Words = sentence.isWithdrawn ? 'del' : 'span'
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
      <Words className={look}>{text.slice(0, lastSpace)}</Words>
      <span className="whitespace-nowrap">
        <Words className={look}>{text.slice(lastSpace)}</Words>
        {first}
      </span>
      {others}
    </>
  )
}
