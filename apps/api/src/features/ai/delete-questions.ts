import type { deleteQuestion as one, deleteQuestions as all } from '@auscult/contract/ai-history.ts'
import type { AnswerOf } from '@auscult/contract/operation.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { deleteSettledQuestions } from './history-store.ts'
import { questionNotFound } from './question-failures.ts'

/** Deletes one question of the caller's own. Throws AppError where they have none of that id. */
export async function deleteQuestion(
  { db }: { db: Database },
  { user, params }: Pick<Call<typeof one>, 'user' | 'params'>,
): Promise<AnswerOf<typeof one>> {
  if ((await deleteSettledQuestions(db, user.id, params.questionId)) === 0) throw questionNotFound()
  return { deleted: 1 }
}

/** Deletes every question of the caller's own that is answered or refused. */
export async function deleteQuestions(
  { db }: { db: Database },
  { user }: Pick<Call<typeof all>, 'user'>,
): Promise<AnswerOf<typeof all>> {
  return { deleted: await deleteSettledQuestions(db, user.id) }
}
