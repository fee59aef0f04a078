import { Worker } from 'node:worker_threads'
import type { TokenBudget } from '../models/token-budget.ts'
import type { Engine, EngineWatch } from './engine.ts'
import type { EngineTask, FromEngine, ToEngine } from './engine-messages.ts'
import type { openEngine } from './open-engine.ts'

/**
 * The life of a process that answers questions: opens the engine it is told to, answers one question after the other, and ends when it
 * is told to or when the process that started it is gone.
 */
export function serveEngine(open: typeof openEngine): void {
  let engine: Engine | undefined
  let running: { task: number; caller: AbortController } | undefined
  const budget = createRemoteBudget()

  async function perform(task: number, what: EngineTask, signal: AbortSignal): Promise<FromEngine> {
    if (engine === undefined) throw new Error('the engine is not open')
    if (what.kind === 'restate')
      return { type: 'restated', task, question: await engine.restate(what.typed, what.previous, signal) }
    if (what.kind === 'find-tools')
      return { type: 'found-tools', task, tools: await engine.findTools(what.typed, signal) }
    const watch: EngineWatch = {
      ...(what.wantsSources && { onSources: (found) => send({ type: 'sources', task, found }) }),
      ...(what.wantsSentences && {
        onSentence: (sentence) => void send({ type: 'sentence', task, sentence }),
      }),
    }
    return { type: 'answered', task, answer: await engine.answer(what.asked, signal, watch) }
  }

  async function take(message: ToEngine): Promise<void> {
    if (message.type === 'open') {
      engine = await open(message.settings, budget)
      await send({ type: 'ready', concepts: engine.concepts })
    } else if (message.type === 'do') {
      const caller = new AbortController()
      running = { task: message.task, caller }
      await send(await perform(message.task, message.what, caller.signal))
    } else if (message.type === 'abort') {
      if (running?.task === message.task) running.caller.abort()
    } else if (message.type === 'reserved') {
      budget.hear(message.call, message.isAllowed)
    } else {
      await engine?.close()
      process.exit(0)
    }
  }

  process.on('message', (message: ToEngine) => {
    take(message).catch((error: unknown) => {
      const task = message.type === 'do' ? message.task : undefined
      const failed = error instanceof Error ? error : new Error(String(error))
      void send({ type: 'failed', task, message: failed.message, stack: failed.stack ?? '' })
    })
  })
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C reaches the whole group: the server lets its answers finish and then says when to end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  endWithParent()
}

/** The day's tokens are counted where all processes of the server can ask. */
function createRemoteBudget(): TokenBudget & { hear(call: number, isAllowed: boolean): void } {
  const open = new Map<number, (isAllowed: boolean) => void>()
  let calls = 0
  return {
    reserve(tokens) {
      calls += 1
      const { promise, resolve } = Promise.withResolvers<boolean>()
      open.set(calls, resolve)
      void send({ type: 'reserve', call: calls, tokens })
      return promise
    },
    settle: (reserved, used) => send({ type: 'settle', reserved, used }),
    hear(call, isAllowed) {
      open.get(call)?.(isAllowed)
      open.delete(call)
    },
  }
}

/** Resolves when the message is handed to the system, so that work which holds the event loop afterwards does not hold it back. */
function send(message: FromEngine): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve()
    else process.send(message, undefined, undefined, () => resolve())
  })
}

const orphanWatch = `
  const { parent } = require('node:worker_threads').workerData
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 1000)`

/** A question that never ends hears nothing of a server that was killed, and would keep a core busy for ever: a thread looks instead. */
function endWithParent(): void {
  new Worker(orphanWatch, { eval: true, workerData: { parent: process.ppid } }).unref()
}
