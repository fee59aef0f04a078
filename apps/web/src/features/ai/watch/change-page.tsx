import type { AnswerChange } from '@auscult/contract/ai/watch.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { useFormats } from '../../../lib/language/format.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { answerPath } from '../address/answer-address.ts'
import { DifferenceList } from './difference-list.tsx'
import { changeQuery } from './queries.ts'
import { SideBySide } from './side-by-side.tsx'
import { WatchLoading } from './watch-loading.tsx'

/** What changed in a watched answer, with the old and the new one side by side. */
export function ChangePage() {
  const { t } = useTranslation('watch')
  const { changeId = '' } = useParams()
  const change = useQuery(changeQuery(changeId))
  usePageTitle(t('change'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('change')} actions={<LinkButton to={paths.watched}>{t('toAll')}</LinkButton>} />
      {change.isPending ? (
        <WatchLoading />
      ) : change.isError ? (
        <ErrorState
          text={refusalOf(change.error, t('loadFailed'))}
          retrying={change.isFetching}
          onRetry={() => void change.refetch()}
        />
      ) : (
        <Shown change={change.data} />
      )}
    </div>
  )
}

function Shown({ change }: { change: AnswerChange }) {
  const { t } = useTranslation('watch')
  const { formatDateTime } = useFormats()
  const { question, questionId, changedAt, differences, before, after } = change
  return (
    <div className="space-y-8">
      <section className="max-w-column space-y-4">
        <p className="text-sm text-muted">{t('changedAt', { date: formatDateTime(changedAt) })}</p>
        <h2 className="font-serif text-xl font-semibold wrap-anywhere">{question}</h2>
        <DifferenceList differences={differences} />
        <LinkButton to={answerPath(questionId)}>{t('open')}</LinkButton>
      </section>
      <SideBySide before={before} after={after} />
      <p className="max-w-measure text-sm text-muted">{t('judge')}</p>
    </div>
  )
}
