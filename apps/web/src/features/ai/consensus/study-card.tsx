import { useTranslation } from 'react-i18next'
import { SetSentence } from '../answer/set-sentence.tsx'
import { citeSentences } from '../../../evidence/answer-sources.ts'
import { Quote } from '../../../evidence/quote.tsx'
import { SourceFrame } from '../../../evidence/source-frame.tsx'
import { SourceGrade } from '../../../evidence/source-grade.tsx'
import { SourceLinks } from '../../../evidence/source-links.tsx'
import type { Study } from './consensus-studies.ts'

type StudyCardProps = { study: Study; active: boolean; onLook: (studyId: string | null) => void }

/** One study in its group: what it found, why it stands there, and beside it what to judge it by. */
export function StudyCard({ study, active, onLook }: StudyCardProps) {
  const { t } = useTranslation('ai')
  const [sentence] = citeSentences([study.sentence], [study])
  return (
    <SourceFrame source={study} active={active} onLook={onLook}>
      <div className="mt-2 grid gap-x-14 gap-y-3 xl:grid-cols-[minmax(0,38rem)_minmax(20rem,1fr)] xl:grid-rows-[auto_1fr] print:block">
        <div className="xl:col-start-2">
          <SourceGrade source={study} />
        </div>
        <div className="max-w-reading xl:row-span-2 xl:row-start-1 print:max-w-none">
          <p className="font-serif text-base text-pretty sm:text-reading">
            {sentence === undefined ? (
              study.explaination
            ) : (
              <SetSentence sentence={{ ...sentence, number: study.number }} marked={false} onLook={onLook} />
            )}
          </p>
          <p className="mt-2 text-sm text-pretty text-muted">
            <span className="font-semibold text-text">{t('group.why')}</span> {study.key_reason}
          </p>
        </div>
        <div className="xl:col-start-2">
          <div className="max-xl:hidden print:hidden">
            <Quote source={study} quote={study.quote} />
          </div>
          <SourceLinks source={study} />
        </div>
      </div>
    </SourceFrame>
  )
}
