import { fileURLToPath } from 'node:url'
import type { FindPersonName } from '@auscult/evidence/understand/person-names.ts'
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

const lexiconFolder = fileURLToPath(new URL('../../../../content/lexicon', import.meta.url))

let loading: Promise<FindPersonName> | undefined

/** Read with the first second opinion, because the list of words takes memory that many an installation never needs. */
function personNames(): Promise<FindPersonName> {
  loading ??= import('@auscult/evidence/understand/person-names.ts').then(({ loadPersonNames }) =>
    loadPersonNames(lexiconFolder),
  )
  return loading
}

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
        findPersonName: async (words) => (await personNames())(words),
      }),
    exportData: (userId) => exportOpinions(db, readableAnswer, userId),
  }
}
