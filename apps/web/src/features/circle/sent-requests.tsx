import type { FriendRequest } from '@auscult/contract/people/circle.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useFormats } from '../../lib/language/format.ts'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { InfiniteListEnd } from '../../ui/list/infinite-list-end.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ListLoading } from './list-loading.tsx'
import { PersonRow } from './person-row.tsx'
import { circleMutations, sentRequestsQuery } from './queries.ts'

/** Requests that wait for the other person's answer. */
export function SentRequests() {
  const { t } = useTranslation('circle')
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section {...kept} aria-label={t('parts.sent')}>
      <Requests />
    </section>
  )
}

function Requests() {
  const { t } = useTranslation('circle')
  const sent = useInfiniteQuery(sentRequestsQuery)

  if (sent.isPending) return <ListLoading text={t('sent.loading')} />
  if (sent.isError)
    return <ErrorState text={t('failed')} retrying={sent.isFetching} onRetry={() => void sent.refetch()} />
  const requests = sent.data.pages.flatMap((page) => page.data)
  if (requests.length === 0) return <EmptyState bare Icon={Send} text={t('sent.empty')} />
  return (
    <>
      <ul className="border-t border-line">
        {requests.map((request) => (
          <SentRequest key={request._id} request={request} />
        ))}
      </ul>
      {sent.hasNextPage && (
        <InfiniteListEnd
          state={sent.isFetchingNextPage ? 'loading' : 'more'}
          count={requests.length}
          onMore={() => void sent.fetchNextPage()}
        />
      )}
    </>
  )
}

function SentRequest({ request }: { request: FriendRequest }) {
  const { t } = useTranslation('circle')
  const { formatDate } = useFormats()
  const { showToast } = useToast()
  const { _id, receiverInfo, createdAt } = request
  const withdrawing = useMutation({
    ...circleMutations(useQueryClient()).withdraw,
    // Here and not beside the call, which is forgotten with this row.
    onSuccess: () => showToast(t('withdraw.done', { name: receiverInfo.name })),
  })
  const failure = withdrawing.error && (
    <span role="alert" className="text-danger">
      {refusalOf(withdrawing.error, t('actionFailed'))}
    </span>
  )
  return (
    <PersonRow
      person={receiverInfo}
      detail={failure ?? t('sent.on', { date: formatDate(createdAt) })}
      actions={
        <Button
          busy={withdrawing.isPending}
          aria-label={t('withdraw.of', { name: receiverInfo.name })}
          onClick={() => withdrawing.mutate(_id)}
        >
          {t('withdraw.button')}
        </Button>
      }
    />
  )
}
