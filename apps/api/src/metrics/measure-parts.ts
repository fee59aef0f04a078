import { type Engine, EngineBroken, EngineTooSlow } from '@auscult/evidence/engine/engine.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { QueueFull, type QuestionQueue } from '../features/ai/question-queue.ts'
import { isRefusal } from '../features/ai/refusal.ts'
import type { Counters } from '../parts/counters/counters.ts'
import type { Jobs } from '../parts/jobs/jobs.ts'
import type { Parts } from '../parts/parts.ts'
import type { Storage } from '../parts/storage/storage.ts'
import type { Metrics } from './metrics.ts'

/** The same parts, with what they do counted: they and those who use them know nothing of it. */
export function measureParts(parts: Parts, metrics: Metrics): Parts {
  return {
    ...parts,
    counters: measureCounters(parts.counters, metrics),
    engine: measureEngine(parts.engine, metrics),
    jobs: measureJobs(parts.jobs, metrics),
    storage: measureStorage(parts.storage, metrics),
  }
}

export function measureEngine(engine: Engine, metrics: Metrics): Engine {
  metrics.workers.set(engine.atOnce)

  async function atWork<Result>(work: () => Promise<Result>): Promise<Result> {
    metrics.busyWorkers.inc()
    try {
      return await work()
    } finally {
      metrics.busyWorkers.dec()
    }
  }

  return {
    get atOnce() {
      return engine.atOnce
    },
    get concepts() {
      return engine.concepts
    },
    async answer(asked, signal, watch) {
      const { agent } = asked
      const stopClock = metrics.questionSeconds.startTimer({ agent })
      try {
        const answer = await atWork(() => engine.answer(asked, signal, watch))
        stopClock()
        metrics.questions.inc({ agent, outcome: outcomeOf(answer.answered) })
        return answer
      } catch (error) {
        metrics.questions.inc({ agent, outcome: outcomeOfFailure(error, signal) })
        throw error
      }
    },
    restate: (...asked) => atWork(() => engine.restate(...asked)),
    findTools: (...asked) => atWork(() => engine.findTools(...asked)),
    isUp: () => engine.isUp(),
    close: () => engine.close(),
  }
}

function outcomeOf(answered: AnsweredQuestion): string {
  if (answered.responseData.status_code === 202) return 'message'
  return isRefusal(answered) ? 'refused' : 'answered'
}

function outcomeOfFailure(error: unknown, signal: AbortSignal): string {
  if (error instanceof EngineTooSlow) return 'timed-out'
  if (signal.aborted) return isTimeout(signal.reason) ? 'timed-out' : 'cancelled'
  return error instanceof EngineBroken ? 'broken' : 'failed'
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

export function measureQueue(queue: QuestionQueue, metrics: Metrics): QuestionQueue {
  return {
    async enter(userId, signal) {
      metrics.waitingQuestions.inc()
      const stopClock = metrics.waitSeconds.startTimer()
      try {
        const leave = await queue.enter(userId, signal)
        stopClock()
        return leave
      } catch (error) {
        if (error instanceof QueueFull) metrics.turnedAway.inc({ reason: error.reason })
        throw error
      } finally {
        metrics.waitingQuestions.dec()
      }
    },
  }
}

export function measureJobs(jobs: Jobs, metrics: Metrics): Jobs {
  return {
    start: (all) =>
      jobs.start(
        all.map((job) => ({
          ...job,
          async run() {
            const stopClock = metrics.jobSeconds.startTimer({ job: job.name })
            try {
              await job.run()
              metrics.jobs.inc({ job: job.name, result: 'done' })
              metrics.jobSucceededAt.setToCurrentTime({ job: job.name })
            } catch (error) {
              metrics.jobs.inc({ job: job.name, result: 'failed' })
              throw error
            } finally {
              stopClock()
            }
          },
        })),
      ),
    stop: () => jobs.stop(),
  }
}

export function measureStorage(storage: Storage, metrics: Metrics): Storage {
  async function counted<Result>(action: string, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      metrics.storageCalls.inc({ action, result: 'done' })
      return result
    } catch (error) {
      metrics.storageCalls.inc({ action, result: 'failed' })
      throw error
    }
  }

  return {
    put: (...file) => counted('put', () => storage.put(...file)),
    read: (key) => counted('read', () => storage.read(key)),
    delete: (key) => counted('delete', () => storage.delete(key)),
    isUp: () => storage.isUp(),
    close: () => storage.close(),
  }
}

function measureCounters(counters: Counters, metrics: Metrics): Counters {
  return {
    async take(count, ...rest) {
      const taken = await counters.take(count, ...rest)
      if (!taken.isAllowed) metrics.limitsHit.inc({ limit: count.name })
      return taken
    },
    putBack: (...taken) => counters.putBack(...taken),
    isUp: () => counters.isUp(),
    close: () => counters.close(),
  }
}
