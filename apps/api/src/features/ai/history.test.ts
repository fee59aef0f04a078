import { deleteQuestion, deleteQuestions, type Feedback, giveFeedback } from '@auscult/contract/ai/history.ts'
import { listQuestions, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readNaughtyStrings } from '../../testing/naughty-strings.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { commandsOf } from '../../testing/run-command.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepQuestion } from './keep-question.steps.ts'
import { mostRefusals, reserveQuestion } from './store.ts'

let app: TestApp
let owner: Person
let stranger: Person

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.reset()
  owner = await addPerson(app)
  stranger = await addPerson(app)
})

const keep = (question: string, standalone: string | null = null, person = owner) =>
  keepQuestion(app, person, { question, standalone })

const Page = z.object({ data: z.array(PreviousQuestion), total: z.number(), hasMore: z.boolean() })

async function list(q = '', person = owner) {
  return Page.parse((await app.call(listQuestions, { query: { q }, token: person.token })).body)
}

const asked = async (q: string) => (await list(q)).data.map(({ question }) => question)

const remove = (questionId: string, person = owner) =>
  app.call(deleteQuestion, { params: { questionId }, token: person.token })

const left = async () => (await app.call(getIdentity, { token: owner.token })).body['data']

const operate = commandsOf(() => app)
const readByOperator = () => operate({ name: 'feedback', most: 10 })

test('of the refusals of one person the newest are kept, and nobody else loses any', async () => {
  await keep('Is metformin safe in pregnancy?', null, stranger)
  for (let nth = 0; nth <= mostRefusals; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are asked
    await keep(`Is drug${nth}x safe?`)
  }

  expect((await list()).total).toBe(mostRefusals)
  expect(await asked('drug0x')).toEqual([])
  expect((await list('', stranger)).total).toBe(1)
})

describe('a search of previous questions', () => {
  test('finds each word anywhere, whatever its case and accents', async () => {
    await keep('Apixabán en la fibrilación auricular')
    await keep('Warfarin in atrial fibrillation')

    expect(await asked('FIBRILACION apixaban')).toEqual(['Apixabán en la fibrilación auricular'])
    expect(await asked('fibril')).toHaveLength(2)
    expect(await asked('apixaban warfarin')).toEqual([])
  })

  test('finds a follow-up by what it was restated to', async () => {
    await keep('and in pregnancy?', 'Is metformin safe in type 2 diabetes in pregnancy?')

    expect(await asked('metformin')).toEqual(['and in pregnancy?'])
  })

  test('counts what it found, and takes signs of patterns as they are typed', async () => {
    await keep('Is 100% oxygen harmful after cardiac arrest?')
    await keep('Is oxygen harmful after stroke?')

    const found = await list('100%')

    expect(found).toMatchObject({ total: 1, hasMore: false })
    expect(await asked('_')).toEqual([])
  })

  test('never finds a question of somebody else', async () => {
    await keep('Is metformin safe in pregnancy?', null, stranger)

    expect(await list('metformin')).toEqual({ data: [], total: 0, hasMore: false })
  })

  test('stays whole for whatever is looked for', async () => {
    const { own, listed } = readNaughtyStrings()
    const sent = [...own, ...listed].filter((each) => each.isWellFormed() && each.length < 2_000)

    const statuses = []
    for (const q of sent)
      statuses.push((await app.call(listQuestions, { query: { q }, token: owner.token })).status)

    expect(new Set(statuses)).toEqual(new Set([200, 400]))
  })
})

describe('deleting', () => {
  test('takes one own question away, and not from the month', async () => {
    const id = await keep('Is metformin safe in pregnancy?')
    await keep('Is insulin safe in pregnancy?')
    const before = await left()

    const answer = await remove(id)

    expect(answer).toMatchObject({ status: 200, body: { deleted: 1 } })
    expect(await asked('')).toEqual(['Is insulin safe in pregnancy?'])
    expect(await left()).toEqual(before)
    expect(await remove(id)).toMatchObject({ status: 404 })
  })

  test('tells a stranger that there is no such question, and leaves it', async () => {
    const id = await keep('Is metformin safe in pregnancy?')

    const answer = await remove(id, stranger)

    expect(answer.status).toBe(404)
    expect((await list()).total).toBe(1)
  })

  test('takes all own questions away and nobody else’s', async () => {
    await keep('Is metformin safe in pregnancy?')
    await keep('Is insulin safe in pregnancy?')
    await keep('Is aspirin safe in pregnancy?', null, stranger)

    const answer = await app.call(deleteQuestions, { token: owner.token })

    expect(answer).toMatchObject({ status: 200, body: { deleted: 2 } })
    expect((await list()).total).toBe(0)
    expect((await list('', stranger)).total).toBe(1)
  })

  test('leaves a question alone that is being answered, so that it can still be given back', async () => {
    const id = v7()
    const pending = {
      id,
      userId: owner.id,
      agent: 'clinical',
      question: 'Pending?',
      month: '2026-11',
    } as const
    await reserveQuestion(app.parts.database.db, { ...pending, askedAt: app.clock.now() }, 10)

    expect((await remove(id)).status).toBe(404)
    expect((await app.call(deleteQuestions, { token: owner.token })).body).toEqual({ deleted: 0 })
  })

  test.each(['1', 'null', '00000000-0000-0000-0000-00000000000g', "'; drop table users; --"])(
    'refuses %j as an id',
    async (id) => {
      expect((await remove(id)).status).toBe(400)
    },
  )
})

describe('feedback', () => {
  const wrong: Feedback = { verdict: 'wrong', reason: 'misread', comment: 'Asked for adults.\nNot children.' }
  const say = (questionId: string, feedback: object = wrong, person = owner) =>
    app.call(giveFeedback, { params: { questionId }, body: { ...feedback }, token: person.token })
  test('is kept with the question and shown with it again', async () => {
    const id = await keep('Is metformin safe in pregnancy?')

    const answer = await say(id)

    expect(answer).toMatchObject({ status: 200, body: wrong })
    expect((await list()).data[0]?.feedback).toEqual(wrong)
  })

  test('said again replaces what was said', async () => {
    const id = await keep('Is metformin safe in pregnancy?')
    await say(id)

    await say(id, { verdict: 'helpful', reason: null, comment: null })

    expect((await list()).data[0]?.feedback).toEqual({ verdict: 'helpful', reason: null, comment: null })
  })

  test('of a stranger finds no such question and changes nothing', async () => {
    const id = await keep('Is metformin safe in pregnancy?')
    await say(id)

    const answer = await say(id, { verdict: 'helpful', reason: null, comment: null }, stranger)

    expect(answer.status).toBe(404)
    expect((await list()).data[0]?.feedback).toEqual(wrong)
  })

  test.each([
    { verdict: 'maybe', reason: null, comment: null },
    { verdict: 'wrong', reason: 'because', comment: null },
    { verdict: 'wrong', reason: null, comment: 'x'.repeat(1_001) },
    { verdict: 'wrong', reason: null, comment: 'a\u0000b' },
    { verdict: 'wrong' },
  ])('is refused when it is none: %j', async (feedback) => {
    const id = await keep('Is metformin safe in pregnancy?')

    expect((await say(id, feedback)).status).toBe(400)
  })

  test('is read by the operator line by line, without names and questions', async () => {
    const id = await keep('Is metformin safe in pregnancy?')
    const empty = await readByOperator()
    await say(id)

    const lines = (await readByOperator()).split('\n')

    expect(empty).toBe('No feedback has been given.')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${id}\twrong\tmisread\t"Asked for adults.\\nNot children."`)
    expect(lines[0]).not.toContain('metformin')
    expect(lines[0]).not.toContain(owner.id)
  })

  test('goes with its question', async () => {
    const id = await keep('Is metformin safe in pregnancy?')
    await say(id)

    await app.call(deleteQuestion, { params: { questionId: id }, token: owner.token })

    expect(await readByOperator()).toBe('No feedback has been given.')
  })
})
