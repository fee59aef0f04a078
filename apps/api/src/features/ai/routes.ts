import { describeCorpus } from '@auscult/contract/ai/corpus.ts'
import * as history from '@auscult/contract/ai/history.ts'
import * as contract from '@auscult/contract/ai/questions.ts'
import { getAnswerRecord } from '@auscult/contract/ai/record.ts'
import { findTools } from '@auscult/contract/ai/tools.ts'
import { askQuestionStream } from '@auscult/contract/ai/stream.ts'
import * as watching from '@auscult/contract/ai/watch.ts'
import type { Engine } from '@auscult/evidence/engine/engine.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { mountStream } from '../../http/mount-stream.ts'
import type { Notifier } from '../../parts/notify.ts'
import { askQuestion, type AskDeps } from './ask-question.ts'
import type { CurrentEvidence } from './current-status.ts'
import { deleteQuestion, deleteQuestions } from './delete-questions.ts'
import { findToolsOf } from './find-tools.ts'
import { giveFeedback } from './give-feedback.ts'
import type { CorpusDescriber } from './describe-corpus.ts'
import { getAnswerRecord as recordOf } from './get-answer-record.ts'
import { getQuestion } from './get-question.ts'
import { listQuestions } from './list-questions.ts'
import { streamQuestion } from './stream-question.ts'
import {
  getAnswerChange,
  listWatchedQuestions,
  unwatchQuestion,
  watchQuestion,
} from './watch/watch-questions.ts'

export type AiDeps = Omit<AskDeps, 'corpusSize'> &
  CurrentEvidence & {
    engine: Engine
    corpus: CorpusDescriber
    notifier: Notifier
  }

export function mountAi(app: FastifyInstance, deps: AiDeps): void {
  const asking = { ...deps, corpusSize: () => deps.corpus.size() }

  mount(app, contract.askQuestion, (call) => askQuestion(asking, call))
  mountStream(app, askQuestionStream, (call, emit) => streamQuestion(asking, call, emit))
  mount(app, findTools, (call) => findToolsOf(asking, call))
  mount(app, contract.listQuestions, (call) => listQuestions(deps, call))
  mount(app, contract.getQuestion, (call) => getQuestion(deps, call))
  mount(app, history.deleteQuestion, (call) => deleteQuestion(deps, call))
  mount(app, history.deleteQuestions, (call) => deleteQuestions(deps, call))
  mount(app, history.giveFeedback, (call) => giveFeedback(deps, call))
  mount(app, getAnswerRecord, (call) =>
    recordOf({ ...deps, describeCorpus: () => deps.corpus.describe() }, call),
  )
  mount(app, watching.watchQuestion, (call) => watchQuestion(deps, call))
  mount(app, watching.listWatchedQuestions, (call) => listWatchedQuestions(deps, call))
  mount(app, watching.unwatchQuestion, (call) => unwatchQuestion(deps, call))
  mount(app, watching.getAnswerChange, (call) => getAnswerChange(deps, call))
  mount(app, describeCorpus, () => deps.corpus.describe())
}
