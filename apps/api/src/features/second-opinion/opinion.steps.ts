import {
  askForOpinion,
  deleteOpinion,
  getOpinion,
  listOpinions,
  replyToOpinion,
} from '@auscult/contract/people/second-opinion.ts'
import { requestFriend } from '@auscult/contract/people/circle.ts'
import { listNotifications } from '@auscult/contract/people/notifications.ts'
import { v7 } from 'uuid'
import { beforeEach } from 'vitest'
import { z } from 'zod'
import { ada, app, ben, withDoctors } from '../../testing/doctors.ts'
import type { Person } from '../../testing/people.ts'
import { engineResponse } from '../ai/keep-question.steps.ts'
import { keepAnswer, reserveQuestion } from '../ai/store.ts'

/** As `withDoctors`, with Ada and Ben in each other's circle. */
export function withColleagues(): void {
  withDoctors()
  beforeEach(async () => {
    await app.call(requestFriend, { token: ada.token, body: { receiverId: ben.id } })
    await app.call(requestFriend, { token: ben.token, body: { receiverId: ada.id } })
  })
}

export const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'
const response = { ...engineResponse, clinical_recommendation: 'It does.' }

/** A question that was answered, or refused, without the engine. Returns its id. */
export async function keepQuestion(asked = question, settle = keepAnswer): Promise<string> {
  const { db } = app.parts.database
  const at = app.clock.now()
  const id = v7()
  await reserveQuestion(
    db,
    { id, userId: ada.id, agent: 'clinical', question: asked, askedAt: at, month: '2026-11' },
    1_000,
  )
  const answered = { agentType: 'clinical', responseData: response } as const
  await settle(db, id, { answered, record: null, answeredAt: at })
  return id
}

type About = { kind: 'answer' | 'post'; _id: string }

export const send = (person: Person, about: About, receiver: { id: string }, note = 'Would you start it?') =>
  app.call(askForOpinion, { token: person.token, body: { about, receiverId: receiver.id, note } })

export const ask = (person: Person, questionId: string, receiver: { id: string }, note?: string) =>
  send(person, { kind: 'answer', _id: questionId }, receiver, note)

export const idIn = (body: unknown) => z.object({ data: z.object({ _id: z.string() }) }).parse(body).data._id

export async function askBen(): Promise<string> {
  const { body } = await ask(ada, await keepQuestion(), ben)
  return idIn(body)
}

export const look = (person: Person, opinionId: string) =>
  app.call(getOpinion, { token: person.token, params: { opinionId } })

export const reply = (person: Person, opinionId: string, words = 'Yes, and I would check the potassium.') =>
  app.call(replyToOpinion, { token: person.token, params: { opinionId }, body: { reply: words } })

export const list = async (person: Person, direction: string) =>
  (await app.call(listOpinions, { token: person.token, query: { direction } })).body

export const remove = (person: Person, opinionId: string) =>
  app.call(deleteOpinion, { token: person.token, params: { opinionId } })

/** What was told of second opinions; that both are connected was told, too. */
export async function notices({ token }: Person): Promise<unknown[]> {
  const { body } = await app.call(listNotifications, { token })
  const all = z.object({ data: z.array(z.object({ kind: z.string() }).loose()) }).parse(body).data
  return all.filter(({ kind }) => kind.startsWith('opinion-'))
}
