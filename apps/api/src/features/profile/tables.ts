import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

/** What somebody told of themselves; name, type, status and picture stand in `users`. Demo accounts and accounts of older versions may have no row. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    country: text().array().notNull(),
    /** Ids of specialities, the main one first. */
    specialities: text().array().notNull(),
    roleId: text(),
    place: text(),
    yearOfGraduation: integer(),
    yearOfEnrollment: integer(),
    universityName: text(),
    medicalCouncil: text(),
    /** In capitals. */
    registrationNumber: text(),
    gender: text(),
    dob: date(),
    nationality: text(),
    isPublic: boolean().notNull(),
    /** The words of the name without case, accents and punctuation, as a search reads them. */
    searchName: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('profiles_names')
      .using('gin', sql`to_tsvector('simple', ${table.searchName})`)
      .where(sql`is_public`),
    index('profiles_number').on(table.registrationNumber),
  ],
)

/** Doctors who entered a registration number, and what became of the newest one: an operator's decision, or its owner's withdrawal. */
export const verifications = pgTable(
  'verifications',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    submittedAt: moment().notNull(),
    /** Null while it waits. */
    decidedAt: moment(),
    decision: text({ enum: ['approved', 'refused', 'withdrawn'] }),
    /** What a refusal says to the doctor. */
    reason: text(),
  },
  (table) => [index('verifications_waiting').on(table.submittedAt).where(sql`decided_at is null`)],
)
