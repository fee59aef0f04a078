import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, NoObjectGeneratedError, Output, streamText } from 'ai'
import {
  type Draft,
  type LanguageModel,
  ModelFailure,
  type WritingOptions,
  type WritingTask,
} from './language-model.ts'
import { limitedFetch, type Progress } from './limited-fetch.ts'

export type ModelSettings = {
  /** With the version, as the provider gives it: 'https://host/v1'. */
  baseUrl: string
  name: string
  apiKey?: string | undefined
  maxTokensPerAnswer: number
}

/** A stream wraps each token in some two hundred bytes. More is never read: what came is parsed anew with each piece. */
function mostBytes(maxTokensPerAnswer: number): number {
  return 50_000 + 250 * maxTokensPerAnswer
}

/** A model behind an OpenAI-compatible interface, hosted or local. One attempt a call; `guardModel` adds limits and retries. */
export function createOpenAiCompatibleModel(settings: ModelSettings): LanguageModel {
  return {
    name: settings.name,
    write: (task, options) =>
      options.onPart === undefined
        ? writeWhole(settings, task, options)
        : writeStreamed(settings, task, options),
  }
}

function prepare<Part>(
  { baseUrl, name, apiKey, maxTokensPerAnswer }: ModelSettings,
  task: WritingTask<Part>,
  onReceived: WritingOptions<Part>['onReceived'],
) {
  const progress: Progress = { isAnswering: false, isTooLong: false, onReceived }
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: limitedFetch(mostBytes(maxTokensPerAnswer), progress),
  })
  const call = {
    model: provider(name),
    instructions: task.instructions,
    prompt: task.material,
    output: Output.array({ element: task.part }),
    maxOutputTokens: maxTokensPerAnswer,
    maxRetries: 0,
  }
  return { call, progress }
}

async function writeWhole<Part>(
  settings: ModelSettings,
  task: WritingTask<Part>,
  { signal, onReceived }: WritingOptions<Part>,
): Promise<Draft<Part>> {
  const { call, progress } = prepare(settings, task, onReceived)
  try {
    const result = await generateText({ ...call, abortSignal: signal })
    return { parts: result.output, tokens: result.usage.totalTokens ?? null }
  } catch (error) {
    throw explain(error, progress, signal)
  }
}

async function writeStreamed<Part>(
  settings: ModelSettings,
  task: WritingTask<Part>,
  { signal, onPart, onReceived }: WritingOptions<Part>,
): Promise<Draft<Part>> {
  const { call, progress } = prepare(settings, task, onReceived)
  let failure: unknown
  try {
    // streamText does not throw while it is read: what went wrong arrives here.
    const result = streamText({
      ...call,
      abortSignal: signal,
      onError: ({ error }) => {
        failure ??= error
      },
    })
    for await (const part of result.elementStream) onPart?.(part)
    if (failure !== undefined) throw failure
    signal.throwIfAborted()
    const [reason, usage] = await Promise.all([result.finishReason, result.usage])
    const tokens = usage.totalTokens ?? null
    // A stream that ends without saying why was cut, even where what came is whole by chance.
    if (reason !== 'stop') throw new ModelFailure('cut-off', { tokens })
    return { parts: await result.output, tokens }
  } catch (error) {
    throw explain(failure ?? error, progress, signal)
  }
}

function explain(error: unknown, { isAnswering, isTooLong }: Progress, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof ModelFailure) return error
  if (isTooLong) return new ModelFailure('bad-output')
  if (NoObjectGeneratedError.isInstance(error)) {
    const tokens = error.usage?.totalTokens ?? null
    return new ModelFailure(error.finishReason === 'length' ? 'cut-off' : 'bad-output', { tokens })
  }
  if (isBrokenConnection(error)) {
    return new ModelFailure(isAnswering ? 'cut-off' : 'unreachable', { isRetryable: true })
  }
  if (!isAnswering) {
    return new ModelFailure('unreachable', {
      isRetryable: APICallError.isInstance(error) && error.isRetryable,
    })
  }
  return new ModelFailure('bad-output')
}

/** Node tells a lost connection by a TypeError ('fetch failed', 'terminated') or an error with a socket's code. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSocketCode = 'code' in error && /^(?:UND_ERR_|ECONN|EPIPE|ENOTFOUND|EAI_)/u.test(String(error.code))
  const isFetch = error instanceof TypeError && /fetch failed|terminated/u.test(error.message)
  return isSocketCode || isFetch || isBrokenConnection(error.cause)
}
