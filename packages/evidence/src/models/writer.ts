import type { Prose } from '@auscult/contract/ai/ai.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import { verifySentences } from '../answer/verify.ts'
import { createSentenceCheck, type SentenceCheck } from './check-sentence.ts'
import { type LanguageModel, ModelFailure } from './language-model.ts'
import { listQuotable } from './passages.ts'
import type { WritingRequest } from './writing-request.ts'
import { toWritingTask } from './writing-task.ts'
import type { WrittenSentence } from './written-sentence.ts'

/** The sentences to show, and who worded them: where a model's do not hold, the engine's own. */
export type Written = { sentences: AnswerSentence[]; prose: Prose }

export type WriterOptions = {
  signal?: AbortSignal | undefined
  /** Each sentence of the model as soon as it is verified; what is answered in the end is what counts. */
  onSentence?: ((sentence: AnswerSentence) => void) | undefined
}

/** Words an answer anew. Nothing that goes wrong with it is thrown but the caller's own abort. */
export type Writer = {
  readonly name: string
  write(request: WritingRequest, options: WriterOptions): Promise<Written>
}

const mostSentences = 6
const fewestSentences = 3
const never = new AbortController().signal

/** Better prose over the same evidence; the model's sentences are checked one by one and the engine's warnings stay. */
export function createWriter(model: LanguageModel): Writer {
  return {
    name: model.name,
    async write(request, { signal = never, onSentence }) {
      const quotable = listQuotable(request)
      const draft = createDraft(request, createSentenceCheck(request, quotable), onSentence)
      const onPart = onSentence === undefined ? undefined : (part: WrittenSentence) => draft.take(part)
      const own = (fallback: Prose['fallback'], tokens: number | null): Written => ({
        sentences: [...request.composed],
        prose: { by: 'engine', model: model.name, tokens, fallback },
      })
      try {
        const { parts, tokens } = await model.write(toWritingTask(request, quotable), { signal, onPart })
        if (onPart === undefined) for (const part of parts) draft.take(part)
        const sentences = draft.finish()
        if (sentences === undefined) return own('not-supported', tokens)
        return { sentences, prose: { by: 'model', model: model.name, tokens, fallback: null } }
      } catch (error) {
        signal.throwIfAborted()
        // Whatever else goes wrong with a model costs its prose, never the answer.
        return error instanceof ModelFailure ? own(error.reason, error.tokens) : own('bad-output', null)
      }
    },
  }
}

type Draft = {
  take(written: WrittenSentence): void
  /** Undefined where the lead does not hold. */
  finish(): AnswerSentence[] | undefined
}

/** Takes sentences in the order they come: the lead first, without which there is nothing to show. */
function createDraft(
  { composed, sources, understood }: WritingRequest,
  check: SentenceCheck,
  onSentence: WriterOptions['onSentence'],
): Draft {
  const warnings = composed.filter(({ role }) => role === 'against' || role === 'applicability')
  const mostSupports = Math.max(1, mostSentences - 1 - warnings.length)
  const told: AnswerSentence[] = []
  const reworded = new Set<AnswerSentence>()
  let isLost = false

  function holds(sentence: AnswerSentence): boolean {
    if (sentence.role === 'lead') return check.objectionTo(sentence) === undefined
    if (sentence.role === 'support') {
      const isRoom = told.filter(({ role }) => role === 'support').length < mostSupports
      return isRoom && check.objectionTo(sentence) === undefined
    }
    const own = check.findKept(sentence)
    if (own === undefined || reworded.has(own)) return false
    reworded.add(own)
    return true
  }

  return {
    take(written) {
      const isFirst = told.length === 0
      if (isLost || (!isFirst && written.role === 'lead')) return
      if ((isFirst && written.role !== 'lead') || !holds(written)) {
        isLost = isFirst
        return
      }
      told.push(written)
      onSentence?.(written)
    },
    finish() {
      if (told.length === 0) return undefined
      const kept = warnings.filter((own) => !reworded.has(own))
      // Too little said by the model is filled up with what the engine would have said.
      const missing = Math.max(0, fewestSentences - told.length - kept.length)
      const cited = new Set(told.flatMap(({ citations }) => citations.map(({ id }) => id)))
      const own = composed.filter(
        ({ role, citations }) => role === 'support' && citations.some(({ id }) => !cited.has(id)),
      )
      return verifySentences(
        [...told, ...own.slice(0, missing), ...kept],
        sources.map(({ document }) => document),
        understood.language,
      )
    },
  }
}
