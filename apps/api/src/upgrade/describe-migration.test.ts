import { expect, it } from 'vitest'
import { listMigrations } from '../parts/db/migrations.ts'
import { describeMigrations } from './describe-migration.ts'

const migrations = listMigrations()

/** Of one migration, applied to a database that has all before it. */
function describeAlone(name: string): string[] {
  const alone = migrations.filter((migration) => migration.name.startsWith(name))
  return describeMigrations(alone)
    .flat()
    .map(({ table, weight, says }) => `${weight}: ${table ?? ''} ${says}`)
}

it.each(migrations)('every statement of $name can be told', (migration) => {
  const untold = describeMigrations([migration])
    .flat()
    .filter(({ weight }) => weight === 'unknown')

  expect(untold).toEqual([])
})

it('a column that is worked out for every row writes the table anew', () => {
  expect(describeAlone('0003')).toContain(
    'rewrites: ai_questions adds the column searched and writes the table anew',
  )
})

it('a new table is told once, without its indexes, and what is done to the others is told', () => {
  expect(describeAlone('0007')).toEqual([
    'small: registrations is a new table',
    'writes: users deletes rows',
    'removes: verification_codes removes the table with its rows',
    'reads: users reads every row, since email_verified_at may be empty no longer',
    'reads: known_addresses builds the index known_addresses_age, and nobody can write meanwhile',
    'small: security_events adds the trigger security_events_no_truncate',
  ])
})

it('what the release before still reads is told as removed', () => {
  expect(describeAlone('0020')).toContain('removes: posts removes the column search')
})

it('what an earlier one of the same upgrade has made is empty', () => {
  const from = migrations.findIndex(({ name }) => name.startsWith('0014'))
  const [reading, , , months] = describeMigrations(migrations.slice(from))

  expect(reading?.map(({ weight }) => weight)).not.toContain('reads')
  expect(months).toEqual([{ table: 'post_months', weight: 'small', says: 'is a new table' }])
  expect(describeMigrations(migrations.slice(from)).flat()).not.toContainEqual(
    expect.objectContaining({ table: 'posts', weight: 'removes' }),
  )
})

it('a statement of another kind is told as such', () => {
  const odd = { name: 'odd', statements: ['VACUUM "users"'], madeAtMs: 0, hash: '' }

  expect(describeMigrations([odd])).toEqual([
    [{ table: undefined, weight: 'unknown', says: 'cannot be told: VACUUM "users"' }],
  ])
})
