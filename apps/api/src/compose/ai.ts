import * as corpusContract from '@auscult/contract/ai-corpus.ts'
import * as history from '@auscult/contract/ai-history.ts'
import * as questions from '@auscult/contract/ai-questions.ts'
import * as record from '@auscult/contract/ai-record.ts'
import * as stream from '@auscult/contract/ai-stream.ts'
import * as tools from '@auscult/contract/ai-tools.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { answerWithinMs } from '../features/ai/ask-question.ts'
import { exportQuestions } from '../features/ai/export-questions.ts'
import { forgetOldQuestions } from '../features/ai/forget-old-questions.ts'
import { mountAi } from '../features/ai/routes.ts'
import { refundAbandoned } from '../features/ai/store.ts'
import type { Services } from './services.ts'

/** No question is still being answered after this long. */
const abandonedAfterMs = 2 * answerWithinMs

export function composeAi({ clock, config, corpus, database, engine, evidence }: Services): Feature {
  const { db } = database
  return {
    name: 'ai',
    operations: listOperations(questions, stream, tools, history, record, corpusContract),
    mount: (api) =>
      mountAi(api, {
        db,
        clock,
        index: evidence.index,
        statuses: evidence.statuses,
        corpus,
        engine,
        longestWaitMs: config.ENGINE_WAIT_MS,
        questionsPerMonth: config.QUERY_LIMIT_PER_MONTH,
      }),
    async tidy() {
      await refundAbandoned(db, new Date(clock().getTime() - abandonedAfterMs))
      await forgetOldQuestions(db, clock())
    },
    exportData: (userId) => exportQuestions(db, userId),
  }
}
