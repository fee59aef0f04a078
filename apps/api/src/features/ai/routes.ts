import * as operations from '@auscult/contract/ai.ts'
import { ask } from '@auscult/evidence/ask.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/evidence-index.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { askQuestion } from './ask-question.ts'
import { listQuestions } from './list-questions.ts'
import { createWaitingLine } from './waiting-line.ts'

export type AiDeps = {
  db: Database
  clock: Clock
  index: EvidenceIndex
  lexicon: Lexicon
  questionsPerMonth: number
  questionsPerMinute: number
}

const lineLimits = { atOncePerUser: 2, atOnce: 20, waitingPerUser: 20, waiting: 200 }

export function mountAi(app: FastifyInstance, deps: AiDeps): void {
  const { db, clock, index, lexicon, questionsPerMonth, questionsPerMinute } = deps
  const asking = {
    db,
    clock,
    questionsPerMonth,
    line: createWaitingLine(lineLimits),
    answer: (question: string, agent: operations.AgentType, signal: AbortSignal) =>
      ask(question, agent, { index, lexicon, clock, signal }),
  }

  mount(
    app,
    operations.askQuestion,
    ({ user, body, signal, log }) =>
      askQuestion(asking, {
        userId: user.id,
        ...body,
        signal,
        onRefundFailure: (error) => log.error({ err: error }, 'a question could not be given back'),
      }),
    { maxPerMinute: questionsPerMinute },
  )
  mount(app, operations.listQuestions, ({ user, query }) => listQuestions({ db, index }, user.id, query))
}
