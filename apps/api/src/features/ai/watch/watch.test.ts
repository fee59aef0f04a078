import { deleteQuestion } from '@auscult/contract/ai/history.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import {
  AnswerChange,
  getAnswerChange,
  listWatchedQuestions,
  unwatchQuestion,
  watchLimits,
  WatchedQuestion,
  watchQuestion,
} from '@auscult/contract/ai/watch.ts'
import {
  countNotifications,
  listNotifications,
  Notification,
} from '@auscult/contract/people/notifications.ts'
import type { Engine } from '@auscult/evidence/engine/engine.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addPerson, type Person } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { keepQuestion, startQuestion } from '../keep-question.steps.ts'
import { createQuestionQueue } from '../question-queue.ts'
import { aiQuestions } from '../tables.ts'
import { checkWatched } from './check-watched.ts'

let app: TestApp
let ada: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  imports = 0
  ada = await addPerson(app)
  ben = await addPerson(app)
})
afterAll(() => app.close())

const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'

const watch = ({ token }: Person, questionId: string) =>
  app.call(watchQuestion, { token, body: { questionId } })

async function watchNew(person: Person): Promise<{ questionId: string; watchId: string }> {
  const questionId = await keepQuestion(app, person, { question })
  const { body } = await watch(person, questionId)
  return { questionId, watchId: z.object({ data: z.object({ _id: z.string() }) }).parse(body).data._id }
}

async function list({ token }: Person): Promise<WatchedQuestion[]> {
  const { body } = await app.call(listWatchedQuestions, { token })
  return z.object({ data: z.array(WatchedQuestion) }).parse(body).data
}

const unwatch = ({ token }: Person, watchId: string) =>
  app.call(unwatchQuestion, { token, params: { watchId } })

async function unreadOf({ token }: Person): Promise<number> {
  const { body } = await app.call(countNotifications, { token })
  return z.object({ data: z.object({ unread: z.number() }) }).parse(body).data.unread
}

let imports: number
const asked: Parameters<Engine['answer']>[0][] = []
const failures: unknown[] = []

/** After an import, with an engine that answers as it is told. */
async function check(answer: () => Promise<AnsweredQuestion>): Promise<number> {
  const { clock, database, evidence } = app.parts
  imports += 1
  asked.length = 0
  failures.length = 0
  return checkWatched(
    {
      db: database.db,
      clock,
      notifier: app.notifier,
      imported: async () => imports,
      index: evidence.index,
      statuses: evidence.statuses,
      engine: {
        answer: async (again) => {
          asked.push(again)
          return { answered: await answer(), record: null }
        },
      },
      line: createQuestionQueue({
        atOncePerUser: 2,
        waitingPerUser: 5,
        waiting: 5,
        atOnce: 2,
        longestWaitMs: 60_000,
      }),
      onFailure: (error) => void failures.push(error),
    },
    AbortSignal.timeout(20_000),
  )
}

/** The refusal that was kept, or an answer with a study in it, as a release of this version gives it. */
async function makeAnswer(
  questionId: string,
  { isAnswer, version = '0' }: { isAnswer: boolean; version?: string },
) {
  const { id, response } = aiQuestions
  const [row] = await app.parts.database.db.select({ response }).from(aiQuestions).where(eq(id, questionId))
  const kept = row?.response
  if (kept == null || !('clinical_recommendation' in kept)) throw new Error('no answer')
  const responseData = {
    ...kept,
    engine: { ...kept.engine, version },
    clinical_recommendation: isAnswer ? 'It does.' : '',
  }
  return { agentType: 'clinical', responseData } as const
}

describe('a watched question', () => {
  it('is listed with when it was checked, and can be watched no more', async () => {
    const { questionId, watchId } = await watchNew(ada)
    const again = await watch(ada, questionId)

    expect(again.body).toEqual({ data: { _id: watchId } })
    expect(await list(ada)).toMatchObject([
      { _id: watchId, questionId, question, agentType: 'clinical', checkedAt: null, changes: [] },
    ])
    expect((await unwatch(ada, watchId)).status).toBe(200)
    expect((await unwatch(ada, watchId)).body).toMatchObject({ statusCode: 404, reason: 'watch-not-found' })
    expect(await list(ada)).toEqual([])
  })

  it('is nobody else’s to watch, see or end', async () => {
    const { questionId, watchId } = await watchNew(ada)

    expect((await watch(ben, questionId)).body).toMatchObject({ reason: 'question-not-found' })
    expect((await watch(ben, await startQuestion(app, ben, question))).status).toBe(404)
    expect((await unwatch(ben, watchId)).status).toBe(404)
    expect(await list(ben)).toEqual([])
    expect(await list(ada)).toHaveLength(1)
    expect((await app.call(watchQuestion, { body: { questionId } })).status).toBe(401)
  })

  it('is one of twenty at most, whatever is sent at once', async () => {
    const ids: string[] = []
    // oxlint-disable-next-line no-await-in-loop -- one account is written one after the other
    for (let nth = 0; nth < watchLimits.perPerson + 5; nth += 1)
      ids.push(await keepQuestion(app, ada, { question }))

    const answers = await Promise.all(ids.map((id) => watch(ada, id)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(watchLimits.perPerson)
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ reason: 'too-many-watched' })
  })
})

describe('a check', () => {
  it('asks once after an import, without a language model, and tells nobody where nothing changed', async () => {
    const { questionId } = await watchNew(ada)
    const same = await makeAnswer(questionId, { isAnswer: false })

    expect(await check(async () => same)).toBe(1)
    imports -= 1
    expect(await check(async () => same)).toBe(0)
    expect(await check(async () => same)).toBe(1)

    expect(asked).toMatchObject([{ question, agent: 'clinical', isUnworded: true }])
    expect(await unreadOf(ada)).toBe(0)
    expect((await list(ada))[0]?.checkedAt).not.toBeNull()
  })

  it('tells who watches of an answer where there was none, and shows both', async () => {
    const { questionId, watchId } = await watchNew(ada)
    const answer = await makeAnswer(questionId, { isAnswer: true })

    await check(async () => answer)

    const { body } = await app.call(listNotifications, { token: ada.token })
    const [notice] = z.object({ data: z.array(Notification) }).parse(body).data
    expect(notice).toMatchObject({ kind: 'answer-changed', person: null })
    const params = { changeId: notice?.subjectId ?? '' }
    const change = await app.call(getAnswerChange, { token: ada.token, params })
    expect(z.object({ data: AnswerChange }).parse(change.body).data).toMatchObject({
      watchId,
      questionId,
      differences: [{ kind: 'answered' }],
      before: { responseData: { clinical_recommendation: '' } },
      after: { responseData: { clinical_recommendation: 'It does.' } },
    })
    expect((await app.call(getAnswerChange, { token: ben.token, params })).status).toBe(404)
    expect(await list(ada)).toMatchObject([{ changes: [{ _id: params.changeId }] }])
  })

  it('tells of the same change once', async () => {
    const { questionId } = await watchNew(ada)
    const answer = await makeAnswer(questionId, { isAnswer: true })

    await check(async () => answer)
    await check(async () => answer)

    expect(await unreadOf(ada)).toBe(1)
  })

  it('does not take another release for new evidence', async () => {
    const { questionId } = await watchNew(ada)
    const answer = await makeAnswer(questionId, { isAnswer: true, version: '1' })

    await check(async () => answer)
    expect(await unreadOf(ada)).toBe(0)

    const refusal = await makeAnswer(questionId, { isAnswer: false, version: '1' })
    await check(async () => refusal)
    expect(await unreadOf(ada)).toBe(1)
  })

  it('goes on after a question that fails', async () => {
    await watchNew(ada)
    const { questionId } = await watchNew(ben)
    const answer = await makeAnswer(questionId, { isAnswer: true })

    expect(
      await check(async () => {
        if (asked.length === 1) throw new Error('of the test')
        return answer
      }),
    ).toBe(2)

    expect(failures).toHaveLength(1)
    expect(await unreadOf(ben)).toBe(1)
  })

  it('leaves no notice of a question that was deleted, or is watched no more', async () => {
    const [one, other] = [await watchNew(ada), await watchNew(ada)]
    const answer = await makeAnswer(one.questionId, { isAnswer: true })
    await check(async () => answer)
    expect(await unreadOf(ada)).toBe(2)

    await app.call(deleteQuestion, { token: ada.token, params: { questionId: one.questionId } })
    expect(await unreadOf(ada)).toBe(1)
    await unwatch(ada, other.watchId)
    expect(await unreadOf(ada)).toBe(0)
  })
})
