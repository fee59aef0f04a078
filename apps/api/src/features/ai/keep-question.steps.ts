import { v7 } from 'uuid'
import type { Person } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { keepRefusal, reserveQuestion } from './store.ts'

/** What the engine answers a clinical question that it found nothing for. */
export const engineResponse = {
  status_code: 200,
  message: '',
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
  standalone: null as string | null,
  prose: { by: 'engine' as const, model: null, tokens: null, fallback: null },
  engine: { version: '0', weightsVersion: '0', candidates: 0, tookMs: 1, confidence: null },
  clinical_recommendation: '',
  evidence: [],
  sentences: [],
}

/** A question that is being answered, without the engine. Returns its id. */
export async function startQuestion(app: TestApp, person: Person, question: string): Promise<string> {
  const id = v7()
  const askedAt = app.clock.now()
  const asked = { id, userId: person.id, agent: 'clinical', question, askedAt, month: '2026-11' } as const
  await reserveQuestion(app.parts.database.db, asked, 1_000)
  return id
}

/** A settled question of a person's own, without the engine; a second later by the clock for the next. Returns its id. */
export async function keepQuestion(
  app: TestApp,
  person: Person,
  { question, standalone = null }: { question: string; standalone?: string | null },
): Promise<string> {
  const answeredAt = app.clock.now()
  const id = await startQuestion(app, person, question)
  const answered = { agentType: 'clinical', responseData: { ...engineResponse, standalone } } as const
  await keepRefusal(app.parts.database.db, id, { answered, record: null, answeredAt })
  app.clock.advance(1_000)
  return id
}
