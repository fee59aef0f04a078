import type { getQuestion as operation, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { type CurrentEvidence, readCurrentStatus } from './current-status.ts'
import { findSettledQuestion } from './history-store.ts'
import { presentQuestion } from './present-question.ts'
import { questionNotFound } from './question-failures.ts'

/**
 * One of the caller's own questions with its answer, each source with the status its record has today. Throws AppError 'not-found' for
 * one that is somebody else's, deleted or still being answered.
 */
export async function getQuestion(
  { db, ...evidence }: { db: Database } & CurrentEvidence,
  { user, params }: Pick<Call<typeof operation>, 'user' | 'params'>,
): Promise<PreviousQuestion> {
  const settled = await findSettledQuestion(db, user.id, params.questionId)
  if (settled === undefined) throw questionNotFound()
  const asOfToday = await readCurrentStatus(evidence, [settled.answered])
  return presentQuestion({ ...settled, answered: asOfToday(settled.answered) })
}
