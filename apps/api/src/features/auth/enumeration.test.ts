import {
  forgotPassword,
  logIn,
  register,
  resendOtp,
  resetPassword,
  verifyEmail,
} from '@auscult/contract/auth/auth.ts'
import type { Operation } from '@auscult/contract/operation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newAddress } from '../../testing/in-parallel.ts'
import { addPerson, addRegistration } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPasswords } from './passwords/passwords.ts'

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await startTestApp()
  // At full cost, as the product makes them: the time of comparing is what is measured.
  passwordHash = await createPasswords().hash('known to its owner only', 'here')
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const password = 'a stranger chose this'
/**
 * Skipping the hash would halve a log-in, and more. What a busy machine adds to a call, the fastest of several does not have: a few are enough
 * where it is quiet, and no number where the hash is skipped.
 */
const fewestRounds = 7
const mostRounds = 40
const leastToleranceMs = 60
const toleratedShare = 0.4

const calls: [string, Operation, (email: string) => Record<string, unknown>][] = [
  [
    'register',
    register,
    (email) => ({ name: 'Eve', email, password, privacyPolicy: true, termAndCondition: true }),
  ],
  ['log in', logIn, (email) => ({ email, password })],
  ['enter a code', verifyEmail, (email) => ({ email, otp: 123_456 })],
  ['ask for a code', resendOtp, (email) => ({ email })],
  ['ask for a link', forgotPassword, (email) => ({ email })],
  ['use a link', resetPassword, (email) => ({ email, password, token: 'x'.repeat(43) })],
]

type Told = { answer: string; ms: number }

async function tell(operation: Operation, body: Record<string, unknown>): Promise<Told> {
  const from = performance.now()
  const { status, body: said } = await app.call(operation, { body, from: newAddress() })
  return { answer: `${status} ${JSON.stringify(said)}`, ms: performance.now() - from }
}

function takeTheSame(...kinds: readonly (readonly Told[])[]): boolean {
  const times = kinds.map((told) => Math.min(...told.map(({ ms }) => ms)))
  const slowest = Math.max(...times)
  return slowest - Math.min(...times) < Math.max(leastToleranceMs, toleratedShare * slowest)
}

describe('a stranger who would like to know whether an address has an account', () => {
  it.each(calls)(
    'learns nothing by trying to %s: the same answer, in the same time',
    async (_, operation, bodyFor) => {
      const known: Told[] = []
      const unknown: Told[] = []
      const unverified: Told[] = []
      for (let round = 0; round < mostRounds; round += 1) {
        if (round >= fewestRounds && takeTheSame(known, unknown, unverified)) break
        const owner = await addPerson(app, { passwordHash })
        const waiting = await addRegistration(app, { passwordHash })
        known.push(await tell(operation, bodyFor(owner.email)))
        unknown.push(await tell(operation, bodyFor(`nobody-${round}@example.org`)))
        unverified.push(await tell(operation, bodyFor(waiting.email)))
      }

      expect(new Set([...known, ...unknown, ...unverified].map(({ answer }) => answer)).size).toBe(1)
      expect(takeTheSame(known, unknown, unverified)).toBe(true)
    },
  )

  it('learns nothing by registering it and doing all that one may do then', async () => {
    const owner = await addPerson(app, { passwordHash })
    const told = []
    for (const email of [owner.email, 'nobody@example.org']) {
      const { headers } = await app.call(register, {
        body: { name: 'Eve', email, password, privacyPolicy: true, termAndCondition: true },
      })
      const cookie = headers['set-cookie']?.split(';')[0] ?? ''
      const answers = []
      for (const [name, operation, bodyFor] of calls) {
        const answer = await app.call(operation, { body: bodyFor(email), headers: { cookie } })
        answers.push(`${name} ${answer.status} ${JSON.stringify(answer.body)}`)
      }
      told.push(answers)
    }

    expect(told[0]).toEqual(told[1])
    expect(told[0]).toContain('log in 200 {"isEmailVerified":false}')
  })
})
