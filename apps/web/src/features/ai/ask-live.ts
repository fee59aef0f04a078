import { askQuestion, type AskBody, type IdentifiedAnswer } from '@auscult/contract/ai/questions.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import { askQuestionStream, type FoundSources } from '@auscult/contract/ai/stream.ts'
import { call } from '../../lib/calls/api.ts'
import { ConnectionError, NoStreamError } from '../../lib/calls/call-errors.ts'
import { callStream } from '../../lib/calls/stream.ts'
import { i18n } from '../../lib/language/i18n.ts'

/** What is there before the answer is. */
export type Progress = { found: FoundSources; sentences: AnswerSentence[] }

type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void }

/**
 * Asks over a stream, telling what is there already, and without one where none comes through. It asks twice only where nothing had
 * come: the first connection is closed by then, at which the server gives the question back.
 */
export async function askLive(body: AskBody, options: Options): Promise<IdentifiedAnswer> {
  try {
    return await askOverStream(body, options)
  } catch (error) {
    if (!(error instanceof NoStreamError)) throw error
    return call(askQuestion, { body }, { signal: options.signal })
  }
}

async function askOverStream(body: AskBody, { signal, onProgress }: Options): Promise<IdentifiedAnswer> {
  let progress: Progress | undefined
  for await (const event of callStream(askQuestionStream, { body }, { signal })) {
    if (event.event === 'answer') return event.answered
    if (event.event === 'sources') progress = { found: event, sentences: [] }
    else if (progress !== undefined)
      progress = { ...progress, sentences: [...progress.sentences, event.sentence] }
    if (progress !== undefined) onProgress(progress)
  }
  throw new ConnectionError(i18n.t('call.unreachable'))
}
