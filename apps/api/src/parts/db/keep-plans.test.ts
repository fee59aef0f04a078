import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keepPlans } from './keep-plans.ts'

let client: PGlite
let db: ReturnType<typeof drizzle>
beforeAll(async () => {
  client = await PGlite.create()
  keepPlans(client)
  db = drizzle(client)
})
beforeEach(async () => {
  await client.exec('drop table if exists doses; create table doses (drug text primary key, mg integer)')
  await db.execute(sql`insert into doses values ('apixaban', 5), ('warfarin', null)`)
})
afterAll(() => client.close())

const add = (drug: string) => db.execute(sql`insert into doses values (${drug}, 1)`)
const doseOf = (drug: string) => db.execute(sql`select drug, mg from doses where drug = ${drug}`)

async function keptTexts(): Promise<string[]> {
  const [result] = await client.exec(`select statement from pg_prepared_statements where name like 'kept_%'`)
  return (result?.rows ?? []).map((row) => String(row['statement']))
}

it('a statement is kept with the first call and answers each with its own values', async () => {
  const rows = [await doseOf('apixaban'), await doseOf('warfarin'), await doseOf('aspirin')].map(
    (each) => each.rows,
  )

  expect(rows).toEqual([[{ drug: 'apixaban', mg: 5 }], [{ drug: 'warfarin', mg: null }], []])
  expect((await keptTexts()).filter((text) => text.includes('where drug = $1'))).toHaveLength(1)
})

it('rows, types and counts are those of PGlite itself', async () => {
  const text = `select $1::int[] as list, $2::jsonb as json, $3::timestamptz as at, $4::text as nothing, true as flag`
  const values = [[1, 2], { a: ['ä'] }, new Date(0), null]
  const plain = await PGlite.create()

  const kept = [await client.query(text, values), await client.query(text, values, { rowMode: 'array' })]
  const expected = [await plain.query(text, values), await plain.query(text, values, { rowMode: 'array' })]
  const updated = await client.query('update doses set mg = $1', [2])
  await plain.close()

  expect(kept.map(({ rows, fields }) => ({ rows, fields }))).toMatchObject(
    expected.map(({ rows, fields }) => ({ rows, fields })),
  )
  expect(updated.affectedRows).toBe(2)
})

it('one that fails tells its code and harms no other', async () => {
  const failed = await add('apixaban').catch((error: unknown) => error)
  await add('aspirin')

  expect(failed).toMatchObject({ cause: { code: '23505' } })
  expect((await doseOf('aspirin')).rows).toEqual([{ drug: 'aspirin', mg: 1 }])
})

it('one whose table has changed since is asked anew', async () => {
  await doseOf('apixaban')
  await client.exec('alter table doses alter column mg type text using mg || $$ mg$$')

  expect((await doseOf('apixaban')).rows).toEqual([{ drug: 'apixaban', mg: '5 mg' }])
})

it('waits for a transaction as any other does', async () => {
  await doseOf('apixaban')

  const [, during] = await Promise.all([
    db.transaction(async (transaction) => {
      await transaction.execute(sql`update doses set mg = 10`)
      await transaction.execute(sql`update doses set mg = 20`)
    }),
    doseOf('apixaban'),
  ])

  expect(during.rows).toEqual([{ drug: 'apixaban', mg: 20 }])
})

it('keeps 200 and forgets the one that was unused for longest', async () => {
  for (let nth = 0; nth < 205; nth += 1) await db.execute(sql.raw(`select ${nth} as nth`))

  const texts = await keptTexts()
  expect(texts).toHaveLength(200)
  expect(texts).not.toContain('select 4 as nth')
  expect(texts).toContain('select 5 as nth')
})
