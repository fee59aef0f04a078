import type { giveFeedback as operation } from '@auscult/contract/ai/history.ts'
import type { AnswerOf } from '@auscult/contract/operation.ts'
import type { Call } from '../../http/mount.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { keepFeedback } from './history-store.ts'
import { questionNotFound } from './question-failures.ts'

/** Keeps whether an answer of the caller's own was helpful. Throws AppError where they have no question of that id. */
export async function giveFeedback(
  { db, clock }: { db: Database; clock: Clock },
  { user, params, body: feedback }: Pick<Call<typeof operation>, 'user' | 'params' | 'body'>,
): Promise<AnswerOf<typeof operation>> {
  const said = { userId: user.id, id: params.questionId, feedback, givenAt: clock() }
  if (!(await keepFeedback(db, said))) throw questionNotFound()
  return feedback
}
