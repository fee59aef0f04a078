import { useTranslation } from 'react-i18next'
import { Quote } from '../../../evidence/quote.tsx'
import { SourceEffect } from '../../../evidence/source-effect.tsx'
import { SourceFrame } from '../../../evidence/source-frame.tsx'
import { SourceGrade } from '../../../evidence/source-grade.tsx'
import { SourceLinks } from '../../../evidence/source-links.tsx'
import type { Study } from './consensus-studies.ts'

type StudyCardProps = { study: Study; active: boolean; onLook: (studyId: string | null) => void }

/** One study in its group: title, score and effect; what it found, why it stands there and its own words at one press. */
export function StudyCard({ study, active, onLook }: StudyCardProps) {
  const { t } = useTranslation('ai')
  return (
    <SourceFrame
      source={study}
      active={active}
      onLook={onLook}
      details={
        <>
          <p className="mt-2 max-w-reading font-serif text-base text-pretty">{study.explaination}</p>
          <p className="mt-2 max-w-reading text-sm text-pretty text-muted">
            <span className="font-semibold text-text">{t('group.why')}</span> {study.key_reason}
          </p>
          {!tells(study.explaination, study.quote) && (
            <div className="mt-3 max-w-reading">
              <Quote source={study} quote={study.quote} />
            </div>
          )}
          <SourceLinks source={study} />
        </>
      }
    >
      <div className="mt-1">
        <SourceGrade source={study} />
      </div>
      <SourceEffect source={study} />
    </SourceFrame>
  )
}

/** Whether a sentence says word for word what a quote does, but for how each begins: 'In DAPA-HF, a trial in adults …' and 'In adults …'. */
function tells(sentence: string, quote: string): boolean {
  const said = new Set(words(sentence))
  const quoted = words(quote)
  return quoted.filter((word) => said.has(word)).length >= 0.9 * quoted.length
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
}
