import { findNoteIdentifier, withoutKnownNames } from '@auscult/contract/note-identifiers.ts'
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
import type { Database } from '../../parts/db/database.ts'
import { lockUser } from '../../parts/db/lock-user.ts'
import type { OpinionDeps } from './opinion-deps.ts'
import { deleted, refusal } from './refusal.ts'
import {
  countOpinions,
  countSentSince,
  createOpinion,
  deleteOwnOpinion,
  findOpinion,
  findSenderId,
  findSent,
  keepReply,
  listNames,
  listSummaries,
  type NewOpinion,
} from './store.ts'

const dayMs = 24 * 60 * 60_000

async function findIdentifying(
  { findPersonName }: OpinionDeps,
  words: string,
  names: readonly string[] = [],
): Promise<string | undefined> {
  return findNoteIdentifier(words, names) ?? findPersonName(withoutKnownNames(words, names))
}

/** The names of those who write to each other may stand where a letter has them. */
async function requireAnonymousNote(
  deps: OpinionDeps,
  words: string,
  partyIds: readonly string[],
): Promise<void> {
  const found = await findIdentifying(deps, words, await listNames(deps.db, partyIds))
  if (found !== undefined) throw refusal('bad-request', 'identifies-patient', { found })
}

type AskCall = Pick<Call<typeof askOperation>, 'body' | 'user'>

/** Sends once: the same to the same person again is what was sent the first time, unless its note is another. */
export async function askForOpinion(deps: OpinionDeps, { body, user }: AskCall) {
  const { about, receiverId, note } = body
  // A stranger's name must not be told by what passes.
  const isColleague = await deps.areConnected(deps.db, user.id, receiverId)
  await requireAnonymousNote(deps, note, isColleague ? [user.id, receiverId] : [user.id])
  const _id = await deps.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    const copy = await copyOf(transaction, deps, { about, userId: user.id })
    if (!(await deps.areConnected(transaction, user.id, receiverId)))
      throw refusal('not-found', 'person-not-found')
    const known = await findSent(transaction, { senderId: user.id, receiverId, subjectId: about._id })
    if (known !== undefined && known.note !== note) throw refusal('conflict', 'opinion-asked-already')
    return known?.id ?? send(transaction, deps, { senderId: user.id, receiverId, note, ...copy })
  })
  return { data: { _id } }
}

/** What is sent, as it is now. A question was the sender's alone until now, so it is looked at before it leaves; a post is everybody's. */
async function copyOf(
  transaction: Database,
  deps: OpinionDeps,
  { about, userId }: { about: AskCall['body']['about']; userId: string },
) {
  const subjectId = about._id
  if (about.kind === 'post') {
    const post = await deps.findPost(transaction, userId, subjectId)
    if (post === undefined) throw refusal('not-found', 'post-not-found')
    return { subjectId, post }
  }
  const found = await deps.findAnswer(transaction, userId, subjectId)
  if (found === undefined) throw refusal('not-found', 'question-not-found')
  const { question, answered, askedAt } = found
  if ((await findIdentifying(deps, question)) !== undefined)
    throw refusal('bad-request', 'question-identifies-patient')
  return { subjectId, question, shared: answered, askedAt }
}

async function send(
  transaction: Database,
  { clock, notifier }: OpinionDeps,
  opinion: Omit<NewOpinion, 'id' | 'createdAt'>,
): Promise<string> {
  const { senderId, receiverId } = opinion
  const now = clock()
  const recent = await countSentSince(transaction, senderId, new Date(now.getTime() - dayMs))
  if (recent >= opinionLimits.perDay) throw refusal('too-many-requests', 'too-many-opinions')
  const id = v7()
  await createOpinion(transaction, { id, createdAt: now, ...opinion })
  const notice = { userId: receiverId, personId: senderId, subjectId: id }
  await notifier.notify(transaction, { kind: 'opinion-asked', ...notice })
  return id
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
  deps: OpinionDeps,
  { params, user }: Pick<Call<typeof getOperation>, 'params' | 'user'>,
) {
  const opinion = await findOpinion(deps.db, user.id, params.opinionId)
  if (opinion === undefined) throw refusal('not-found', 'opinion-not-found')
  const { senderInfo, receiverInfo, reply } = opinion
  const isOpen = reply === null && (await deps.areConnected(deps.db, senderInfo._id, receiverInfo._id))
  return { data: { ...opinion, isOpen } }
}

export async function replyToOpinion(
  deps: OpinionDeps,
  {
    params: { opinionId },
    body: { reply },
    user,
  }: Pick<Call<typeof replyOperation>, 'params' | 'body' | 'user'>,
) {
  const { db, clock, notifier } = deps
  await requireAnonymousNote(deps, reply, [user.id, ...(await findSenderId(db, opinionId, user.id))])
  await db.transaction(async (transaction) => {
    const replied = { opinionId, receiverId: user.id, reply, at: clock() }
    const kept = await keepReply(transaction, replied)
    if (kept === undefined) throw refusal('not-found', 'opinion-not-found')
    if (!(await deps.areConnected(transaction, user.id, kept.senderId)))
      throw refusal('conflict', 'not-in-circle')
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
