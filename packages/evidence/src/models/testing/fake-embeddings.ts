import { createServer } from 'node:http'
import { contentTerms } from '../../text/terms.ts'

type Body = { input: string[]; input_type?: string }
type Fault = 'silent' | 'garbage' | { status: number }

/** Words the stand-in takes for one meaning, as a real model would. */
const sameMeaning: Readonly<Record<string, string>> = {
  tension: 'pressur',
  hypertens: 'pressur',
  tablet: 'drug',
}

const dimension = 64

/** A vector of words: each term adds to one place of it, and terms of one meaning to the same. */
export function vectorOf(text: string, length = dimension): number[] {
  const vector: number[] = Array.from({ length }, () => 0)
  for (const term of contentTerms(text)) {
    let hash = 7
    for (const letter of sameMeaning[term] ?? term) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
    vector[hash % length] = (vector[hash % length] ?? 0) + 1
  }
  return vector.some(Boolean) ? vector : vector.with(0, 1)
}

/** A server on this machine with the OpenAI embeddings call; `fault` makes it fail from then on. */
export async function startFakeEmbeddings() {
  const state = {
    fault: null as Fault | null,
    requests: 0,
    texts: [] as string[],
    inputTypes: [] as (string | undefined)[],
    length: dimension,
    pauseMs: 0,
  }
  const server = createServer((request, response) => {
    state.requests += 1
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { input, input_type: inputType }: Body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      if (state.fault === 'silent') return
      if (state.fault !== null) {
        response.writeHead(state.fault === 'garbage' ? 200 : state.fault.status).end('{"data": "none"}')
        return
      }
      state.texts.push(...input)
      state.inputTypes.push(inputType)
      const answer = input.map((text, index) => ({
        object: 'embedding',
        index,
        embedding: vectorOf(text, state.length),
      }))
      const send = () => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(
          JSON.stringify({
            object: 'list',
            model: 'fake',
            data: answer,
            usage: { prompt_tokens: 1, total_tokens: 1 },
          }),
        )
      }
      setTimeout(send, state.pauseMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    state,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
