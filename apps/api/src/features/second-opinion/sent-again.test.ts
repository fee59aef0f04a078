import { deleteFriend } from '@auscult/contract/people/circle.ts'
import { describe, expect, it } from 'vitest'
import { ada, app, ben, cleo } from '../../testing/doctors.ts'
import {
  ask,
  askBen,
  idIn,
  keepQuestion,
  look,
  notices,
  remove,
  reply,
  withColleagues,
} from './opinion.steps.ts'

withColleagues()

describe('the same, sent to the same colleague', () => {
  it('is sent once, however often it is pressed', async () => {
    const id = await keepQuestion()

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ada, id, ben)))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body }) => idIn(body))).size).toBe(1)
    expect(await notices(ben)).toHaveLength(1)
  })

  it('with another note is refused, until the first was deleted', async () => {
    const id = await keepQuestion()
    const first = await ask(ada, id, ben, 'Would you?')

    const { status, body } = await ask(ada, id, ben, 'Would you now?')

    expect({ status, reason: body['reason'] }).toEqual({ status: 409, reason: 'opinion-asked-already' })
    await remove(ada, idIn(first.body))
    expect((await ask(ada, id, ben, 'Would you now?')).status).toBe(200)
  })
})

describe('once they have left each other’s circle', () => {
  it('both still read it, and nobody answers it any more', async () => {
    const id = await askBen()
    await app.call(deleteFriend, { token: ben.token, params: { friendId: ada.id } })

    const { status, body } = await reply(ben, id)

    expect({ status, reason: body['reason'] }).toEqual({ status: 409, reason: 'not-in-circle' })
    expect((await look(ada, id)).body['data']).toMatchObject({ reply: null, isOpen: false })
    expect((await look(ben, id)).status).toBe(200)
    expect(await notices(ada)).toEqual([])
  })

  it('who did not get it learns nothing of that', async () => {
    const id = await askBen()
    await app.call(deleteFriend, { token: ben.token, params: { friendId: ada.id } })

    expect((await reply(cleo, id)).body).toMatchObject({ statusCode: 404, reason: 'opinion-not-found' })
  })
})
