import { deleteQuestions } from '@auscult/contract/ai/history.ts'
import { listQuestions } from '@auscult/contract/ai/questions.ts'
import { deleteFriend } from '@auscult/contract/people/circle.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { askForOpinion, opinionLimits } from '@auscult/contract/people/second-opinion.ts'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { ada, app, ben, cleo } from '../../testing/doctors.ts'
import { keepRefusal } from '../ai/store.ts'
import {
  ask,
  askBen,
  keepQuestion,
  list,
  look,
  notices,
  question,
  remove,
  reply,
  withColleagues,
} from './opinion.steps.ts'

withColleagues()

describe('a second opinion', () => {
  it('shows the colleague question, answer and sources as they were, though the question is gone', async () => {
    const id = await askBen()
    const { body: asked } = await app.call(listQuestions, { token: ada.token })
    const [own] = z.object({ data: z.array(z.object({ query: z.unknown() })) }).parse(asked).data
    await app.call(deleteQuestions, { token: ada.token })

    const { status, body } = await look(ben, id)

    expect(status).toBe(200)
    expect(body['data']).toMatchObject({
      _id: id,
      kind: 'answer',
      title: question,
      note: 'Would you start it?',
      senderInfo: { _id: ada.id, name: 'Ada Byron' },
      receiverInfo: { _id: ben.id },
      reply: null,
      isOpen: true,
      shared: { kind: 'answer', answered: { agentType: 'clinical', responseData: own?.query } },
    })
    expect(await notices(ben)).toMatchObject([
      { kind: 'opinion-asked', subjectId: id, person: { _id: ada.id } },
    ])
  })

  it('keeps the names under which it was sent, whatever the two are called later', async () => {
    const id = await askBen()
    await app.call(updateProfile, { token: ben.token, body: { userName: 'Other Person' } })

    expect((await look(ada, id)).body['data']).toMatchObject({ receiverInfo: { name: 'Ben Kidd' } })
    expect(await list(ada, 'sent')).toMatchObject({ data: [{ receiverInfo: { name: 'Ben Kidd' } }] })
  })

  it('is answered in a line, once, which the asker finds', async () => {
    const id = await askBen()

    const first = await reply(ben, id)
    const second = await reply(ben, id, 'On the other hand ...')

    expect(first.status).toBe(200)
    expect(second.status).toBe(404)
    expect(await list(ada, 'sent')).toMatchObject({
      data: [{ _id: id, kind: 'answer', title: question, reply: 'Yes, and I would check the potassium.' }],
      total: 1,
      hasMore: false,
    })
    expect(await notices(ada)).toMatchObject([{ kind: 'opinion-answered', subjectId: id }])
  })

  it('is seen, answered and deleted by the two alone', async () => {
    const id = await askBen()

    expect((await look(cleo, id)).status).toBe(404)
    expect((await reply(cleo, id)).status).toBe(404)
    expect((await reply(ada, id)).status).toBe(404)
    expect((await remove(cleo, id)).body).toMatchObject({ statusCode: 404, reason: 'opinion-not-found' })
    expect(await list(cleo, 'received')).toMatchObject({ data: [], total: 0 })
    expect(await list(ada, 'received')).toMatchObject({ data: [] })
    expect(await list(ben, 'received')).toMatchObject({ total: 1 })
  })

  it('goes for both when either deletes it, with what was told of it', async () => {
    const id = await askBen()
    await reply(ben, id)

    expect((await remove(ben, id)).status).toBe(200)
    expect((await look(ada, id)).status).toBe(404)
    expect(await notices(ada)).toEqual([])
  })
})

describe('nobody is asked', () => {
  it('who is not of the circle, or not any more', async () => {
    const id = await keepQuestion()

    expect((await ask(ada, id, cleo)).body).toMatchObject({ statusCode: 404, reason: 'person-not-found' })
    await app.call(deleteFriend, { token: ada.token, params: { friendId: ben.id } })
    expect((await ask(ada, id, ben)).status).toBe(404)
    expect((await ask(ada, id, ada)).status).toBe(404)
  })

  it('about the question of somebody else, or one without an answer', async () => {
    const id = await keepQuestion()

    expect((await ask(ben, id, ada)).body).toMatchObject({ statusCode: 404, reason: 'question-not-found' })
    expect((await ask(ada, await keepQuestion(question, keepRefusal), ben)).status).toBe(404)
    expect((await ask(ada, crypto.randomUUID(), ben)).status).toBe(404)
  })

  test.each([
    'Mrs Smith, born 12.03.1951, asked me this.',
    'Patient is Kowalski, 71M',
    'Sanna Mäkelä, 82, from ward 3',
    'J. Doe room 4',
    'Would you anticoagulate Niamh Byrne?',
    'her name is anjali sharma, AF',
    'john smith, 45',
    'lives at 12 Oak Street',
    'The mayor of Cork, 71, admitted yesterday',
    'MRN 4711 0815, what do you think?',
    'call me about her: +353 85 123 4567',
  ])('with a note that could identify a patient: %s', async (note) => {
    const { status, body } = await ask(ada, await keepQuestion(), ben, note)

    expect(status).toBe(400)
    expect(body).toMatchObject({ reason: 'identifies-patient', found: expect.any(String) })
    expect(note).toContain(body['found'])
  })

  it('with a name before an age, which is named, and not with a diagnosis there', async () => {
    const id = await keepQuestion()

    expect((await ask(ada, id, ben, 'Pneumonia 82F. As for Kowalski, 71M: wait?')).body).toMatchObject({
      found: 'Kowalski, 71M',
    })
    expect((await ask(ada, id, ben, 'Pneumonia 82F, CURB 2. Would you wait?')).status).toBe(200)
  })

  it('with names of the two where a letter has them, and with no stranger’s', async () => {
    const id = await keepQuestion()

    expect((await ask(ada, id, ben, 'Would you wait? Kind regards, Siobhan')).status).toBe(400)
    expect((await ask(ada, id, ben, 'Dear Ben, would you wait?\nKind regards, Ada Byron')).status).toBe(200)
  })

  test.each([
    'Patient John Smith, 71 years, on apixaban: is dapagliflozin safe?',
    'Anjali Sharma, 72, heart failure: start dapagliflozin?',
    'A.B., 72, bed 14, heart failure: start dapagliflozin?',
    'dapagliflozin in my patient Kowalska with heart failure?',
  ])('about a question that could identify a patient: %s', async (named) => {
    const { status, body } = await ask(ada, await keepQuestion(named), ben)

    expect(status).toBe(400)
    expect(body).toMatchObject({ reason: 'question-identifies-patient' })
    expect(await list(ben, 'received')).toMatchObject({ total: 0 })
  })

  it('with a line of the colleague that could identify a patient', async () => {
    expect((await reply(ben, await askBen(), 'Ask Mrs Smith, born 12.03.1951.')).status).toBe(400)
    expect((await reply(ben, await askBen(), 'As for Kowalski, 71M, yes.')).status).toBe(400)
  })

  it('more than twenty times a day, whatever is sent at once', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, () => keepQuestion()))

    const answers = await Promise.all(ids.map((id) => ask(ada, id, ben)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(opinionLimits.perDay)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('by a stranger, or in more words than fit', async () => {
    const id = await keepQuestion()
    const body = { about: { kind: 'answer', _id: id }, receiverId: ben.id, note: '' }

    expect((await app.call(askForOpinion, { body })).status).toBe(401)
    expect((await ask(ada, id, ben, 'x'.repeat(opinionLimits.noteCharacters + 1))).status).toBe(400)
    expect((await reply(ben, await askBen(), '   ')).status).toBe(400)
  })
})

it('of twenty replies at once one is kept, and told once', async () => {
  const id = await askBen()

  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => reply(ben, id, `Line ${nth}`)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await notices(ada)).toHaveLength(1)
})
