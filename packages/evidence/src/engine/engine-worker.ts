import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { TokenBudget } from '../models/token-budget.ts'
import { EngineBroken, EngineTooSlow, type EngineWatch } from './engine.ts'
import type { EngineTask, FromEngine, ToEngine } from './engine-messages.ts'
import type { EngineSettings } from './open-engine.ts'

export type WorkerOptions = {
  /** The module that calls `serveEngine`. */
  module: URL
  settings: EngineSettings
  /** What its language model may cost; without one it is refused everything. */
  budget: TokenBudget | undefined
  environment: Record<string, string | undefined> | undefined
  /** A question that takes longer is ended, and the process with it. */
  limitMs: number
}

/** What a question ends with, whichever it was. */
export type Done = Extract<FromEngine, { type: 'answered' | 'restated' | 'found-tools' }>

/** How long a process may take to notice that its asker has left, before it is ended. */
const noticeWithinMs = 1_000
const closeWithinMs = 3_000
/** Below the server's own, so that a plain call is answered while every core answers questions. */
const priority = 5

type Task = {
  number: number
  watch: EngineWatch
  /** What was shown on the way, settled when it has gone out. */
  shown: Promise<unknown>[]
  settle: PromiseWithResolvers<Done>
}

/**
 * A process that answers one question at a time. A process and no thread: a thread that is ended while the corpus is read takes the whole
 * server with it (Lance 0.39.0), and the system can give its processor time to the server first.
 */
export class EngineWorker {
  readonly #child: ChildProcess
  readonly #limitMs: number
  readonly #budget: TokenBudget | undefined
  readonly #ready = Promise.withResolvers<number>()
  #task: Task | undefined
  #tasks = 0
  #why: Error | undefined
  #isUsable = true
  /** Resolves when the process is gone, however it went. */
  readonly ended: Promise<void>

  constructor({ module, settings, budget, environment, limitMs }: WorkerOptions) {
    this.#limitMs = limitMs
    this.#budget = budget
    this.#child = fork(module, {
      execArgv: [],
      ...(environment && { env: environment }),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    lowerPriority(this.#child)
    this.#child.on('message', (message: FromEngine) => this.#hear(message))
    // Nobody may be waiting for it any more.
    this.#ready.promise.catch(() => undefined)
    this.ended = new Promise((resolve) => {
      const end = (why: Error) => {
        this.#why ??= why
        this.#isUsable = false
        this.#ready.reject(this.#why)
        this.#task?.settle.reject(this.#why)
        resolve()
      }
      this.#child.once('exit', (code, signal) =>
        end(new EngineBroken(`the process that answers questions ended (${signal ?? code})`)),
      )
      this.#child.once('error', (error) => end(new EngineBroken(error.message, { cause: error })))
    })
    this.#send({ type: 'open', settings })
  }

  /** Resolves with the size of its lexicon. Rejects with EngineBroken where it cannot be opened. */
  get ready(): Promise<number> {
    return this.#ready.promise
  }

  /** False once it is ended or died. */
  get isUsable(): boolean {
    return this.#isUsable
  }

  /** Why it ended; undefined while it has not. */
  get why(): Error | undefined {
    return this.#why
  }

  /** Settles when the process is free again or gone; an asker who leaves is told so after a second at the most. */
  async perform(what: EngineTask, signal: AbortSignal, watch: EngineWatch = {}): Promise<Done> {
    signal.throwIfAborted()
    if (!this.#isUsable) throw this.#why ?? new EngineBroken('the process was ended')
    this.#tasks += 1
    const number = this.#tasks
    const settle = Promise.withResolvers<Done>()
    const task: Task = { number, watch, shown: [], settle }
    this.#task = task
    const late = setTimeout(() => this.end(new EngineTooSlow(this.#limitMs)), this.#limitMs)
    let unnoticed: NodeJS.Timeout | undefined
    const leave = () => {
      this.#send({ type: 'abort', task: number })
      unnoticed = setTimeout(() => this.end(new EngineBroken('it did not notice')), noticeWithinMs)
    }
    signal.addEventListener('abort', leave, { once: true })
    this.#send({ type: 'do', task: number, what })
    try {
      const done = await settle.promise
      await Promise.all(task.shown)
      return done
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      clearTimeout(late)
      clearTimeout(unnoticed)
      signal.removeEventListener('abort', leave)
      this.#task = undefined
    }
  }

  /** Ends the process at once. */
  end(why: Error): void {
    this.#why ??= why
    this.#isUsable = false
    this.#child.kill('SIGKILL')
  }

  /** Lets it close what it opened, if it still listens. */
  async close(): Promise<void> {
    this.#send({ type: 'close' })
    const late = setTimeout(() => this.end(new EngineBroken('it did not close')), closeWithinMs)
    await this.ended
    clearTimeout(late)
  }

  /** Where the process is gone already, its end is told by its exit. */
  #send(message: ToEngine): void {
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }

  /** What cannot be counted is not spent: the engine's own words stand then. */
  async #reserve(call: number, tokens: number): Promise<void> {
    const isAllowed = (await this.#budget?.reserve(tokens).catch(() => false)) ?? false
    this.#send({ type: 'reserved', call, isAllowed })
  }

  #hear(message: FromEngine): void {
    if (message.type === 'ready') this.#ready.resolve(message.concepts)
    else if (message.type === 'reserve') void this.#reserve(message.call, message.tokens)
    // What cannot be counted now stays set aside.
    else if (message.type === 'settle')
      this.#budget?.settle(message.reserved, message.used).catch(() => undefined)
    else if (message.type === 'failed' && message.task === undefined)
      this.end(new EngineBroken(message.message, { cause: toError(message) }))
    else if (this.#task !== undefined && this.#task.number === message.task) hearOf(this.#task, message)
  }
}

type OfTask = Exclude<FromEngine, { type: 'ready' | 'reserve' | 'settle' }>

function hearOf(task: Task, message: OfTask): void {
  const { watch, settle } = task
  if (message.type === 'sources') show(task, () => watch.onSources?.(message.found))
  else if (message.type === 'sentence') show(task, () => watch.onSentence?.(message.sentence))
  else if (message.type === 'failed') settle.reject(toError(message))
  else settle.resolve(message)
}

/** What goes wrong with showing fails the question when the process is free again, not before. */
function show({ shown }: Task, tell: () => Promise<void> | void): void {
  const telling = (async () => tell())()
  telling.catch(() => undefined)
  shown.push(telling)
}

function toError({ message, stack }: { message: string; stack: string }): Error {
  return Object.assign(new Error(message), { stack })
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {
    // Some systems forbid it; then all have the same.
  }
}

/** The module by which an installation's own processes are started. */
export const engineProcess = new URL('engine-process.ts', import.meta.url)
