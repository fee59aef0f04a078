import { type Feedback, giveFeedback } from '@auscult/contract/ai/history.ts'
import { getQuestion, listQuestions, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepQuestion, startQuestion } from './keep-question.steps.ts'

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

const question = 'Is metformin safe in pregnancy?'

const open = (questionId: string, token: string | undefined = owner.token) =>
  app.call(getQuestion, { params: { questionId }, token })

const Page = z.object({ data: z.array(PreviousQuestion) })

test('a stored answer is given to its asker as the list has it, with what was said of it', async () => {
  const id = await keepQuestion(app, owner, { question })
  const said: Feedback = { verdict: 'wrong', reason: 'misread', comment: 'Another drug.' }
  await app.call(giveFeedback, { params: { questionId: id }, body: said, token: owner.token })

  const { status, body } = await open(id)

  const listed = await app.call(listQuestions, { query: {}, token: owner.token })
  expect(status).toBe(200)
  expect(PreviousQuestion.parse(body)).toEqual(Page.parse(listed.body).data[0])
  expect(body).toMatchObject({ _id: id, question, feedback: said })
})

test("somebody else's is told apart from none by nobody, and one being answered is none yet", async () => {
  const id = await keepQuestion(app, owner, { question })
  const pending = await startQuestion(app, owner, question)

  const answers = [await open(id, stranger.token), await open(v7(), stranger.token), await open(pending)]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test('it is shown to nobody who is not signed in, and an id that is none is refused', async () => {
  const id = await keepQuestion(app, owner, { question })

  const stranded = await app.call(getQuestion, { params: { questionId: id } })
  const { status } = await open('not-an-id')

  expect(stranded.status).toBe(401)
  expect(status).toBe(400)
})
