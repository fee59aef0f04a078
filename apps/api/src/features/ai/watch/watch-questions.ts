import {
  type getAnswerChange as getOperation,
  type listWatchedQuestions as listOperation,
  type unwatchQuestion as unwatchOperation,
  type watchQuestion as watchOperation,
  watchLimits,
} from '@auscult/contract/ai/watch.ts'
import type { AnswerOf } from '@auscult/contract/operation.ts'
import { v7 } from 'uuid'
import { AppError } from '../../../http/errors.ts'
import type { Call } from '../../../http/mount.ts'
import type { Clock } from '../../../parts/clock.ts'
import type { Database } from '../../../parts/db/database.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import type { Notifier } from '../../../parts/notify.ts'
import { type CurrentEvidence, readCurrentStatus } from '../current-status.ts'
import { questionNotFound } from '../question-failures.ts'
import texts from '../locales/en-GB.json' with { type: 'json' }
import { addWatch, countWatched, findChange, listChanges, listWatched, removeWatch } from './watch-store.ts'

type WatchDeps = { db: Database; clock: Clock; notifier: Notifier }

const watchNotFound = () => new AppError('not-found', texts.watchNotFound, { reason: 'watch-not-found' })

const tooManyWatched = () =>
  new AppError('too-many-requests', texts.tooManyWatched, { reason: 'too-many-watched' })

export async function watchQuestion(
  { db, clock }: WatchDeps,
  { body: { questionId }, user }: Pick<Call<typeof watchOperation>, 'body' | 'user'>,
) {
  const watch = { id: v7(), userId: user.id, questionId, watchedAt: clock() }
  const id = await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    const added = await addWatch(transaction, watch)
    if (added === undefined) throw questionNotFound()
    if ((await countWatched(transaction, user.id)) > watchLimits.perPerson) throw tooManyWatched()
    return added
  })
  return { data: { _id: id } }
}

export async function listWatchedQuestions(
  { db }: Pick<WatchDeps, 'db'>,
  { query: { page, limit }, user }: Pick<Call<typeof listOperation>, 'query' | 'user'>,
): Promise<AnswerOf<typeof listOperation>> {
  const offset = (page - 1) * limit
  const [rows, total] = await Promise.all([
    listWatched(db, user.id, { offset, limit }),
    countWatched(db, user.id),
  ])
  const changes =
    rows.length === 0
      ? []
      : await listChanges(
          db,
          rows.map(({ id }) => id),
        )
  const data = rows.map(({ id, agent, watchedAt, checkedAt, ...row }) => ({
    ...row,
    _id: id,
    agentType: agent,
    watchedAt: watchedAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
    changes: changes.filter(({ watchId }) => watchId === id).map(presentChange),
  }))
  return { data, total, hasMore: offset + data.length < total }
}

function presentChange({ id, changedAt, differences }: Awaited<ReturnType<typeof listChanges>>[number]) {
  return { _id: id, changedAt: changedAt.toISOString(), differences }
}

export async function unwatchQuestion(
  { db, notifier }: WatchDeps,
  { params: { watchId }, user }: Pick<Call<typeof unwatchOperation>, 'params' | 'user'>,
) {
  await db.transaction(async (transaction) => {
    const changes = await removeWatch(transaction, user.id, watchId)
    if (changes === undefined) throw watchNotFound()
    for (const subjectId of changes) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      await notifier.takeBack(transaction, { kind: 'answer-changed', subjectId })
    }
  })
  return { statusCode: 200, message: texts.unwatched }
}

export async function getAnswerChange(
  { db, ...evidence }: Pick<WatchDeps, 'db'> & CurrentEvidence,
  { params: { changeId }, user }: Pick<Call<typeof getOperation>, 'params' | 'user'>,
): Promise<AnswerOf<typeof getOperation>> {
  const row = await findChange(db, user.id, changeId)
  if (row === undefined) throw watchNotFound()
  const asOfToday = await readCurrentStatus(evidence, [row.before, row.after])
  const { watchId, questionId, question } = row
  return {
    data: {
      ...presentChange(row),
      watchId,
      questionId,
      question,
      agentType: row.agent,
      before: asOfToday(row.before),
      after: asOfToday(row.after),
    },
  }
}
