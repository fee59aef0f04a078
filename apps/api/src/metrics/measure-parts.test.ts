import { EngineBroken, EngineTooSlow, type Engine } from '@auscult/evidence/engine/engine.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CallerGone } from '../http/errors.ts'
import { createQuestionQueue } from '../features/ai/question-queue.ts'
import type { Job } from '../parts/jobs/jobs.ts'
import { openFolderStorage } from '../parts/storage/folder-storage.ts'
import { measureEngine, measureJobs, measureQueue, measureStorage } from './measure-parts.ts'
import { createMetrics } from './metrics.ts'

const question = { question: 'Does aspirin help after a stroke?', agent: 'clinical' } as const

function engineThat(answer: Engine['answer']): Engine {
  return {
    atOnce: 3,
    concepts: 0,
    answer,
    restate: async (typed) => typed,
    findTools: async () => [],
    isUp: () => true,
    close: async () => undefined,
  }
}

async function valuesOf(metric: { get(): Promise<{ values: { value: number; labels: object }[] }> }) {
  return (await metric.get()).values.map(({ value, labels }) => ({ ...labels, value }))
}

test.each([
  ['timed-out', new EngineTooSlow(10_000), undefined],
  ['timed-out', new Error('given up'), new DOMException('late', 'TimeoutError')],
  ['cancelled', new CallerGone(), new CallerGone()],
  ['broken', new EngineBroken('it ended'), undefined],
  ['failed', new Error('anything else'), undefined],
])(
  'a question that is not answered counts as %s, and its place is free again',
  async (outcome, error, reason) => {
    const metrics = createMetrics()
    const caller = new AbortController()
    const engine = measureEngine(
      engineThat(async () => {
        expect(await valuesOf(metrics.busyWorkers)).toEqual([{ value: 1 }])
        if (reason !== undefined) caller.abort(reason)
        throw error
      }),
      metrics,
    )

    await expect(engine.answer(question, caller.signal)).rejects.toBe(error)

    expect(await valuesOf(metrics.questions)).toEqual([{ agent: 'clinical', outcome, value: 1 }])
    expect(await valuesOf(metrics.busyWorkers)).toEqual([{ value: 0 }])
    expect(await valuesOf(metrics.workers)).toEqual([{ value: 3 }])
  },
)

test('who waits for a turn is counted while they wait, and who is turned away by why', async () => {
  const metrics = createMetrics()
  const limits = { atOncePerUser: 1, atOnce: 1, waitingPerUser: 1, waiting: 10, longestWaitMs: 60_000 }
  const queue = measureQueue(createQuestionQueue(limits), metrics)
  const { signal } = new AbortController()
  const leave = await queue.enter('ada', signal)
  const second = queue.enter('ada', signal)
  await expect(queue.enter('ada', signal)).rejects.toThrow()

  const whileOneWaits = await valuesOf(metrics.waitingQuestions)
  leave()
  const leaveSecond = await second
  leaveSecond()

  expect(whileOneWaits).toEqual([{ value: 1 }])
  expect(await valuesOf(metrics.waitingQuestions)).toEqual([{ value: 0 }])
  expect(await valuesOf(metrics.turnedAway)).toEqual([{ reason: 'user', value: 1 }])
})

test('a job is counted by what came of it', async () => {
  const metrics = createMetrics()
  const given: Job[] = []
  const jobs = measureJobs(
    { start: async (all) => void given.push(...all), stop: async () => undefined },
    metrics,
  )
  let isBroken = false
  async function run() {
    if (isBroken) throw new Error('broken')
  }
  await jobs.start([{ name: 'tidy', schedule: '* * * * *', run }])

  await given[0]?.run()
  isBroken = true
  await expect(given[0]?.run()).rejects.toThrow('broken')

  expect(await valuesOf(metrics.jobs)).toEqual([
    { job: 'tidy', result: 'done', value: 1 },
    { job: 'tidy', result: 'failed', value: 1 },
  ])
  expect(await valuesOf(metrics.jobSucceededAt)).toMatchObject([{ job: 'tidy' }])
})

test('a file that could not be read is a failure of the storage, and the storage says so of itself', async () => {
  const metrics = createMetrics()
  const folder = await mkdtemp(join(tmpdir(), 'auscult-measured-'))
  const storage = measureStorage(await openFolderStorage(folder), metrics)
  await storage.put('pictures/one', Buffer.from('bytes'), 'image/png')
  const wasUp = await storage.isUp()
  await rm(folder, { recursive: true })

  await expect(storage.put('../out', Buffer.from(''), 'image/png')).rejects.toThrow(RangeError)
  await expect(storage.put('pictures/two', Buffer.from(''), 'image/png')).rejects.toThrow()

  expect(wasUp).toBe(true)
  expect(await valuesOf(metrics.storageCalls)).toEqual([
    { action: 'put', result: 'done', value: 1 },
    { action: 'put', result: 'failed', value: 2 },
  ])
})
