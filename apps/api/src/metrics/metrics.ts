import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const secondsOfCalls = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90]
const secondsOfJobs = [0.1, 1, 10, 60, 300, 900, 3_600]

/**
 * What is counted while the server works, in the text form of Prometheus. Every label has few values that are known from the start (operations
 * of the contract, agents, jobs, limits): never an id, an address or what somebody typed.
 */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  // Processor, memory, garbage collection, delay of the event loop, open files.
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    ...createCallMetrics(registers),
    ...createEngineMetrics(registers),
    ...createWorkMetrics(registers),
  }
}

function createCallMetrics(registers: Registry[]) {
  return {
    calls: new Counter({
      name: 'auscult_http_requests_total',
      help: 'Requests answered, by operation of the contract and class of the status.',
      labelNames: ['operation', 'status'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'auscult_http_request_duration_seconds',
      help: 'From the head of a request to the end of its answer; of a stream to its last event.',
      labelNames: ['operation'],
      buckets: secondsOfCalls,
      registers,
    }),
  }
}

function createEngineMetrics(registers: Registry[]) {
  return {
    questions: new Counter({
      name: 'auscult_engine_questions_total',
      help: 'Questions the engine was asked, by agent and what came of them; watched questions included.',
      labelNames: ['agent', 'outcome'],
      registers,
    }),
    questionSeconds: new Histogram({
      name: 'auscult_engine_question_duration_seconds',
      help: 'How long the engine worked on a question that it answered or refused.',
      labelNames: ['agent'],
      buckets: secondsOfCalls,
      registers,
    }),
    workers: new Gauge({
      name: 'auscult_engine_workers',
      help: 'How many questions can be answered at once.',
      registers,
    }),
    busyWorkers: new Gauge({
      name: 'auscult_engine_workers_busy',
      help: 'How many of them are at work.',
      registers,
    }),
    waitingQuestions: new Gauge({
      name: 'auscult_engine_questions_waiting',
      help: 'Questions that wait for their turn.',
      registers,
    }),
    waitSeconds: new Histogram({
      name: 'auscult_engine_wait_duration_seconds',
      help: 'How long a question that got its turn waited for it.',
      buckets: secondsOfCalls,
      registers,
    }),
    turnedAway: new Counter({
      name: 'auscult_engine_questions_turned_away_total',
      help: 'Questions not let in, because their asker (user) or the server had too many.',
      labelNames: ['reason'],
      registers,
    }),
  }
}

function createWorkMetrics(registers: Registry[]) {
  return {
    jobs: new Counter({
      name: 'auscult_jobs_total',
      help: 'Runs of recurring work, by what came of them.',
      labelNames: ['job', 'result'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'auscult_job_duration_seconds',
      help: 'How long a run of recurring work took.',
      labelNames: ['job'],
      buckets: secondsOfJobs,
      registers,
    }),
    jobSucceededAt: new Gauge({
      name: 'auscult_job_last_success_timestamp_seconds',
      help: 'When this server last did a piece of recurring work; of several servers one does it each time.',
      labelNames: ['job'],
      registers,
    }),
    storageCalls: new Counter({
      name: 'auscult_storage_calls_total',
      help: 'Files put, read and deleted, by result.',
      labelNames: ['action', 'result'],
      registers,
    }),
    limitsHit: new Counter({
      name: 'auscult_limits_hit_total',
      help: 'Calls and tokens refused because a limit was full, by limit.',
      labelNames: ['limit'],
      registers,
    }),
  }
}
