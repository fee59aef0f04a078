import type { FriendRequest } from '@auscult/contract/people/circle.ts'
import type { Notification } from '@auscult/contract/people/notifications.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, CheckCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { InfiniteListEnd } from '../../ui/list/infinite-list-end.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { SectionHeader } from '../../ui/page/section-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EventRow } from './event-row.tsx'
import { eventsQuery, readMutation, requestsQuery } from './queries.ts'
import { RequestRow } from './request-row.tsx'

/** Requests that wait for an answer, and what happened. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const kept = useKeptFocus<HTMLElement>()
  usePageTitle(t('title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('title')} />
      {/* Toasts have a region that is called as this page is. */}
      <section {...kept} aria-label={`${t('requests')}, ${t('events')}`} className="max-w-column">
        <Lists />
      </section>
    </div>
  )
}

function Lists() {
  const { t } = useTranslation('notifications')
  const identity = useQuery(identityQuery)
  const hasProfile = identity.data !== undefined && identity.data.type !== null
  const requests = useQuery({ ...requestsQuery, enabled: hasProfile })
  const events = useInfiniteQuery(eventsQuery)
  const told = events.data?.pages.flatMap((page) => page.data) ?? []
  useReadRequests(told, requests.data !== undefined)

  if (identity.isError || events.isError || requests.isError)
    return (
      <ErrorState
        text={refusalOf(identity.error ?? events.error ?? requests.error, t('failed'))}
        retrying={identity.isFetching || events.isFetching || requests.isFetching}
        onRetry={() => {
          for (const query of [identity, events, requests]) if (query.isError) void query.refetch()
        }}
      />
    )
  if (identity.isPending || events.isPending || (hasProfile && requests.isPending)) return <Loading />

  // Requests stand above with their answers, and need not be told of twice.
  const shown = told.filter(({ kind }) => kind !== 'request-received')
  const waiting = requests.data?.data ?? []
  const unread = (events.data.pages.at(-1)?.unread ?? 0) - unreadRequestsOf(told).length
  if (shown.length === 0 && waiting.length === 0 && !events.hasNextPage)
    return <EmptyState Icon={BellOff} text={t('empty')} />
  return (
    <div className="space-y-9">
      {waiting.length > 0 && <Requests requests={waiting} />}
      {shown.length > 0 && <Events events={shown} unread={unread} />}
      {events.hasNextPage && (
        <InfiniteListEnd
          state={events.isFetchingNextPage ? 'loading' : 'more'}
          count={told.length}
          onMore={() => void events.fetchNextPage()}
        />
      )}
    </div>
  )
}

const unreadRequestsOf = (told: readonly Notification[]) =>
  told.filter(({ kind, isRead }) => kind === 'request-received' && !isRead)

/** Who sees a request that waits has read that it came: there is no row beside it to mark as read. */
function useReadRequests(told: readonly Notification[], areShown: boolean) {
  const { mutate } = useMutation(readMutation(useQueryClient()))
  const ids = areShown ? unreadRequestsOf(told).map(({ _id }) => _id) : []
  const read = useEffectEvent(() => {
    if (ids.length > 0) mutate(ids)
  })
  const which = ids.join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each set of ids, also where the call fails
  useEffect(() => read(), [which])
}

function Requests({ requests }: { requests: readonly FriendRequest[] }) {
  const { t } = useTranslation('notifications')
  return (
    <section aria-labelledby="requests">
      <SectionHeader id="requests" title={t('requests')} note={requests.length} />
      <ul className="border-t border-line">
        {requests.map((request) => (
          <RequestRow key={request._id} request={request} />
        ))}
      </ul>
    </section>
  )
}

/** `unread` counts those on later pages, too. */
function Events({ events, unread }: { events: readonly Notification[]; unread: number }) {
  const { t } = useTranslation('notifications')
  const reading = useMutation(readMutation(useQueryClient()))
  const shownUnread = events.filter(({ isRead }) => !isRead).length
  const readAll = unread > 0 && (
    <Button variant="plain" busy={reading.isPending} onClick={() => reading.mutate(undefined)}>
      <CheckCheck aria-hidden="true" className="size-5 stroke-[1.5]" />
      {t('readAll')}
    </Button>
  )
  return (
    <section aria-labelledby="events">
      <SectionHeader
        id="events"
        title={t('events')}
        note={shownUnread > 0 ? t('unread', { count: shownUnread }) : undefined}
        action={readAll}
      />
      {reading.isError && <Alert tone="danger">{refusalOf(reading.error, t('notRead'))}</Alert>}
      <ul className="border-t border-line">
        {events.map((event) => (
          <EventRow key={event._id} event={event} onRead={() => reading.mutate([event._id])} />
        ))}
      </ul>
    </section>
  )
}

function Loading() {
  const { t } = useTranslation('notifications')
  return (
    <div aria-busy="true" className="space-y-4">
      <output className="block text-sm text-muted">{t('loading')}</output>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  )
}
