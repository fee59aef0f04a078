import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { operation } from '@auscult/contract/operation.ts'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { addApiRules } from '../../../apps/api/src/http/api-rules.ts'
import { createEnvelope } from '../../../apps/api/src/http/envelope.ts'
import { mount } from '../../../apps/api/src/http/mount.ts'
import { createSessions } from '../../../apps/api/src/http/session.ts'
import { createUsedKeys } from '../../../apps/api/src/http/used-keys.ts'
import { systemClock } from '../../../apps/api/src/parts/clock.ts'
import { createMemoryCounters } from '../../../apps/api/src/parts/counters/memory-counters.ts'
import { openPglite } from '../../../apps/api/src/parts/db/pglite.ts'
import { createKeyRing } from '../../../apps/api/src/parts/key-ring.ts'
import { createSecrets, makePrivateKey } from '../../../apps/api/src/parts/secrets.ts'

/** Two calls that do the same nothing behind the same rules; one of them travels in the envelope. */
const plain = operation({
  name: 'benchPlain',
  method: 'POST',
  path: '/plain',
  access: 'public',
  limit: 'general',
  sealed: false,
  summary: 'Gives back what it gets.',
  body: z.object({ text: z.string().max(10_000) }),
  answer: z.object({ text: z.string() }),
})
const sealed = operation({ ...plain, name: 'benchSealed', path: '/sealed', sealed: true })

const many = 1_000_000_000
const callsPerMinute = { address: many, general: many, questions: many, people: many }

// A worker of its own, so that the caller's work does not stand on the server's event loop.
const folder = z.string().parse(workerData)
const database = await openPglite(join(folder, 'db'))
await database.migrate()
const ringOf = (key: string) =>
  createKeyRing({ key, previous: null }, { clock: systemClock, make: () => key, write: undefined })
const sessionSecret = 'a secret of the bench, used nowhere else'
const secrets = createSecrets(sessionSecret, {
  envelope: ringOf(makePrivateKey()),
  tokens: ringOf(sessionSecret),
})
const { db } = database
const envelope = createEnvelope({
  keys: secrets.rings.envelope,
  usedKeys: createUsedKeys(db, systemClock),
  requireMac: true,
})
const server = Fastify()
server.setValidatorCompiler(validatorCompiler)
server.setSerializerCompiler(serializerCompiler)
await server.register(async (api) => {
  addApiRules(api, {
    sessions: createSessions({ db, secrets, clock: systemClock }),
    envelope,
    counters: createMemoryCounters(),
    callsPerMinute,
  })
  mount(api, plain, async ({ body }) => body)
  mount(api, sealed, async ({ body }) => body)
})
const address = await server.listen({ port: 0, host: '127.0.0.1' })

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage({ address, publicKey: envelope.publicKey().pem })
