import type { deleteQuestion as one, deleteQuestions as all } from '@auscult/contract/ai/history.ts'
import type { AnswerOf } from '@auscult/contract/operation.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Notifier } from '../../parts/notify.ts'
import { deleteSettledQuestions } from './history-store.ts'
import { questionNotFound } from './question-failures.ts'
import { listChangeIds } from './watch/watch-store.ts'

type DeleteDeps = { db: Database; notifier: Notifier }

/** Deletes one question of the caller's own. Throws AppError where they have none of that id. */
export async function deleteQuestion(
  deps: DeleteDeps,
  { user, params }: Pick<Call<typeof one>, 'user' | 'params'>,
): Promise<AnswerOf<typeof one>> {
  if ((await deleteOwn(deps, user.id, params.questionId)) === 0) throw questionNotFound()
  return { deleted: 1 }
}

/** Deletes every question of the caller's own that is answered or refused. */
export async function deleteQuestions(
  deps: DeleteDeps,
  { user }: Pick<Call<typeof all>, 'user'>,
): Promise<AnswerOf<typeof all>> {
  return { deleted: await deleteOwn(deps, user.id) }
}

/** With what was told of their answers. */
function deleteOwn({ db, notifier }: DeleteDeps, userId: string, questionId?: string): Promise<number> {
  return db.transaction(async (transaction) => {
    for (const subjectId of await listChangeIds(transaction, userId, questionId)) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      await notifier.takeBack(transaction, { kind: 'answer-changed', subjectId })
    }
    return deleteSettledQuestions(transaction, userId, questionId)
  })
}
