import { useTranslation } from 'react-i18next'
import type { CitedSentence } from '../../../evidence/answer-sources.ts'
import { SetSentence } from './set-sentence.tsx'

type AnswerTextProps = {
  sentences: readonly CitedSentence[]
  /** The source looked at; sentences that rest on it are marked. */
  activeId: string | null
  /** Roles that stand elsewhere on the page; the numbers of the sentences stay. */
  without?: ReadonlySet<CitedSentence['role']>
  onLook: (sourceId: string | null) => void
}

const nothing: ReadonlySet<CitedSentence['role']> = new Set()
const supporting: ReadonlySet<CitedSentence['role']> = new Set(['numbers', 'support', 'guideline'])

/**
 * The answer as it is read: what to know first, then what argues against it and for whom it may not hold. No `text-wrap: pretty`: Chromium
 * (156) breaks such lines anew when a marker in them changes its colour, and the marker leaves the mouse that was to press it.
 */
export function AnswerText({ sentences, activeId, without = nothing, onLook }: AnswerTextProps) {
  const { t } = useTranslation('ai')
  const numbered = sentences
    .map((sentence, index) => ({ ...sentence, number: index + 1 }))
    .filter(({ role }) => !without.has(role))
  const leads = numbered.filter(({ role }) => role === 'lead')
  const supports = numbered.filter(({ role }) => supporting.has(role))

  const set = (sentence: (typeof numbered)[number]) => (
    <SetSentence
      sentence={sentence}
      marked={sentence.citations.some(({ source }) => source.id === activeId)}
      onLook={onLook}
    />
  )

  return (
    <div className="max-w-reading font-serif text-reading print:max-w-none">
      {leads.map((sentence) => (
        <p key={sentence.number} className="text-xl leading-8">
          {set(sentence)}
        </p>
      ))}
      {supports.map((sentence) => (
        <p key={sentence.number} className="mt-3.5">
          {set(sentence)}
        </p>
      ))}
      {(['against', 'applicability'] as const).map((role) => {
        const group = numbered.filter((sentence) => sentence.role === role)
        if (group.length === 0) return null
        return (
          <section key={role} className="mt-5 print:mt-3">
            <h3 className="font-sans text-sm font-semibold">{t(`answer.${role}`)}</h3>
            {group.map((sentence) => (
              <p key={sentence.number} className="mt-0.5">
                {set(sentence)}
              </p>
            ))}
          </section>
        )
      })}
    </div>
  )
}
