import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import type { Engine } from '@auscult/evidence/engine/engine.ts'
import { pino } from 'pino'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { users } from '../../parts/db/users.ts'
import { CallerGone } from '../../http/errors.ts'
import type { DatabasePart } from '../../parts/db/database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { type AskCall, type AskDeps, askQuestion } from './ask-question.ts'
import { remainingQuestions } from './quota.ts'
import { countSettledQuestions } from './history-store.ts'
import { refundAbandoned, reserveQuestion } from './store.ts'
import { createQuestionQueue } from './question-queue.ts'

const limit = 3
const now = new Date('2026-11-20T12:00:00.000Z')
const query = 'Does dapagliflozin reduce hospitalisation in heart failure?'

let database: DatabasePart
let userId: string

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  userId = v7()
  const agreed = {
    emailVerifiedAt: now,
    termsAcceptedAt: now,
    privacyAcceptedAt: now,
    createdAt: now,
    wantsPromotion: false,
  }
  await database.db
    .insert(users)
    .values({ id: userId, name: 'Ada Byron', email: `${userId}@example.org`, passwordHash: '-', ...agreed })
})

/** An answer as the engine gives it; the fields that decide what a question costs can be changed. */
function makeResponse(changes: Partial<ClinicalResponse> = {}): ClinicalResponse {
  return {
    status_code: 200,
    message: '',
    clinical_recommendation: 'Something is known.',
    evidence: [],
    sentences: [],
    notice: null,
    safety: [],
    understood: null,
    nearest: [],
    withdrawn: [],
    mustNotMiss: null,
    tools: [],
    summary: null,
    nextQuestions: [],
    broader: [],
    readings: [],
    standalone: null,
    prose: { by: 'engine', model: null, tokens: null, fallback: null },
    engine: { version: '1', weightsVersion: '1', candidates: 0, tookMs: 1, confidence: null },
    ...changes,
  }
}

function makeDeps(answer: Engine['answer'], changes: Partial<AskDeps> = {}): AskDeps {
  return {
    db: database.db,
    clock: () => now,
    line: createQuestionQueue({
      atOncePerUser: 2,
      atOnce: 20,
      waitingPerUser: 50,
      waiting: 200,
      longestWaitMs: 60_000,
    }),
    questionsPerMonth: limit,
    engine: { answer, restate: async (typed) => typed },
    corpusSize: () => null,
    ...changes,
  }
}

function makeCall(changes: { query?: string; signal?: AbortSignal } = {}): AskCall {
  return {
    user: { id: userId, sessionId: v7(), type: 'Dr', status: 'Pending', isOperator: false },
    body: { query: changes.query ?? query, type: 'clinical' },
    signal: changes.signal ?? new AbortController().signal,
    log: pino({ level: 'silent' }),
  }
}

const remaining = () => remainingQuestions(database.db, userId, now, limit)
const made = (responseData: ClinicalResponse) => ({
  answered: { agentType: 'clinical' as const, responseData },
  record: null,
})
const answered: Engine['answer'] = async () => made(makeResponse())
const written: Engine['answer'] = async (_asked, _signal, watch) => {
  watch?.onSentence?.({ role: 'lead', text: 'It does.', citations: [] })
  return made(makeResponse())
}
/** An engine that notices nothing, not even that the person has left. */
const never: Engine['answer'] = () => new Promise(() => undefined)

describe('what a question costs', () => {
  test('an answered question costs one', async () => {
    await askQuestion(makeDeps(answered), makeCall())

    expect(await remaining()).toBe(limit - 1)
  })

  test('one whose first written sentence was read costs one, also where the person then leaves', async () => {
    const caller = new AbortController()
    const deps = makeDeps((_asked, _signal, watch) => {
      watch?.onSentence?.({ role: 'lead', text: 'It does.', citations: [] })
      caller.abort(new CallerGone())
      return new Promise(() => undefined)
    })

    const asking = askQuestion(deps, makeCall({ signal: caller.signal }), { onSentence: () => undefined })

    await expect(asking).rejects.toThrow(/cancelled/u)
    expect(await remaining()).toBe(limit - 1)
    expect(await refundAbandoned(database.db, new Date(now.getTime() + 1))).toBe(0)
  })

  test('one that was read and made before the person left is kept', async () => {
    const caller = new AbortController()
    // The person leaves at the moment the answer is there.
    const line = { enter: async () => () => caller.abort(new CallerGone()) }

    await askQuestion(makeDeps(written, { line }), makeCall({ signal: caller.signal }), {
      onSentence: () => undefined,
    })

    expect(await remaining()).toBe(limit - 1)
    expect(await countSettledQuestions(database.db, { userId, words: [] })).toBe(1)
  })

  test('a refused question costs nothing and is kept with its nearest evidence', async () => {
    await askQuestion(
      makeDeps(async () => made(makeResponse({ clinical_recommendation: '' }))),
      makeCall(),
    )

    expect(await remaining()).toBe(limit)
    expect(await countSettledQuestions(database.db, { userId, words: [] })).toBe(1)
  })

  test('a question that is not clinical costs nothing and is not kept', async () => {
    const notClinical = makeResponse({ status_code: 202, message: 'Please ask a clinical question.' })

    const { _id: id, responseData } = await askQuestion(
      makeDeps(async () => made(notClinical)),
      makeCall(),
    )

    expect(id).toBeNull()
    expect(responseData.message).toBe('Please ask a clinical question.')
    expect(await remaining()).toBe(limit)
    expect(await countSettledQuestions(database.db, { userId, words: [] })).toBe(0)
  })

  test('a question whose answer fails costs nothing', async () => {
    const failing = makeDeps(async () => {
      throw new Error('the engine broke')
    })

    await expect(askQuestion(failing, makeCall())).rejects.toThrow('the engine broke')

    expect(await remaining()).toBe(limit)
  })

  test('a cancelled question costs nothing, even when the engine does not notice', async () => {
    const controller = new AbortController()
    const deps = makeDeps(never)
    const asked = askQuestion(deps, makeCall({ signal: controller.signal }))
    await vi.waitFor(async () => expect(await remaining()).toBe(limit - 1))

    controller.abort(new Error('the caller hung up'))

    await expect(asked).rejects.toThrow('Request was cancelled')
    expect(await remaining()).toBe(limit)
  })

  test('a question cancelled while it waits for its turn costs nothing', async () => {
    const controller = new AbortController()
    const deps = makeDeps(never)
    for (const _ of [1, 2]) askQuestion(deps, makeCall({ signal: controller.signal })).catch(() => undefined)
    await vi.waitFor(async () => expect(await remaining()).toBe(limit - 2))
    const third = askQuestion(deps, makeCall({ signal: controller.signal }))

    controller.abort()

    await expect(third).rejects.toThrow('Request was cancelled')
    await vi.waitFor(async () => expect(await remaining()).toBe(limit))
  })

  test('a question that a crash cut off is given back once, and others are left alone', async () => {
    await askQuestion(makeDeps(answered), makeCall())
    const askedAt = now
    for (const id of [v7(), v7()]) {
      await reserveQuestion(
        database.db,
        { id, userId, agent: 'clinical', question: query, askedAt, month: '2026-11' },
        limit,
      )
    }

    const later = new Date(now.getTime() + 1)
    const given = [await refundAbandoned(database.db, later), await refundAbandoned(database.db, later)]

    expect(given).toEqual([2, 0])
    expect(await remaining()).toBe(limit - 1)
    expect(await countSettledQuestions(database.db, { userId, words: [] })).toBe(1)
  })
})

describe('the limit of the month', () => {
  test('holds against fifty questions at once: ten answers and forty clear refusals', async () => {
    const deps = makeDeps(answered, { questionsPerMonth: 10 })

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => askQuestion(deps, makeCall())))

    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(reasons).toHaveLength(40)
    expect(new Set(reasons.map(({ message }) => message))).toEqual(new Set(['Monthly limit reached']))
    expect(reasons[0]).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 10.5 * 86_400 })
    expect(await remainingQuestions(database.db, userId, now, 10)).toBe(0)
    expect(await countSettledQuestions(database.db, { userId, words: [] })).toBe(10)
  })

  test('is full again when the month ends in UTC', async () => {
    const deps = makeDeps(answered, { questionsPerMonth: 1 })
    await askQuestion(deps, makeCall())

    const nextMonth = new Date('2026-12-01T00:00:00.000Z')
    const inDecember = askQuestion({ ...deps, clock: () => nextMonth }, makeCall())

    await expect(inDecember).resolves.toMatchObject({ agentType: 'clinical' })
    await expect(askQuestion(deps, makeCall())).rejects.toThrow('Monthly limit reached')
  })

  test('a question given back can be asked again', async () => {
    const deps = makeDeps(answered, { questionsPerMonth: 1 })
    const failing = { ...deps, engine: { ...deps.engine, answer: () => Promise.reject(new Error('broken')) } }
    await askQuestion(failing, makeCall()).catch(() => undefined)

    await expect(askQuestion(deps, makeCall())).resolves.toMatchObject({ agentType: 'clinical' })
  })
})

describe('the number of words', () => {
  test.each([
    ['  \n\t ', 'Please type a question first.'],
    ['heart failure treatment', 'Please ask in at least 4 words; this question has 3.'],
    ['heart\u00A0failure\ttreatment  ', 'Please ask in at least 4 words; this question has 3.'],
    ['word '.repeat(101), 'A question has at most 100 words; this one has 101.'],
  ])('is checked before anything is counted: %j', async (asked, message) => {
    const answer = vi.fn<Engine['answer']>(answered)

    const refused = askQuestion(makeDeps(answer), makeCall({ query: asked }))

    await expect(refused).rejects.toMatchObject({ code: 'bad-request', message })
    expect(answer).not.toHaveBeenCalled()
    expect(await remaining()).toBe(limit)
  })

  test.each(['heart failure drug treatment', 'word '.repeat(100)])(
    'lets a person ask with 4 and with 100 words',
    async (asked) => {
      await expect(askQuestion(makeDeps(answered), makeCall({ query: asked }))).resolves.toBeDefined()
    },
  )
})
