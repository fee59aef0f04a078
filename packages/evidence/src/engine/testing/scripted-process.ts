import { once } from 'node:events'
import type { Engine } from '../engine.ts'
import type { TokenBudget } from '../../models/token-budget.ts'
import { serveEngine } from '../serve-engine.ts'

/** A process that opens no corpus and does what the follow-up says, to see how it is dealt with. */
const script = (budget: TokenBudget | undefined): Engine => ({
  atOnce: 1,
  concepts: 7,
  answer: () => Promise.reject(new Error('no answers here')),
  async restate(typed, _previous, signal) {
    if (typed === 'spin') for (;;);
    if (typed === 'die') process.kill(process.pid, 'SIGSEGV')
    if (typed === 'throw') throw new Error('the disk broke')
    if (typed === 'wait') await once(signal, 'abort')
    signal.throwIfAborted()
    const tokens = /^spend (?<tokens>\d+)$/u.exec(typed)?.groups?.tokens
    if (tokens !== undefined) return String(await budget?.reserve(Number(tokens)))
    const [, reserved, used] = /^settle (\d+) (\d+)$/u.exec(typed) ?? []
    if (reserved !== undefined) await budget?.settle(Number(reserved), Number(used))
    return String(process.pid)
  },
  findTools: () => Promise.reject(new Error('no tools here')),
  isUp: () => true,
  close: async () => undefined,
})

serveEngine(async ({ dataFolder }, budget) => {
  if (dataFolder === 'missing') throw new Error('there is no corpus')
  return script(budget)
})
