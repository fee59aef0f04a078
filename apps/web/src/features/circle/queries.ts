import {
  deleteFriend,
  listFriendRequests,
  requestFriend,
  withdrawFriendRequest,
} from '@auscult/contract/people/circle.ts'
import { getProfileById, searchProfiles } from '@auscult/contract/people/profile.ts'
import { profileLimits } from '@auscult/contract/people/profile-completion.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { circleKey, peoplePageSize } from '../../people/circle.ts'

/** People whose name fits; nobody is looked for by a single letter. */
export function colleaguesQuery(searched: string) {
  return queryOptions({
    queryKey: [...circleKey, 'found', searched],
    queryFn: ({ signal }) => call(searchProfiles, { query: { q: searched } }, { signal }),
    enabled: searched.length >= profileLimits.search.min,
    placeholderData: keepPreviousData,
  })
}

/** The caller's own requests that wait, newest first. */
export const sentRequestsQuery = infiniteQueryOptions({
  queryKey: [...circleKey, 'sent'],
  queryFn: ({ pageParam, signal }) =>
    call(
      listFriendRequests,
      { query: { direction: 'sent', page: pageParam, limit: peoplePageSize } },
      { signal },
    ),
  initialPageParam: 1,
  getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
})

/** What another person's profile shows, and what they and the caller are to each other. */
export function othersProfileQuery(id: string) {
  return queryOptions({
    queryKey: [...circleKey, 'profile', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(getProfileById, { params: { id } }, { signal })
      const [profile] = data
      if (profile === undefined) throw new Error('The list of one profile is empty')
      return profile
    },
  })
}

/** The three changes of the circle that are the caller's own doing. All lists of people are read anew, whatever came of it. */
export function circleMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: circleKey })
  return {
    request: mutationOptions({
      mutationFn: (receiverId: string) => call(requestFriend, { body: { receiverId } }),
      onSettled,
    }),
    withdraw: mutationOptions({
      mutationFn: (requestId: string) => call(withdrawFriendRequest, { params: { requestId } }),
      onSettled,
    }),
    remove: mutationOptions({
      mutationFn: (friendId: string) => call(deleteFriend, { params: { friendId } }),
      onSettled,
    }),
  }
}
