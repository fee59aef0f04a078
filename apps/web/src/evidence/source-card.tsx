import type { Source } from './answer-sources.ts'
import { Quote } from './quote.tsx'
import { SourceEffect } from './source-effect.tsx'
import { SourceFrame } from './source-frame.tsx'
import { SourceGrade } from './source-grade.tsx'
import { SourceLinks } from './source-links.tsx'
import { SourceSummary } from './source-summary.tsx'

type SourceCardProps = {
  source: Source
  /** Sentences of the answer that rest on it, counted from 1. */
  citedIn: readonly number[]
  active: boolean
  onLook: (sourceId: string | null) => void
}

/** One piece of evidence: title, score and effect, and all that a reader needs to judge it at one press. */
export function SourceCard({ source, citedIn, active, onLook }: SourceCardProps) {
  return (
    <SourceFrame
      source={source}
      active={active}
      onLook={onLook}
      details={
        <>
          <p className="tabular mt-2 text-sm">
            <SourceSummary source={source} />
          </p>
          <div className="mt-3">
            <Quote source={source} quote={source.quote} />
          </div>
          <SourceLinks source={source} citedIn={citedIn} />
        </>
      }
    >
      <div className="mt-1">
        <SourceGrade source={source} />
      </div>
      <SourceEffect source={source} />
    </SourceFrame>
  )
}
