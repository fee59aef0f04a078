import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { WrittenSentence } from '../written-sentence.ts'

/** The JSON object a model is sent. */
export type Material = {
  language: string
  question: string
  draft: WrittenSentence[]
  sources: { id: string; title: string; year: number | null; design: string; passages: string[] }[]
}

/** What the server does with a request: sentences it hands in as a good server would, or something that goes wrong. */
export type Behaviour =
  | { sentences: (material: Material) => unknown[] }
  | { text: string }
  | { status: number; headers?: Record<string, string> }
  | 'silent'
  | 'slow'
  | 'cut'
  | 'ends-early'
  | 'garbage'
  | 'huge'
  | 'redirect'

export type FakeModel = {
  baseUrl: string
  /** What came in, newest last, as sent. */
  requests: { path: string; body: string; authorization: string | undefined }[]
  /** Requests of which the caller has hung up before the answer was over. */
  hungUp: () => number
  /** The behaviour of the next requests, the last one for all that follow. */
  behave(...behaviours: Behaviour[]): void
  close(): Promise<void>
}

const tokens = { prompt_tokens: 900, completion_tokens: 200, total_tokens: 1_100 }

/** The draft as it stands: what a model that adds nothing would hand in. */
export const repeatDraft: Behaviour = { sentences: ({ draft }) => draft }

/** A server on this machine that speaks the OpenAI chat interface, streamed and not, as well or as badly as it is told. */
export async function startFakeModel(...first: Behaviour[]): Promise<FakeModel> {
  let behaviours = first.length === 0 ? [repeatDraft] : first
  let hungUp = 0
  const requests: FakeModel['requests'] = []
  const server = createServer((request, response) => {
    response.on('close', () => {
      hungUp += Number(!response.writableFinished)
    })
    handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString('utf8')
    requests.push({ path: request.url ?? '', body, authorization: request.headers.authorization })
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    if (behaviour !== undefined) await act(behaviour, JSON.parse(body), response)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    hungUp: () => hungUp,
    behave: (...next) => {
      behaviours = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type ChatRequest = { stream?: boolean; messages: { role: string; content: string | { text?: string }[] }[] }

/** The material of a request, as the model finds it in the user's message. */
export function materialOf(body: string | ChatRequest): Material {
  const request: ChatRequest = typeof body === 'string' ? JSON.parse(body) : body
  const content = request.messages.find(({ role }) => role === 'user')?.content ?? '{}'
  const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('')
  const material: Material = JSON.parse(text)
  return material
}

async function act(behaviour: Behaviour, request: ChatRequest, response: ServerResponse): Promise<void> {
  const isStream = request.stream === true
  const whole = () => JSON.stringify({ elements: materialOf(request).draft })
  if (behaviour === 'silent') return
  if (behaviour === 'redirect') {
    response.writeHead(307, { location: '/elsewhere' }).end()
  } else if (behaviour === 'garbage') {
    response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' })
    response.end('\u0000\u0001<html>{{{ not an answer at all')
  } else if (behaviour === 'huge') {
    await answer(response, isStream, JSON.stringify({ elements: [{ text: 'x'.repeat(10_000_000) }] }))
  } else if (behaviour === 'slow') {
    await answer(response, isStream, whole(), { pauseMs: 200 })
  } else if (behaviour === 'cut') {
    await answer(response, isStream, whole(), { endsAt: 0.6, isCut: true })
  } else if (behaviour === 'ends-early') {
    await answer(response, isStream, whole(), { endsAt: 0.6 })
  } else if ('status' in behaviour) {
    response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers })
    response.end(JSON.stringify({ error: { message: 'no' } }))
  } else if ('text' in behaviour) {
    await answer(response, isStream, behaviour.text)
  } else {
    await answer(response, isStream, JSON.stringify({ elements: behaviour.sentences(materialOf(request)) }))
  }
}

type Manner = { pauseMs?: number; endsAt?: number; isCut?: boolean }

async function answer(response: ServerResponse, isStream: boolean, text: string, manner: Manner = {}) {
  const { pauseMs = 0, endsAt = 1, isCut = false } = manner
  const pieces = isStream ? toEvents(text) : [toCompletion(text)]
  const bytes = Buffer.from(pieces.join(''))
  const end = Math.floor(bytes.length * endsAt)
  const declared = isStream ? {} : { 'content-length': bytes.length }
  response.writeHead(200, {
    'content-type': isStream ? 'text/event-stream' : 'application/json',
    ...declared,
  })
  const step = pauseMs > 0 ? 40 : 16_384
  for (let at = 0; at < end && !response.destroyed; at += step) {
    response.write(bytes.subarray(at, Math.min(end, at + step)))
    // oxlint-disable-next-line no-await-in-loop -- a slow server sends one piece after the other
    await wait(pauseMs)
  }
  if (isCut || (endsAt < 1 && !isStream)) response.destroy()
  else response.end()
}

function toCompletion(content: string): string {
  const message = { role: 'assistant', content }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return JSON.stringify({
    id: 'a',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices,
    usage: tokens,
  })
}

function toEvent(delta: object, reason: string | null, usage?: object): string {
  const choices = [{ index: 0, delta, finish_reason: reason }]
  const event = { id: 'a', object: 'chat.completion.chunk', created: 1, model: 'fake', choices, usage }
  return `data: ${JSON.stringify(event)}\n\n`
}

function toEvents(content: string): string[] {
  const parts = content.match(/.{1,60}/gsu) ?? []
  return [
    ...parts.map((part) => toEvent({ role: 'assistant', content: part }, null)),
    toEvent({}, 'stop', tokens),
    'data: [DONE]\n\n',
  ]
}
