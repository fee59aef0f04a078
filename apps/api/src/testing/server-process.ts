import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { createSealedClient, fetchTransport, type SealedClient } from './sealed-client.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const readyWithinMs = 60_000

const Config = z.object({ publicKey: z.string() })

export type ServerProcess = {
  /** Where it listens: `http://127.0.0.1:PORT`. */
  address: string
  client: SealedClient
  /** What it printed, log lines included. */
  output(): string
  /** kill -9: nothing is finished, nothing is closed. */
  kill(): Promise<void>
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
}

/** Starts the real server as a process of its own on a free port, and waits until it says that it is ready. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    // Its own folder, so that no `.env` of the developer takes part.
    cwd: environment['DATA_DIR'],
    env: { PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const address = await waitForAddress(child, () => printed)
  const { publicKey } = Config.parse(await (await fetch(`${address}/api/config`)).json())

  return {
    address,
    client: createSealedClient(fetchTransport(address), publicKey),
    output: () => printed,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

async function waitForAddress(child: ChildProcess, printed: () => string): Promise<string> {
  const giveUpAt = Date.now() + readyWithinMs
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const address = /ready: (?<address>http:\S+)/u.exec(printed())?.groups?.['address']
    if (address !== undefined) return address.replace('localhost', '127.0.0.1')
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not become ready:\n${printed()}`)
}
