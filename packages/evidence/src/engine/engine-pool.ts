import type { TokenBudget } from '../models/token-budget.ts'
import { EngineBroken, type Engine, type EngineWatch, type ToolWords } from './engine.ts'
import type { EngineTask } from './engine-messages.ts'
import { type Done, engineProcess, EngineWorker } from './engine-worker.ts'
import type { EngineSettings } from './open-engine.ts'

export type PoolOptions = {
  settings: Omit<EngineSettings, 'readers'>
  workers: number
  limitMs: number
  /** What a language model may cost, for all of them together. */
  budget?: TokenBudget | undefined
  /** The environment the processes get; this one's own where none is given. */
  environment?: Record<string, string | undefined>
  /** The module of another kind of engine. */
  module?: URL
  /** A process was ended or died, or could not be started. */
  onLoss?: ((why: Error) => void) | undefined
}

const firstPauseMs = 250
const longestPauseMs = 30_000

type Waiter = PromiseWithResolvers<EngineWorker>

/**
 * An engine of several processes, each of which answers one question at a time. One that is ended or dies fails its question alone and is
 * replaced. Throws EngineBroken where not one of them can be opened.
 */
export async function openEnginePool(options: PoolOptions): Promise<Engine> {
  const pool = new EnginePool(options)
  try {
    await pool.firstReady
  } catch (error) {
    await pool.close()
    throw error
  }
  return pool
}

class EnginePool implements Engine {
  readonly atOnce: number
  readonly firstReady: Promise<void>
  #concepts = 0
  readonly #options: PoolOptions
  readonly #alive = new Set<EngineWorker>()
  readonly #open = new Set<EngineWorker>()
  readonly #idle: EngineWorker[] = []
  readonly #waiters: Waiter[] = []
  readonly #pauses = new Set<NodeJS.Timeout>()
  #failuresInARow = 0
  #isClosing = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.atOnce = options.workers
    const starting = Array.from({ length: options.workers }, () => this.#start())
    this.firstReady = Promise.any(starting).then(
      () => undefined,
      (error: unknown) => {
        throw error instanceof AggregateError ? error.errors[0] : error
      },
    )
    process.once('exit', this.#endAll)
  }

  get concepts(): number {
    return this.#concepts
  }

  async answer(
    asked: Parameters<Engine['answer']>[0],
    signal: AbortSignal,
    watch: EngineWatch = {},
  ): ReturnType<Engine['answer']> {
    const { onSources, onSentence } = watch
    const wants = { wantsSources: onSources !== undefined, wantsSentences: onSentence !== undefined }
    const done = await this.#perform({ kind: 'answer', asked, ...wants }, signal, watch)
    if (done.type !== 'answered') throw new EngineBroken('another question was answered')
    return done.answer
  }

  async restate(
    typed: string,
    previous: Parameters<Engine['restate']>[1],
    signal: AbortSignal,
  ): Promise<string> {
    const done = await this.#perform({ kind: 'restate', typed, previous }, signal)
    if (done.type !== 'restated') throw new EngineBroken('another question was answered')
    return done.question
  }

  async findTools(typed: ToolWords, signal: AbortSignal): ReturnType<Engine['findTools']> {
    const done = await this.#perform({ kind: 'find-tools', typed }, signal)
    if (done.type !== 'found-tools') throw new EngineBroken('another question was answered')
    return done.tools
  }

  isUp(): boolean {
    return !this.#isClosing && (this.#open.size > 0 || this.#failuresInARow === 0)
  }

  async close(): Promise<void> {
    this.#isClosing = true
    process.removeListener('exit', this.#endAll)
    for (const pause of this.#pauses) clearTimeout(pause)
    this.#refuseWaiters(new EngineBroken('the engine is closed'))
    await Promise.all([...this.#alive].map((worker) => worker.close()))
  }

  async #perform(what: EngineTask, signal: AbortSignal, watch?: EngineWatch): Promise<Done> {
    const worker = await this.#take(signal)
    try {
      return await worker.perform(what, signal, watch)
    } finally {
      if (worker.isUsable) this.#give(worker)
    }
  }

  /** Whoever counts places asks no more at once than there are processes; one that has just been ended is waited for. */
  async #take(signal: AbortSignal): Promise<EngineWorker> {
    signal.throwIfAborted()
    if (this.#isClosing) throw new EngineBroken('the engine is closed')
    const idle = this.#idle.shift()
    if (idle !== undefined) return idle
    const waiter: Waiter = Promise.withResolvers()
    const leave = () => {
      this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
      waiter.reject(signal.reason)
    }
    this.#waiters.push(waiter)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await waiter.promise
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #give(worker: EngineWorker): void {
    const waiter = this.#waiters.shift()
    if (waiter === undefined) this.#idle.push(worker)
    else waiter.resolve(worker)
  }

  async #start(): Promise<void> {
    const { settings, workers, limitMs, budget, environment, module = engineProcess } = this.#options
    const worker = new EngineWorker({
      module,
      settings: { ...settings, readers: workers },
      budget,
      environment,
      limitMs,
    })
    this.#alive.add(worker)
    void worker.ended.then(() => this.#replace(worker))
    this.#concepts = await worker.ready
    this.#failuresInARow = 0
    this.#open.add(worker)
    this.#give(worker)
  }

  /** At once where it had answered, so that the next question finds it; ever more slowly where it cannot even start. */
  #replace(worker: EngineWorker): void {
    this.#alive.delete(worker)
    const hadAnswered = this.#open.delete(worker)
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    if (this.#isClosing) return
    const why = worker.why ?? new EngineBroken('it ended')
    this.#options.onLoss?.(why)
    if (hadAnswered) {
      this.#startAgain()
      return
    }
    this.#failuresInARow += 1
    if (this.#open.size === 0) this.#refuseWaiters(why)
    const pause = setTimeout(
      () => {
        this.#pauses.delete(pause)
        this.#startAgain()
      },
      Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failuresInARow),
    )
    this.#pauses.add(pause)
  }

  #startAgain(): void {
    if (!this.#isClosing) this.#start().catch(() => undefined)
  }

  #refuseWaiters(why: Error): void {
    for (const waiter of this.#waiters.splice(0)) waiter.reject(why)
  }

  readonly #endAll = () => {
    for (const worker of this.#alive) worker.end(new EngineBroken('the server ended'))
  }
}
