import type { GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import { useTranslation } from 'react-i18next'
import { AnswerColophon } from '../answer/answer-colophon.tsx'
import { UnreviewedNote } from '../../../evidence/unreviewed-note.tsx'
import { FigureDifferences } from './figure-differences.tsx'
import { AnswerNotice } from '../answer/answer-notice.tsx'
import { WithdrawnList } from '../answer/withdrawn-list.tsx'
import { displayName } from '../../../evidence/display-name.ts'
import { GuidelineCards } from './guideline-cards.tsx'
import { compareFigures, readComparison } from './guideline-comparison.ts'
import { GuidelineReferences } from './guideline-references.tsx'
import { GuidelineTable } from './guideline-table.tsx'
import { OtherTopics } from './other-topics.tsx'

type GuidelineAnswerProps = {
  response: GuidelineResponse
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string) => void
}

/** What the guideline agent answers: the guidelines of one topic side by side, with where each can be read. */
export function GuidelineAnswer({ response, disabled, onAsk }: GuidelineAnswerProps) {
  const { t, i18n } = useTranslation('ai')
  const compared = readComparison(response) ?? []
  const figures = compareFigures(compared)
  const own = response.guidelines.find(({ isUsersCountry }) => isUsersCountry)?.country
  const topic = response.topic ?? t('guideline.untitled')

  return (
    <>
      <AnswerNotice notice={response.notice} />
      <section aria-labelledby="side-by-side">
        <h2 id="side-by-side" className="font-serif text-2xl text-balance">
          {topic}
        </h2>
        <p className="mt-1 max-w-column text-sm text-muted">
          {t('shown.guideline', { count: compared.length })}.{' '}
          {own != null && t('guideline.ownFirst', { country: displayName('region', own, i18n.language) })}{' '}
          {t('guideline.words')}
        </p>
        <UnreviewedNote sources={response.guidelines} />
        <FigureDifferences compared={figures} />
        <div className="mt-4 max-sm:hidden print:block">
          <GuidelineTable topic={topic} compared={compared} figures={figures} />
        </div>
        <div className="mt-4 sm:hidden print:hidden">
          <GuidelineCards compared={compared} figures={figures} />
        </div>
      </section>
      <GuidelineReferences compared={compared} />
      <WithdrawnList withdrawn={response.withdrawn} />
      <OtherTopics topics={response.otherTopics} disabled={disabled} onAsk={onAsk} />
      <AnswerColophon engine={response.engine} />
    </>
  )
}
