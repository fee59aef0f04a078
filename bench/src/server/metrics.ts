import Fastify, { type FastifyInstance } from 'fastify'
import { operation } from '@auscult/contract/operation.ts'
import { z } from 'zod'
import { countRequests } from '../../../apps/api/src/metrics/count-requests.ts'
import { createMetrics } from '../../../apps/api/src/metrics/metrics.ts'

const rounds = 40
const callsARound = 2_000

const nothing = operation({
  name: 'benchNothing',
  method: 'GET',
  path: '/nothing',
  access: 'public',
  limit: 'general',
  sealed: false,
  summary: 'Answers with nothing.',
  answer: z.object({}),
})

/** What counting a call costs, beside a server that does not count: the same call that does nothing, in turns. */
export async function benchMetrics(): Promise<void> {
  const metrics = createMetrics()
  const plain = await openServer(logNothing)
  const counting = await openServer((server) => {
    logNothing(server)
    countRequests(server, metrics)
  })
  const perCall = { plain: Array.of<number>(), counting: Array.of<number>() }
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- in turns, so that both meet the same moments of the machine
    perCall.plain.push(await timeCalls(plain))
    perCall.counting.push(await timeCalls(counting))
    // oxlint-enable no-await-in-loop
  }
  const startedAt = performance.now()
  const text = await metrics.registry.metrics()
  const scrapeMs = performance.now() - startedAt
  await Promise.all([plain.close(), counting.close()])

  const [without, counted] = [median(perCall.plain), median(perCall.counting)]
  console.log(`| a call that does nothing (inject), median of ${rounds} rounds of ${callsARound} | µs of processor |
|---|---|
| not counted | ${without.toFixed(2)} |
| counted | ${counted.toFixed(2)} |
| counting | ${(counted - without).toFixed(2)} |

One fetch of the figures: ${scrapeMs.toFixed(1)} ms, ${Math.round(text.length / 1_024)} kB (one operation). Goal: counting under 1 % of the cheapest sealed call (see envelope).`)
}

/** The product looks at every answer in any case, for its log. */
function logNothing(server: FastifyInstance): void {
  server.addHook('onResponse', (_request, _reply, done) => done())
}

async function openServer(prepare: (server: FastifyInstance) => void): Promise<FastifyInstance> {
  const server = Fastify()
  prepare(server)
  server.get(nothing.path, { config: { operation: nothing } }, async () => ({}))
  await server.ready()
  return server
}

/** Processor time of one call, in µs: others who use the machine meanwhile do not stand in it. */
async function timeCalls(server: FastifyInstance): Promise<number> {
  const before = process.cpuUsage()
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let call = 0; call < callsARound; call += 1) await server.inject(nothing.path)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / callsARound
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
