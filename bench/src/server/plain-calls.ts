import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/** Asks an address for its health again and again, in a thread of its own so that nobody else's work stands in the times; ends at any message. */
const address = z.string().parse(workerData)
const betweenMs = 20
const agent = new Agent({ keepAlive: true })
const tookMs: number[] = []
const ending = new AbortController()

function call(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${address}/api/health`, { agent }, (answer) => answer.resume().once('end', resolve)).once(
      'error',
      reject,
    )
  })
}

parentPort?.once('message', () => ending.abort())
while (!ending.signal.aborted) {
  const started = performance.now()
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a monitor asks
  await call()
  tookMs.push(performance.now() - started)
  // oxlint-disable-next-line no-await-in-loop -- see above
  await pause(betweenMs)
}
agent.destroy()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage(tookMs)
