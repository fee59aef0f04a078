import type { listQuestions as operation } from '@auscult/contract/ai/questions.ts'
import type { AnswerOf } from '@auscult/contract/operation.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { type CurrentEvidence, readCurrentStatus } from './current-status.ts'
import { countSettledQuestions, listSettledQuestions } from './history-store.ts'
import { presentQuestion } from './present-question.ts'

/** One page of a user's own questions, newest first, each source with the status its record has today. */
export async function listQuestions(
  { db, ...evidence }: { db: Database } & CurrentEvidence,
  { user, query: { page, limit, q } }: Pick<Call<typeof operation>, 'user' | 'query'>,
): Promise<AnswerOf<typeof operation>> {
  const offset = (page - 1) * limit
  const searched = { userId: user.id, words: readWords(q) }
  const rows = await listSettledQuestions(db, searched, { offset, limit })
  const total = await countSettledQuestions(db, searched)
  const asOfToday = await readCurrentStatus(
    evidence,
    rows.map(({ answered }) => answered),
  )
  return {
    data: rows.map((row) => presentQuestion({ ...row, answered: asOfToday(row.answered) })),
    total,
    hasMore: offset + rows.length < total,
  }
}

/** The longest tell questions apart best; each costs a look at every question of the user. */
const mostWords = 8

function readWords(searched: string): string[] {
  const words = new Set(searched.split(/\s+/u).filter((word) => word !== ''))
  return [...words].toSorted((a, b) => b.length - a.length).slice(0, mostWords)
}
