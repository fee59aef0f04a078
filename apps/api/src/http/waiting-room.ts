import { once } from 'node:events'
import { createServer } from 'node:http'
import { failure } from './errors.ts'
import { livePath, readyPath } from './probes.ts'

const retrySeconds = 5

/**
 * Takes the server's address from the first moment of the start, which may index a corpus, and answers whoever asks meanwhile: alive, not
 * ready, and to come again. Rejects as `listen` does where the address is taken. `close` frees the address for the server itself.
 */
export async function openWaitingRoom(host: string, port: number): Promise<{ close(): Promise<void> }> {
  const room = createServer((request, response) => {
    const json = (status: number, body: object) =>
      response
        .writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          ...(status === 503 && { 'retry-after': String(retrySeconds) }),
        })
        .end(JSON.stringify(body))
    // What is sent is not read: the answer is the same.
    request.resume()
    if (request.url === livePath) json(200, { live: true })
    else if (request.url === readyPath) json(503, { ready: false, phase: 'starting', parts: {} })
    else json(503, failure(503, 'The server is starting. Please try again in a few seconds.'))
  })
  room.listen({ host, port })
  await once(room, 'listening')
  return {
    async close() {
      room.closeAllConnections()
      await new Promise((resolve) => room.close(resolve))
    },
  }
}
