import type { AskBody, AnsweredQuestion } from '@auscult/contract/ai-questions.ts'
import type { PreviousAsked } from '@auscult/evidence/understand/follow-up/follow-up.ts'
import type { Database } from '../../parts/db/database.ts'
import { findAnsweredQuestion } from './history-store.ts'
import { questionNotFound } from './question-failures.ts'

/** The follow-up as a question that stands alone; as typed where it does. */
export type Restate = (typed: string, previous: PreviousAsked) => string

/**
 * What a follow-up asks together with the question it follows; undefined where it is none, or stands alone. Throws AppError where the
 * user has no answered question of that id.
 */
export async function findStandalone(
  { db, restate }: { db: Database; restate: Restate },
  { user, body: { query, followUp } }: { user: { id: string }; body: AskBody },
): Promise<string | undefined> {
  if (followUp === undefined) return undefined
  const previous = await findAnsweredQuestion(db, user.id, followUp.questionId)
  if (previous === undefined) throw questionNotFound()
  const { standalone, understood } = previous.response
  if (understood === null) return undefined
  // Stored before answers had it: undefined there.
  const restated = restate(query, { question: standalone ?? previous.question, understood })
  return restated === query ? undefined : restated
}

/** The answer with what was asked, so that the asker sees how the follow-up was taken. */
export function withStandalone<Made extends { answered: AnsweredQuestion }>(
  made: Made,
  standalone: string | undefined,
): Made {
  if (standalone === undefined) return made
  const { answered } = made
  const responseData = { ...answered.responseData, standalone }
  return { ...made, answered: { ...answered, responseData } }
}
