import { listFriends, respondToFriendRequest } from '@auscult/contract/people/circle.ts'
import type { InputOf } from '@auscult/contract/operation.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../lib/calls/api.ts'
import { findToken } from '../lib/session/session.ts'

/** What begins the key of everything that shows who knows whom, requests among it. */
export const circleKey = ['circle'] as const

/** What begins the key of everything that shows notifications, their number among it. */
export const notificationsKey = ['notifications'] as const

/** How many people a list shows before more are asked for. */
export const peoplePageSize = 50

/** The caller's circle, or those of it whose name contains the words, page by page. */
export function friendsQuery(searched: string) {
  return infiniteQueryOptions({
    queryKey: [...circleKey, 'friends', searched],
    queryFn: ({ pageParam, signal }) => {
      // Text and moment are the specification's: nothing is asked where nobody is signed in.
      if (findToken() === undefined) throw new Error('Authentication token not found')
      return call(listFriends, { query: { q: searched, page: pageParam, limit: peoplePageSize } }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    // While the next search runs, the list stays.
    placeholderData: keepPreviousData,
  })
}

/** Accepts or rejects a request to the caller. Lists of people, and notifications, are read anew. */
export function respondMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: InputOf<typeof respondToFriendRequest>['body']) =>
      call(respondToFriendRequest, { body }),
    onSettled: () =>
      Promise.all(
        [circleKey, notificationsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}
