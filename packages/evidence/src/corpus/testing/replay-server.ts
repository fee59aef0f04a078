import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** What goes wrong with one request: a status, a cut after half of the body, silence, or another answer than the right one. */
export type Fault =
  | number
  | 'cut'
  | 'silent'
  | { body: string }
  | { status: number; headers: Record<string, string> }

type Replay = { path: string; query: URLSearchParams; range: string | undefined }
type Answer = { body: string | Uint8Array; status?: number } | undefined

/**
 * A server on this machine that gives the answers of `answer` and lets the next requests fail as `faults` says, in order;
 * `null` lets one through. Files are given in parts where a range is asked for. Closed at the end of the test.
 */
export async function startReplay(answer: (request: Replay) => Answer) {
  const requests: Replay[] = []
  const faults: (Fault | null)[] = []
  const server = createServer((request, response) => {
    void handle(request, response)
  })
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const replay = await readRequest(request)
    requests.push(replay)
    respond(response, replay, answer(replay), faults.shift() ?? null)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return { baseUrl: `http://127.0.0.1:${address.port}`, requests, faults }
}

async function readRequest(request: IncomingMessage): Promise<Replay> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const query = new URLSearchParams([...url.searchParams, ...new URLSearchParams(body)])
  return { path: decodeURIComponent(url.pathname), query, range: request.headers.range }
}

function respond(response: ServerResponse, replay: Replay, answer: Answer, fault: Fault | null) {
  if (fault === 'silent') return
  if (typeof fault === 'number') response.writeHead(fault).end()
  else if (fault !== null && typeof fault === 'object' && 'status' in fault) {
    response.writeHead(fault.status, fault.headers).end()
  } else if (answer === undefined) response.writeHead(404).end()
  else if (fault !== null && typeof fault === 'object') response.end(fault.body)
  else send(response, Buffer.from(answer.body), answer.status ?? 200, replay.range, fault === 'cut')
}

function send(
  response: ServerResponse,
  body: Buffer,
  status: number,
  range: string | undefined,
  isCut: boolean,
) {
  const start = Number(/^bytes=(\d+)-$/u.exec(range ?? '')?.[1] ?? 0)
  if (range !== undefined && start >= body.length) {
    response.writeHead(416).end()
    return
  }
  const part = body.subarray(start)
  response.writeHead(range === undefined ? status : 206, { 'content-length': part.length })
  if (!isCut) response.end(part)
  else
    response.write(part.subarray(0, Math.ceil(part.length / 2)), () =>
      setTimeout(() => response.destroy(), 50),
    )
}
