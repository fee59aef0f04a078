import { z } from 'zod'
import { StatusAnswer } from '../auth/auth.ts'
import { operation } from '../operation.ts'
import { DescribedPerson, pageQuery, PersonInfo } from './people.ts'
import { text } from '../text.ts'

/** `requestsPerDay` and `waitingRequests` are of one sender; after a rejection the same person cannot ask again for `restDays`. */
export const circleLimits = { page: 500, requestsPerDay: 30, waitingRequests: 200, restDays: 90 } as const

/** The caller is one of the two. */
export const Connection = z.object({
  _id: z.uuid(),
  senderId: z.uuid(),
  receiverId: z.uuid(),
  senderInfo: DescribedPerson,
  receiverInfo: DescribedPerson,
  connectedAt: z.iso.datetime(),
})
export type Connection = z.infer<typeof Connection>

export const FriendRequest = z.object({
  _id: z.uuid(),
  senderInfo: PersonInfo,
  receiverInfo: PersonInfo,
  createdAt: z.iso.datetime(),
})
export type FriendRequest = z.infer<typeof FriendRequest>

export const listFriends = operation({
  name: 'listFriends',
  method: 'GET',
  path: '/friend/list',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: "The caller's circle, newest first.",
  query: z.object({
    /** Only people whose name contains it. */
    q: text({ max: 80 }).default(''),
    ...pageQuery(circleLimits.page),
  }),
  answer: z.object({ data: z.array(Connection), total: z.number().int(), hasMore: z.boolean() }),
})

export const listFriendRequests = operation({
  name: 'listFriendRequests',
  method: 'GET',
  path: '/friend/requests',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Requests that wait, newest first: those to the caller, or those of the caller.',
  query: z.object({
    direction: z.enum(['received', 'sent']).default('received'),
    ...pageQuery(circleLimits.waitingRequests),
  }),
  answer: z.object({ data: z.array(FriendRequest), total: z.number().int(), hasMore: z.boolean() }),
})

/**
 * Asked twice, it answers as the first time. Where the other person has asked already, both are connected at once (`approved`). 404
 * `person-not-found` as for `getProfileById`; 400 `own-request`; 429 `too-many-friend-requests`. A person who said no is not told of
 * another request for `circleLimits.restDays`, and the asker is not told that.
 */
export const requestFriend = operation({
  name: 'requestFriend',
  method: 'POST',
  path: '/friend/request',
  access: 'onboarded',
  limit: 'people',
  sealed: true,
  summary: "Ask somebody to join the caller's circle.",
  body: z.object({ receiverId: z.uuid() }),
  answer: z.object({ data: z.object({ _id: z.uuid(), status: z.enum(['pending', 'approved']) }) }),
})

/** 404 `request-not-found` for one that is not the caller's own or no longer waits. */
export const withdrawFriendRequest = operation({
  name: 'withdrawFriendRequest',
  method: 'DELETE',
  path: '/friend/request/{requestId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: "Take back one of the caller's own requests.",
  params: z.object({ requestId: z.uuid() }),
  answer: StatusAnswer,
})

/** 404 `request-not-found` for one that was not sent to the caller or no longer waits. */
export const respondToFriendRequest = operation({
  name: 'respondToFriendRequest',
  method: 'PUT',
  path: '/friend/request-respond',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Accept or reject a request to the caller. Who asked is told of an acceptance alone.',
  body: z.object({ requestId: z.uuid(), status: z.enum(['approved', 'rejected']) }),
  answer: StatusAnswer,
})

/** 404 `person-not-found` for somebody who is not in the caller's circle. */
export const deleteFriend = operation({
  name: 'deleteFriend',
  method: 'DELETE',
  path: '/friend/delete/{friendId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: "Remove somebody from the caller's circle, and the caller from theirs; they are not told.",
  /** The `_id` of the other person, or of the connection. */
  params: z.object({ friendId: z.uuid() }),
  answer: StatusAnswer,
})
