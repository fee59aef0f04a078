import { randomInt } from 'node:crypto'
import type { Operation } from '@auscult/contract/operation.ts'
import { operations } from '@auscult/contract/operations.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inParallel, newAddress } from './testing/in-parallel.ts'
import { addPerson, type Person } from './testing/people.ts'
import { urlOf } from './testing/sealed-client.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { readTestDatabaseUrl } from './testing/test-environment.ts'
import { validCalls } from './testing/valid-calls.ts'

// 20,000 in the two passes of a whole test run, most of them where a query does not block the process.
const requests = readTestDatabaseUrl() === undefined ? 5_000 : 15_000

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp({ environment: { QUERY_LIMIT_PER_MONTH: '1000000' } })
  person = await addPerson(app)
})

afterAll(() => app.close())

type Shot = {
  operation: Operation
  body: unknown
  query: Record<string, string>
  isSignedIn: boolean
  /** Not in an envelope: what a stranger with curl sends. */
  isBare: boolean
}

const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.anything({ maxDepth: 2, maxKeys: 4 }),
  fc.double(),
  fc.bigInt().map(String),
  fc.constantFrom(null, true, '', [], {}, 0, -1, 1e308),
)

/** A right body with some fields replaced, left out or added; at times anything at all. */
function makeBody(operation: Operation): fc.Arbitrary<unknown> {
  const valid = Object(validCalls[operation.name]?.body ?? {})
  const fields = Object.keys(valid)
  const changed = fc
    .record({
      replaced: fc.dictionary(fields.length > 0 ? fc.constantFrom(...fields) : fc.string(), anyValue, {
        maxKeys: 2,
      }),
      dropped: fc.subarray(fields, { maxLength: Math.min(1, fields.length) }),
      added: fc.dictionary(fc.string({ maxLength: 12 }), anyValue, { maxKeys: 1 }),
    })
    .map(({ replaced, dropped, added }) => {
      const body: Record<string, unknown> = { ...valid, ...added, ...replaced }
      return Object.fromEntries(Object.entries(body).filter(([field]) => !dropped.includes(field)))
    })
  return fc.oneof({ weight: 6, arbitrary: changed }, { weight: 1, arbitrary: anyValue })
}

const shot: fc.Arbitrary<Shot> = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    body: makeBody(operation),
    query: fc.dictionary(
      fc.constantFrom(...Object.keys(operation.query?.shape ?? {}), 'page', 'x'),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.integer().map(String)),
      { maxKeys: 2 },
    ),
    isSignedIn: fc.boolean(),
    isBare: fc.constantFrom(true, false, false, false, false),
  }),
)

/** JSON of whatever was drawn; what JSON cannot hold is sent as its text. */
function toJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null'
  )
}

/** Anew for each call: one of the operations ends the session it is called with. */
function startSession(): Promise<string> {
  return app.sessions.start(app.parts.database.db, person.id)
}

async function fire({ operation, body, query, isSignedIn, isBare }: Shot): Promise<number> {
  const json = toJson(body)
  const contentType = operation.upload?.contentTypes[0]
  const input = {
    query: wellFormed(query),
    body: JSON.parse(json),
    ...(contentType !== undefined && { file: { bytes: Buffer.from(json), contentType } }),
    from: newAddress(),
  }
  if (!isBare) {
    const token = isSignedIn ? await startSession() : undefined
    return (await app.call(operation, { ...input, token })).status
  }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await startSession()}` }
  const { method } = operation
  const bare = { method, url: urlOf(operation, input), headers, ...(method !== 'GET' && { body: json }) }
  return (await app.transport(input.from)(bare)).status
}

/** URLSearchParams replaces lone surrogates by itself; a key of that kind would only be sent twice. */
function wellFormed(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, value.toWellFormed()]))
}

test(`random requests over every operation never find a failure of ours`, async () => {
  const seed = randomInt(2 ** 31)
  const shots = fc.sample(shot, { numRuns: requests, seed })
  const seen = new Map<number, number>()
  const failed: unknown[] = []

  await inParallel(64, shots, async (fired) => {
    const status = await fire(fired)
    seen.set(status, (seen.get(status) ?? 0) + 1)
    if (status >= 500)
      failed.push({ status, operation: fired.operation.name, body: fired.body, query: fired.query })
  })

  const sent = [...seen.values()].reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `fuzz: ${sent} requests, seed ${seed}, answers ${JSON.stringify(Object.fromEntries(seen))}\n`,
  )
  expect(failed.slice(0, 5), `seed ${seed}`).toEqual([])
  expect(sent).toBe(requests)
}, 300_000)
