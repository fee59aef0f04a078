import { listOperations } from '@auscult/contract/operations.ts'
import * as contract from '@auscult/contract/people/second-opinion.ts'
import type { Feature } from '../feature.ts'
import { findShareableAnswer } from '../features/ai/history-store.ts'
import { readableAnswer } from '../features/ai/readable-answer.ts'
import { areConnected } from '../features/circle/store.ts'
import { findSharedPost } from '../features/posts/read-posts.ts'
import { exportOpinions } from '../features/second-opinion/export-opinions.ts'
import { mountSecondOpinion } from '../features/second-opinion/routes.ts'
import type { Services } from './services.ts'

export function composeSecondOpinion({ clock, database: { db }, evidence, notifier }: Services): Feature {
  return {
    name: 'second-opinion',
    operations: listOperations(contract),
    mount: (api) =>
      mountSecondOpinion(api, {
        db,
        clock,
        notifier,
        findAnswer: findShareableAnswer,
        findPost: (transaction, userId, postId) => findSharedPost(transaction, evidence, { userId, postId }),
        areConnected,
      }),
    exportData: (userId) => exportOpinions(db, readableAnswer, userId),
  }
}
