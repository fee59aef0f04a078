import { useTranslation } from 'react-i18next'
import type { CitedSentence } from './answer-sources.ts'
import { CitationMarker } from './citation-marker.tsx'

type AnswerTextProps = {
  sentences: readonly CitedSentence[]
  /** The source looked at; sentences that rest on it are marked. */
  activeId: string | null
  onLook: (sourceId: string | null) => void
}

/** The answer as it is read: what to know first, then what argues against it and for whom it may not hold. */
export function AnswerText({ sentences, activeId, onLook }: AnswerTextProps) {
  const { t } = useTranslation('ai')
  const numbered = sentences.map((sentence, index) => ({ ...sentence, number: index + 1 }))
  const leads = numbered.filter(({ role }) => role === 'lead')
  const supports = numbered.filter(({ role }) => role === 'support')

  const set = (group: typeof numbered) =>
    group.map((sentence) => (
      <span key={sentence.number}>
        <span
          className={
            sentence.citations.some(({ source }) => source.id === activeId)
              ? 'bg-accent-soft box-decoration-clone'
              : ''
          }
        >
          {sentence.text}
        </span>
        {sentence.citations.map((citation) => (
          <CitationMarker
            key={citation.source.id + citation.quote}
            citation={citation}
            sentenceNumber={sentence.number}
            onLook={onLook}
          />
        ))}{' '}
      </span>
    ))

  return (
    <div className="max-w-[34rem] font-serif text-reading">
      {leads.length > 0 && <p className="text-xl leading-8 text-pretty">{set(leads)}</p>}
      {supports.length > 0 && <p className="mt-4 text-pretty">{set(supports)}</p>}
      {(['against', 'applicability'] as const).map((role) => {
        const group = numbered.filter((sentence) => sentence.role === role)
        if (group.length === 0) return null
        return (
          <section key={role} className="mt-6">
            <h3 className="font-sans text-sm font-semibold">{t(`answer.${role}`)}</h3>
            <p className="mt-0.5 text-pretty">{set(group)}</p>
          </section>
        )
      })}
    </div>
  )
}
