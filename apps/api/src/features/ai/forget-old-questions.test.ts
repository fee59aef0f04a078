import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import privacy from '../../../../../content/legal/privacy.json' with { type: 'json' }
import { addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { keptMonths } from './forget-old-questions.ts'
import { countSettledQuestions } from './history-store.ts'
import { aiQuestions } from './tables.ts'

let app: TestApp
let asker: Person

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(async () => {
  await app.reset()
  asker = await addPerson(app)
})

afterAll(() => app.close())

async function ask(): Promise<void> {
  await app.parts.database.db.insert(aiQuestions).values({
    id: v7(),
    userId: asker.id,
    agent: 'clinical',
    question: 'Is metformin safe in pregnancy?',
    status: 'answered',
    askedAt: app.clock.now(),
    month: '2026-11',
  })
}

const kept = () => countSettledQuestions(app.parts.database.db, { userId: asker.id, words: [] })

const day = 24 * 60 * 60_000

test('a question is kept for 24 months and no longer', async () => {
  await ask()
  const gone = new Date(app.clock.now())
  gone.setUTCMonth(gone.getUTCMonth() + keptMonths)

  app.clock.advance(gone.getTime() - app.clock.now().getTime() - day)
  await app.tidy()
  const before = await kept()
  app.clock.advance(2 * day)
  await app.tidy()

  expect([before, await kept()]).toEqual([1, 0])
})

test('the privacy policy names the time for which questions are kept', () => {
  const text = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')

  expect(text).toContain(`${keptMonths} months after they were asked`)
})
