import type { AskBody, AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { PreviousAsked } from '@auscult/evidence/understand/follow-up/follow-up.ts'
import type { Database } from '../../parts/db/database.ts'
import { findAnsweredQuestion } from './history-store.ts'
import { questionNotFound } from './question-failures.ts'

/** The question a follow-up is about, as it was read; undefined where it is none. Throws AppError where the user has no answered question of that id. */
export async function findPrevious(
  db: Database,
  { user, body: { followUp } }: { user: { id: string }; body: AskBody },
): Promise<PreviousAsked | undefined> {
  if (followUp === undefined) return undefined
  const previous = await findAnsweredQuestion(db, user.id, followUp.questionId)
  if (previous === undefined) throw questionNotFound()
  const { standalone, understood } = previous.response
  // `standalone` is undefined in answers stored before they had it.
  return understood === null ? undefined : { question: standalone ?? previous.question, understood }
}

/** What a follow-up asks where that is not what was typed. */
export function differing(typed: string, restated: string): string | undefined {
  return restated === typed ? undefined : restated
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
