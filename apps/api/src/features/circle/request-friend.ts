import { circleLimits, type requestFriend as operation } from '@auscult/contract/people/circle.ts'
import { v7 } from 'uuid'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { lockUser } from '../../parts/db/lock-user.ts'
import type { CircleDeps } from './circle-deps.ts'
import { refusal } from './refusal.ts'
import { changeConnection, type ConnectionRow, countSent, createRequest, lockPair } from './store.ts'

const dayMs = 24 * 60 * 60_000

type Pair = { senderId: string; receiverId: string }
type Answer = { _id: string; status: 'pending' | 'approved' }

/**
 * One row for two people, which a unique index keeps one: whatever both press at once ends in one request or one connection. Who was
 * rejected gets the answer of a request that waits.
 */
export async function requestFriend(
  deps: CircleDeps,
  { body: { receiverId }, user }: Pick<Call<typeof operation>, 'body' | 'user'>,
) {
  const pair = { senderId: user.id, receiverId }
  if (receiverId === user.id) throw refusal('bad-request', 'own-request')
  const data = await deps.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    if (!(await deps.maySee(transaction, user.id, receiverId))) throw refusal('not-found', 'person-not-found')
    return ask(transaction, deps, pair)
  })
  return { data }
}

async function ask(transaction: Database, deps: CircleDeps, pair: Pair): Promise<Answer> {
  const known = await lockPair(transaction, pair.senderId, pair.receiverId)
  if (known !== undefined) return askAgain(transaction, deps, known, pair)
  await requireRoom(transaction, deps, pair.senderId)
  const created = await createRequest(transaction, { id: v7(), createdAt: deps.clock(), ...pair })
  if (created !== undefined) return announce(transaction, deps, created)
  // The other person asked in this moment; their row can be seen now.
  const theirs = await lockPair(transaction, pair.senderId, pair.receiverId)
  if (theirs === undefined) throw refusal('not-found', 'person-not-found')
  return askAgain(transaction, deps, theirs, pair)
}

/**
 * Where the two have a row already. What comes of it is what would come if a rejected request waited: asked again it is the same one, taken
 * back and asked again it is a new one, asked back it connects.
 */
async function askAgain(
  transaction: Database,
  deps: CircleDeps,
  row: ConnectionRow,
  pair: Pair,
): Promise<Answer> {
  const now = deps.clock()
  const isOwn = row.senderId === pair.senderId
  if (row.status === 'approved' || (row.status === 'pending' && isOwn))
    return { _id: row.id, status: row.status }
  if (row.status !== 'silenced' && !isOwn) return connect(transaction, deps, row)
  const isResting = (row.respondedAt ?? now).getTime() > now.getTime() - circleLimits.restDays * dayMs
  if (row.status === 'rejected') {
    if (!isResting) await changeConnection(transaction, row.id, { status: 'pending', respondedAt: null })
    return isResting ? { _id: row.id, status: 'pending' } : announce(transaction, deps, row)
  }
  await requireRoom(transaction, deps, pair.senderId)
  const renewed = { ...pair, id: v7(), createdAt: now }
  if (isOwn && isResting) {
    await changeConnection(transaction, row.id, { ...renewed, status: 'rejected' })
    return { _id: renewed.id, status: 'pending' }
  }
  await changeConnection(transaction, row.id, { ...renewed, status: 'pending', respondedAt: null })
  return announce(transaction, deps, renewed)
}

/** Both want it: the one who asked first learns that the other does, too. */
async function connect(transaction: Database, deps: CircleDeps, row: ConnectionRow): Promise<Answer> {
  await changeConnection(transaction, row.id, { status: 'approved', respondedAt: deps.clock() })
  await tellAcceptance(transaction, deps, row)
  return { _id: row.id, status: 'approved' }
}

export async function tellAcceptance(
  transaction: Database,
  { notifier }: Pick<CircleDeps, 'notifier'>,
  { id, senderId, receiverId }: Pick<ConnectionRow, 'id' | 'senderId' | 'receiverId'>,
): Promise<void> {
  await notifier.takeBack(transaction, { kind: 'request-received', subjectId: id })
  await notifier.notify(transaction, { userId: senderId, kind: 'request-accepted', personId: receiverId })
}

async function announce(
  transaction: Database,
  { notifier }: Pick<CircleDeps, 'notifier'>,
  { id, senderId, receiverId }: Pick<ConnectionRow, 'id' | 'senderId' | 'receiverId'>,
): Promise<Answer> {
  const notice = { userId: receiverId, personId: senderId, subjectId: id }
  await notifier.notify(transaction, { kind: 'request-received', ...notice })
  return { _id: id, status: 'pending' }
}

async function requireRoom(transaction: Database, { clock }: CircleDeps, senderId: string): Promise<void> {
  const { requestsPerDay, waitingRequests } = circleLimits
  const since = new Date(clock().getTime() - dayMs)
  const { recent, waiting } = await countSent(transaction, senderId, since)
  if (recent >= requestsPerDay || waiting >= waitingRequests)
    throw refusal('too-many-requests', 'too-many-friend-requests')
}

/** Requests of people to somebody who does not know of them yet: those who invited a newcomer. Where two have a row already, it stays. */
export async function offerConnections(
  transaction: Database,
  deps: Pick<CircleDeps, 'clock' | 'notifier'>,
  { senderIds, receiverId }: { senderIds: readonly string[]; receiverId: string },
): Promise<void> {
  for (const senderId of senderIds) {
    const request = { id: v7(), senderId, receiverId, createdAt: deps.clock() }
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const created = await createRequest(transaction, request)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (created !== undefined) await announce(transaction, deps, created)
  }
}
