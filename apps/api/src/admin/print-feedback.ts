import { listNewestFeedback } from '../features/ai/history-store.ts'
import type { AdminDeps } from './commands.ts'

/** One line each: what was said of which answer, not by whom. A comment may hold anything, so it is quoted onto its line. */
export async function printFeedback({ db }: Pick<AdminDeps, 'db'>, most: number): Promise<string> {
  const all = await listNewestFeedback(db, most)
  if (all.length === 0) return 'No feedback has been given.'
  return all
    .map(({ questionId, verdict, reason, comment, givenAt }) =>
      [givenAt.toISOString(), questionId, verdict, reason ?? '-', JSON.stringify(comment)].join('\t'),
    )
    .join('\n')
}
