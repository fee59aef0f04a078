import { isIdentifying } from '@auscult/contract/identifiers.ts'
import {
  type askForOpinion as askOperation,
  type deleteOpinion as deleteOperation,
  type getOpinion as getOperation,
  type listOpinions as listOperation,
  opinionLimits,
  type replyToOpinion as replyOperation,
} from '@auscult/contract/people/second-opinion.ts'
import { v7 } from 'uuid'
import type { Call } from '../../http/mount.ts'
import { lockUser } from '../../parts/db/lock-user.ts'
import type { OpinionDeps } from './opinion-deps.ts'
import { deleted, refusal } from './refusal.ts'
import {
  countOpinions,
  countSentSince,
  createOpinion,
  deleteOwnOpinion,
  findOpinion,
  keepReply,
  listSummaries,
} from './store.ts'

const dayMs = 24 * 60 * 60_000

function requireAnonymous(...texts: readonly string[]): void {
  if (texts.some(isIdentifying)) throw refusal('bad-request', 'identifies-patient')
}

/** The question was the sender's alone until now, so it is looked at as the note is. */
export async function askForOpinion(
  deps: OpinionDeps,
  { body: { questionId, receiverId, note }, user }: Pick<Call<typeof askOperation>, 'body' | 'user'>,
) {
  const { db, clock, notifier } = deps
  const id = v7()
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    const found = await deps.findAnswer(transaction, user.id, questionId)
    if (found === undefined) throw refusal('not-found', 'question-not-found')
    if (!(await deps.areConnected(transaction, user.id, receiverId)))
      throw refusal('not-found', 'person-not-found')
    requireAnonymous(note, found.question)
    const now = clock()
    const recent = await countSentSince(transaction, user.id, new Date(now.getTime() - dayMs))
    if (recent >= opinionLimits.perDay) throw refusal('too-many-requests', 'too-many-opinions')
    await createOpinion(transaction, {
      id,
      senderId: user.id,
      receiverId,
      question: found.question,
      shared: found.answered,
      askedAt: found.askedAt,
      note,
      createdAt: now,
    })
    const notice = { userId: receiverId, personId: user.id, subjectId: id }
    await notifier.notify(transaction, { kind: 'opinion-asked', ...notice })
  })
  return { data: { _id: id } }
}

export async function listOpinions(
  { db }: OpinionDeps,
  { query: { direction, page, limit }, user }: Pick<Call<typeof listOperation>, 'query' | 'user'>,
) {
  const offset = (page - 1) * limit
  const [data, total] = await Promise.all([
    listSummaries(db, { userId: user.id, direction }, { offset, limit }),
    countOpinions(db, user.id, direction),
  ])
  return { data, total, hasMore: offset + data.length < total }
}

export async function getOpinion(
  { db }: OpinionDeps,
  { params, user }: Pick<Call<typeof getOperation>, 'params' | 'user'>,
) {
  const data = await findOpinion(db, user.id, params.opinionId)
  if (data === undefined) throw refusal('not-found', 'opinion-not-found')
  return { data }
}

export async function replyToOpinion(
  { db, clock, notifier }: OpinionDeps,
  {
    params: { opinionId },
    body: { reply },
    user,
  }: Pick<Call<typeof replyOperation>, 'params' | 'body' | 'user'>,
) {
  requireAnonymous(reply)
  await db.transaction(async (transaction) => {
    const replied = { opinionId, receiverId: user.id, reply, at: clock() }
    const kept = await keepReply(transaction, replied)
    if (kept === undefined) throw refusal('not-found', 'opinion-not-found')
    const notice = { userId: kept.senderId, personId: user.id, subjectId: opinionId }
    await notifier.notify(transaction, { kind: 'opinion-answered', ...notice })
  })
  return { data: { _id: opinionId } }
}

export async function deleteOpinion(
  { db, notifier }: OpinionDeps,
  { params: { opinionId }, user }: Pick<Call<typeof deleteOperation>, 'params' | 'user'>,
) {
  await db.transaction(async (transaction) => {
    if (!(await deleteOwnOpinion(transaction, user.id, opinionId)))
      throw refusal('not-found', 'opinion-not-found')
    await notifier.takeBack(transaction, { kind: 'opinion-asked', subjectId: opinionId })
    await notifier.takeBack(transaction, { kind: 'opinion-answered', subjectId: opinionId })
  })
  return { statusCode: 200, message: deleted }
}
