import * as corpusContract from '@auscult/contract/ai/corpus.ts'
import * as history from '@auscult/contract/ai/history.ts'
import * as questions from '@auscult/contract/ai/questions.ts'
import * as record from '@auscult/contract/ai/record.ts'
import * as stream from '@auscult/contract/ai/stream.ts'
import * as watching from '@auscult/contract/ai/watch.ts'
import * as tools from '@auscult/contract/ai/tools.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { answerWithinMs } from '../features/ai/ask-question.ts'
import { exportQuestions } from '../features/ai/export-questions.ts'
import { forgetOldQuestions } from '../features/ai/forget-old-questions.ts'
import { createQuestionQueue } from '../features/ai/question-queue.ts'
import { mountAi } from '../features/ai/routes.ts'
import { refundAbandoned } from '../features/ai/store.ts'
import { checkWatched } from '../features/ai/watch/check-watched.ts'
import { exportWatched } from '../features/ai/watch/watch-store.ts'
import { measureQueue } from '../metrics/measure-parts.ts'
import type { Services } from './services.ts'
import { writeLog } from '../parts/log/log-events.ts'

/** No question is still being answered after this long. */
const abandonedAfterMs = 2 * answerWithinMs

const lineLimits = { atOncePerUser: 2, waitingPerUser: 20, waiting: 200 }
/** So that a run is over before the next one is due. */
const checkWithinMs = 9 * 60_000

export function composeAi(services: Services): Feature {
  const { clock, config, corpus, database, engine, evidence, logger, metrics, notifier } = services
  const { db } = database
  const { index, statuses, imported } = evidence
  const longestWaitMs = config.ENGINE_WAIT_MS
  const queue = createQuestionQueue({ ...lineLimits, atOnce: engine.atOnce, longestWaitMs })
  const line = metrics === undefined ? queue : measureQueue(queue, metrics)

  const onFailure = (error: unknown) => writeLog(logger, 'watched-question-failed', { err: error })

  async function check(): Promise<void> {
    const deps = { db, clock, engine, index, statuses, imported, line, notifier, onFailure }
    await checkWatched(deps, AbortSignal.timeout(checkWithinMs))
  }

  return {
    name: 'ai',
    operations: listOperations(questions, stream, tools, history, record, corpusContract, watching),
    mount: (api) =>
      mountAi(api, {
        db,
        clock,
        index,
        statuses,
        corpus,
        engine,
        line,
        notifier,
        questionsPerMonth: config.QUERY_LIMIT_PER_MONTH,
      }),
    async tidy() {
      await refundAbandoned(db, new Date(clock().getTime() - abandonedAfterMs))
      await forgetOldQuestions(db, clock())
    },
    exportData: async (userId) => ({
      ...(await exportQuestions(db, userId)),
      ...(await exportWatched(db, userId)),
    }),
    jobs: [{ name: 'watched-questions', schedule: '*/10 * * * *', run: check }],
  }
}
