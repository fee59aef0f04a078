import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { PeopleThere, ProviderClient, ProviderMessage } from './messages.ts'

export type CertifiedProvider = {
  issuer: string
  /** From now on it knows the product, and these people. */
  register(client: ProviderClient, people: PeopleThere): Promise<void>
  /** In the place of those it knew. */
  know(people: PeopleThere): Promise<void>
  close(): Promise<void>
}

const program = fileURLToPath(new URL('./provider-process.ts', import.meta.url))
const Listening = z.object({ port: z.number() })

/** A real OpenID provider in a process of its own, on a free port unless one is given. */
export async function startCertifiedProvider(port = 0): Promise<CertifiedProvider> {
  // It warns that its pages are not fit for production.
  const child = fork(program, [String(port)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const [first]: unknown[] = await once(child, 'message')

  async function tell(message: ProviderMessage): Promise<void> {
    const done = once(child, 'message')
    child.send(message)
    await done
  }

  return {
    issuer: `http://127.0.0.1:${Listening.parse(first).port}`,
    register: (client, people) => tell({ kind: 'register', client, people }),
    know: (people) => tell({ kind: 'people', people }),
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
