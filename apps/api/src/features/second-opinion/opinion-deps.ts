import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Notifier } from '../../parts/notify.ts'

export type OpinionDeps = {
  db: Database
  clock: Clock
  notifier: Notifier
  /** A user's own question with its answer; undefined where it has none or is another's. */
  findAnswer(
    db: Database,
    userId: string,
    questionId: string,
  ): Promise<{ question: string; answered: AnsweredQuestion; askedAt: Date } | undefined>
  /** A post as it stands now; undefined where there is none. */
  findPost(db: Database, userId: string, postId: string): Promise<SharedPost | undefined>
  /** What calls a person by name in words that the contract's guard lets through; undefined where nothing does. */
  findPersonName: (words: string) => Promise<string | undefined>
  areConnected(db: Database, userId: string, otherId: string): Promise<boolean>
}
