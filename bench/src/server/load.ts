import { Agent, request } from 'node:http'
import { quantile } from '@auscult/evaluation/report/quantile.ts'

export type Call = { method: 'GET' | 'POST'; url: URL; body?: string; headers?: Record<string, string> }

/** Milliseconds and requests a second of one run. */
export type Figures = { perSecond: number; p50: number; p95: number; p99: number }

/**
 * Sends every call once over a fixed number of kept-alive connections, as fast as the server answers. Throws when an answer
 * is not 200: a quick refusal is no throughput.
 */
export async function runLoad(calls: readonly Call[], connections: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const tookMs: number[] = []
  const queue = calls.values()

  async function work(): Promise<void> {
    for (const call of queue) {
      const startedAt = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- a connection carries one call at a time
      await send(agent, call)
      tookMs.push(performance.now() - startedAt)
    }
  }

  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - startedAt) / 1_000
  agent.destroy()
  return {
    perSecond: calls.length / seconds,
    p50: quantile(tookMs, 0.5),
    p95: quantile(tookMs, 0.95),
    p99: quantile(tookMs, 0.99),
  }
}

function send(agent: Agent, { method, url, body, headers }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`${method} ${url.pathname}: ${answer.statusCode}`)),
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
