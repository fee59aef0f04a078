import { listFriendRequests } from '@auscult/contract/people/circle.ts'
import { listNotifications, readNotifications } from '@auscult/contract/people/notifications.ts'
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { circleKey, notificationsKey } from '../../people/circle.ts'

/** What happened, newest first, page by page. Read anew whenever the page opens. */
export const eventsQuery = infiniteQueryOptions({
  queryKey: [...notificationsKey, 'events'],
  queryFn: ({ pageParam, signal }) => call(listNotifications, { query: { page: pageParam } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  staleTime: 0,
})

/** Requests that wait for the caller; there are never more than one list holds. */
export const requestsQuery = queryOptions({
  queryKey: [...circleKey, 'received'],
  queryFn: ({ signal }) => call(listFriendRequests, { query: { direction: 'received' } }, { signal }),
  staleTime: 0,
})

/** Marks notifications as read by their ids, or all of them. */
export function readMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (ids: string[] | undefined) => call(readNotifications, { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
}
