import type { Operation } from '@auscult/contract/operation.ts'
import { operations } from '@auscult/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inParallel, newAddress } from './in-parallel.ts'
import { readNaughtyStrings } from './naughty-strings.ts'
import { addPerson, type Person } from './people.ts'
import type { Input } from './sealed-client.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { validCalls } from './valid-calls.ts'

type Place = { operation: Operation; part: 'params' | 'query' | 'body'; field: string; strings: string[] }

const { own, listed, hasPublicList } = readNaughtyStrings()

/**
 * Every field takes every string that its schema lets through, and the worst ones anyway. What schemas of one form refuse never gets
 * further than the schema, so the whole list goes to the first field of each form.
 */
function listPlaces(chosen: readonly Operation[]): Place[] {
  const triedForms = new Set<string>()
  return chosen.flatMap((operation) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      Object.entries(operation[part]?.shape ?? {}).map(([field, schema]) => {
        const form = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
        const strings = triedForms.has(form)
          ? listed.filter((value) => z.safeParse(schema, value).success)
          : listed
        triedForms.add(form)
        return { operation, part, field, strings: [...own, ...strings] }
      }),
    ),
  )
}

function withValue({ operation, part, field }: Place, value: unknown): Input {
  const valid = validCalls[operation.name] ?? {}
  return { ...valid, [part]: { ...Object(valid[part]), [field]: value } }
}

export function takesPassword({ body }: Operation): boolean {
  return Object.hasOwn(body?.shape ?? {}, 'password')
}

/** The suite of one test file: sends the strings to the operations that are its part. */
export function tryStrings(isPart: (operation: Operation) => boolean): void {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await startTestApp({ environment: { QUERY_LIMIT_PER_MONTH: '1000000' } })
    person = await addPerson(app)
  })
  afterAll(() => app.close())

  describe('strings that trip software up', () => {
    if (!hasPublicList) {
      test.skip('of the public list are not tried: ../shared/data/naughty-strings is missing', () =>
        undefined)
    }

    const places = listPlaces(operations.filter(isPart))

    test.each(
      places.map((place) => ({ place, name: `${place.operation.name}.${place.part}.${place.field}` })),
    )(
      'trip nothing up in $name',
      async ({ place }) => {
        const failed: { status: number; value: string }[] = []

        // Fewer at once than may wait for a password to be hashed.
        await inParallel(64, place.strings, async (value) => {
          const input = { ...withValue(place, value), token: person.token, from: newAddress() }
          const { status } = await app.call(place.operation, input)
          if (status >= 500) failed.push({ status, value: value.slice(0, 80) })
        })

        expect(failed).toEqual([])
      },
      120_000,
    )
  })
}
