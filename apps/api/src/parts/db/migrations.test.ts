import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { migrationsFolder } from './database.ts'
import { listMigrations } from './migrations.ts'

const tags = listMigrations().map(({ name }) => name)

const Released = z.record(z.string(), z.string())

it('has every migration that a release had as it was, and no newer one before them', () => {
  const released = Released.parse(JSON.parse(readFileSync(join(migrationsFolder, 'released.json'), 'utf8')))
  const known = listMigrations()

  // A database that has one would be another than this release believes; what is wrong in it is put right by one more.
  const first = known.slice(0, Object.keys(released).length)
  expect(first.map(({ name, hash }) => [name, hash])).toEqual(Object.entries(released))
  const times = known.map(({ madeAtMs }) => madeAtMs)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(new Set(times).size).toBe(times.length)
})

async function apply(client: PGlite, names: readonly string[]): Promise<void> {
  for (const tag of names) {
    const sql = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before
    await client.exec(sql)
  }
}

it('keeps verified accounts as they are, and makes registrations of those that await a code', async () => {
  const client = await PGlite.create()
  const change = tags.indexOf('0007_registrations')
  await apply(client, tags.slice(0, change))
  const insert = `insert into users (id, name, email, password_hash, email_verified_at, terms_accepted_at, privacy_accepted_at, wants_promotion, created_at)
    values (gen_random_uuid(), $1, $2, 'a hash', $3, now(), now(), true, now() - $4::interval)`
  await client.query(insert, ['Ada', 'ada@example.org', '2026-01-01', '300 days'])
  await client.query(insert, ['Ben', 'ben@example.org', null, '2 hours'])
  await client.query(insert, ['Cleo', 'cleo@example.org', null, '2 days'])

  await apply(client, tags.slice(change))

  const accounts = await client.query('select name, email, password_hash from users')
  const pending = await client.query('select name, email, password_hash, wants_promotion from registrations')
  await client.close()
  expect(accounts.rows).toEqual([{ name: 'Ada', email: 'ada@example.org', password_hash: 'a hash' }])
  expect(pending.rows).toEqual([
    { name: 'Ben', email: 'ben@example.org', password_hash: 'a hash', wants_promotion: true },
  ])
})

it('drops tickets of before that no page can redeem, and keeps the others', async () => {
  const client = await PGlite.create()
  const change = tags.indexOf('0009_challenge-of-every-handover')
  await apply(client, tags.slice(0, change))
  const insert = `insert into sign_in_handovers (code_hash, challenge, issuer, subject, email, name, expires_at)
    values ($1, $2, 'https://accounts.google.com', '1', 'ada@example.org', 'Ada', now())`
  await client.query(insert, ['old', null])
  await client.query(insert, ['new', 'of a page'])

  await apply(client, tags.slice(change))

  const kept = await client.query('select code_hash from sign_in_handovers')
  await client.close()
  expect(kept.rows).toEqual([{ code_hash: 'new' }])
})
