import { availableParallelism } from 'node:os'
import { logIn } from '@auscult/contract/auth/auth.ts'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createPasswords } from './passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    options: { passwords: createPasswords({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 }) },
  })
})
afterAll(() => app.close())

describe('a password that is kept', () => {
  it('costs whoever steals it 46 MiB of memory a guess', async () => {
    const kept = await createPasswords().hash('seven quiet herons', 'here')

    expect(kept).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/u)
  })
})

describe('the line of passwords', () => {
  const atOnce = Math.min(availableParallelism(), 8)

  it.each([
    ['a hundred of one network', 1, 100],
    ['a thousand of all', 12, 1_000],
  ])('lets %s wait', async (_whose, networks, waiting) => {
    const passwords = createPasswords()
    const cheap = await hash('seven quiet herons', { memoryCost: 1_024, timeCost: 1, parallelism: 1 })
    const guesses = Array.from({ length: 120 * networks }, (_, turn) =>
      passwords.isRight('seven quiet herons', cheap, `network ${turn % networks}`),
    )

    const done = await Promise.allSettled(guesses)

    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(atOnce + waiting)
  })

  it('asks a person to come back in a moment where it is full', async () => {
    const { email } = await addPerson(app)
    const body = { email, password: 'a wrong passphrase' }

    const answers = await Promise.all(Array.from({ length: 4 }, () => app.call(logIn, { body })))

    const [turnedAway] = answers.filter(({ status }) => status !== 401)
    expect(turnedAway).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  })
})
