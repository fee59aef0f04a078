import type {
  deleteFriend as removal,
  listFriendRequests as requestList,
  listFriends as list,
  respondToFriendRequest as response,
  withdrawFriendRequest as withdrawal,
} from '@auscult/contract/people/circle.ts'
import type { PersonInfo } from '@auscult/contract/people/people.ts'
import type { Call } from '../../http/mount.ts'
import type { CircleDeps } from './circle-deps.ts'
import { answers, refusal } from './refusal.ts'
import { tellAcceptance } from './request-friend.ts'
import {
  answerRequest,
  changeConnection,
  deleteConnection,
  deleteRequest,
  listConnections,
  listRequests,
  lockSentRequest,
} from './store.ts'

export async function listFriends(
  { db, describe, isNamed }: CircleDeps,
  { query: { q, page, limit }, user }: Pick<Call<typeof list>, 'query' | 'user'>,
) {
  const offset = (page - 1) * limit
  const { rows, total } = await listConnections(
    db,
    { userId: user.id, q: q.trim(), isNamed: (userId) => isNamed(userId, q) },
    { offset, limit },
  )
  const descriptions = await describe(rows.flatMap(({ senderId, receiverId }) => [senderId, receiverId]))
  const described = (person: PersonInfo) => ({
    ...person,
    ...(descriptions.get(person._id) ?? { country: [], professionalCategory: [] }),
  })
  return {
    data: rows.map((row) => ({
      ...row,
      senderInfo: described(row.senderInfo),
      receiverInfo: described(row.receiverInfo),
    })),
    total,
    hasMore: offset + rows.length < total,
  }
}

export async function listFriendRequests(
  { db }: CircleDeps,
  { query: { direction, page, limit }, user }: Pick<Call<typeof requestList>, 'query' | 'user'>,
) {
  const offset = (page - 1) * limit
  const { rows, total } = await listRequests(db, { userId: user.id, direction }, { offset, limit })
  return { data: rows, total, hasMore: offset + rows.length < total }
}

/** The statement itself says whose the request must be and that it waits: of answers at once, one counts. */
export async function respondToFriendRequest(
  { db, clock, notifier }: CircleDeps,
  { body: { requestId, status }, user }: Pick<Call<typeof response>, 'body' | 'user'>,
) {
  await db.transaction(async (transaction) => {
    const answered = await answerRequest(transaction, {
      id: requestId,
      receiverId: user.id,
      status,
      at: clock(),
    })
    if (answered === undefined) throw refusal('not-found', 'request-not-found')
    if (status === 'approved') await tellAcceptance(transaction, { notifier }, answered)
    else await notifier.takeBack(transaction, { kind: 'request-received', subjectId: requestId })
  })
  return { statusCode: 200, message: answers[status] }
}

export async function withdrawFriendRequest(
  { db, notifier }: CircleDeps,
  { params: { requestId }, user }: Pick<Call<typeof withdrawal>, 'params' | 'user'>,
) {
  await db.transaction(async (transaction) => {
    const own = await lockSentRequest(transaction, requestId, user.id)
    if (own === undefined) throw refusal('not-found', 'request-not-found')
    if (own.status === 'rejected') return changeConnection(transaction, own.id, { status: 'silenced' })
    await notifier.takeBack(transaction, { kind: 'request-received', subjectId: own.id })
    return deleteRequest(transaction, own.id)
  })
  return { statusCode: 200, message: answers.withdrawn }
}

export async function deleteFriend(
  { db }: CircleDeps,
  { params: { friendId }, user }: Pick<Call<typeof removal>, 'params' | 'user'>,
) {
  if (!(await deleteConnection(db, user.id, friendId))) throw refusal('not-found', 'person-not-found')
  return { statusCode: 200, message: answers.deleted }
}
