import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteQuestion } from '@auscult/contract/ai/history.ts'
import {
  type AskBody,
  askQuestion,
  IdentifiedAnswer,
  listQuestions,
  PreviousQuestion,
} from '@auscult/contract/ai/questions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../parts/evidence.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

let folder: string
let evidence: EvidencePart
let app: TestApp
let person: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-follow-up-'))
  evidence = await openStarterEvidence(folder)
  app = await startTestApp({ parts: { evidence } })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  person = await addPerson(app)
})

function send(query: string, body: Partial<AskBody> = {}, asking = person) {
  return app.call(askQuestion, { body: { query, type: 'clinical', ...body }, token: asking.token })
}

async function ask(query: string, body: Partial<AskBody> = {}) {
  const answer = IdentifiedAnswer.parse((await send(query, body)).body)
  return { id: answer._id ?? '', response: answer.responseData }
}

describe('a follow-up', () => {
  test('is answered as what it asks together with the question before, however few its words', async () => {
    const { id } = await ask(question)

    const { response } = await ask('what about empagliflozin?', { followUp: { questionId: id } })

    expect(response.standalone).toBe(
      'Does empagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?',
    )
    expect(response.understood?.intervention).toEqual(['empagliflozin'])
  })

  test('follows what the one before it was restated to', async () => {
    const first = await ask(question)
    const second = await ask('what about empagliflozin?', { followUp: { questionId: first.id } })

    const third = await ask('side effects?', { followUp: { questionId: second.id } })

    expect(third.response.standalone).toBe(
      'What are the side effects of empagliflozin in heart failure with reduced ejection fraction?',
    )
  })

  test('stands in the history as typed, with what it was restated to', async () => {
    const { id } = await ask(question)
    await ask('what about empagliflozin?', { followUp: { questionId: id } })

    const { body } = await app.call(listQuestions, { token: person.token })

    const [newest] = z.array(PreviousQuestion).parse(body['data'])
    expect(newest?.question).toBe('what about empagliflozin?')
    expect(newest?.query.standalone).toMatch(/^Does empagliflozin/u)
  })

  test('that stands alone is taken as it is', async () => {
    const { id } = await ask(question)

    const { response } = await ask('Does apixaban prevent stroke in atrial fibrillation?', {
      followUp: { questionId: id },
    })

    expect(response.standalone).toBeNull()
  })

  test('that says nothing is still too short', async () => {
    const { id } = await ask(question)

    expect(await send('why?', { followUp: { questionId: id } })).toMatchObject({ status: 400 })
  })

  test("to a stranger's question finds none", async () => {
    const { id } = await ask(question)
    const stranger = await addPerson(app)

    const answer = await send('and in children?', { followUp: { questionId: id } }, stranger)

    expect(answer).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('no such question') },
    })
  })

  test('to a question that was refused or deleted finds none', async () => {
    const refused = await ask('Does metformin help in multiple sclerosis?')
    const gone = await ask(question)
    await app.call(deleteQuestion, { params: { questionId: gone.id }, token: person.token })

    const answers = await Promise.all(
      [refused.id, gone.id].map((questionId) => send('and in children?', { followUp: { questionId } })),
    )

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  test.each([{ questionId: '1' }, { questionId: null }, {}, 'x'])(
    'to %j is no question',
    async (followUp) => {
      const answer = await app.call(askQuestion, {
        body: { query: 'and in children?', type: 'clinical', followUp },
        token: person.token,
      })

      expect(answer.status).toBe(400)
    },
  )
})

test('a question read differently by its asker is answered as they read it', async () => {
  const { response } = await ask('Does apixaban prevent stroke in atrial fibrillation?', {
    understoodAs: { intervention: ['rivaroxaban'] },
  })

  expect(response.understood?.intervention).toEqual(['rivaroxaban'])
})
