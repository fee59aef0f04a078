import type { WatchedQuestion } from '@auscult/contract/ai/watch.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { useFormats } from '../../../lib/language/format.ts'
import { paths, watchPaths } from '../../../lib/paths.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { answerPath } from '../address/answer-address.ts'
import { DifferenceList } from './difference-list.tsx'
import { watchedQuery, watchMutations } from './queries.ts'
import { WatchLoading } from './watch-loading.tsx'

/** The questions whose answers one wants to know of, and what became of them. */
export function WatchedPage() {
  const { t } = useTranslation('watch')
  // Read anew whenever it opens: a check may have run.
  const watched = useQuery({ ...watchedQuery, staleTime: 0 })
  usePageTitle(t('title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('title')} lead={t('lead')} />
      {watched.isPending ? (
        <WatchLoading />
      ) : watched.isError ? (
        <ErrorState
          text={t('loadFailed')}
          retrying={watched.isFetching}
          onRetry={() => void watched.refetch()}
        />
      ) : watched.data.length === 0 ? (
        <EmptyState
          Icon={Eye}
          text={t('empty')}
          action={<LinkButton to={paths.ai}>{t('toAi')}</LinkButton>}
        />
      ) : (
        <ul className="max-w-column border-t border-line">
          {watched.data.map((each) => (
            <WatchedRow key={each._id} watched={each} />
          ))}
        </ul>
      )}
    </div>
  )
}

function WatchedRow({ watched }: { watched: WatchedQuestion }) {
  const { t } = useTranslation('watch')
  const { formatDate, formatDateTime } = useFormats()
  const unwatching = useMutation(watchMutations(useQueryClient()).unwatch)
  const { _id, questionId, question, watchedAt, checkedAt, changes } = watched
  return (
    <li className="space-y-3 border-b border-line py-5">
      <h2 className="font-serif text-reading font-semibold wrap-anywhere">
        <Link to={answerPath(questionId)} className="underline-offset-4 hover:underline">
          {question}
        </Link>
      </h2>
      <p className="text-sm text-muted">
        {t('since', { date: formatDate(watchedAt) })} ·{' '}
        {checkedAt === null ? t('notChecked') : t('checked', { date: formatDateTime(checkedAt) })}
      </p>
      {changes.map(({ _id: changeId, changedAt, differences }) => (
        <div key={changeId} className="border-l-4 border-accent pl-4">
          <p className="pb-1 text-sm text-muted">{t('changedAt', { date: formatDateTime(changedAt) })}</p>
          <DifferenceList differences={differences} />
          <Link
            to={generatePath(watchPaths.change, { changeId })}
            className="target inline-flex items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {t('compare')}
          </Link>
        </div>
      ))}
      <Button
        variant="plain"
        className="-ml-4 text-sm"
        busy={unwatching.isPending}
        onClick={() => unwatching.mutate(_id)}
      >
        {t('unwatch')}
        <span className="sr-only">: {question}</span>
      </Button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {unwatching.isError && refusalOf(unwatching.error, t('failed'))}
      </p>
    </li>
  )
}
