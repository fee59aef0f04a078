import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { EvidencePart } from '../evidence.ts'
import { marks } from './tables.ts'

const dayMs = 24 * 60 * 60_000

type Mark = typeof marks.$inferSelect

export async function findMark(db: Database, name: string): Promise<Mark | undefined> {
  const [row] = await db.select().from(marks).where(eq(marks.name, name))
  return row
}

export async function setMark(db: Database, mark: Mark): Promise<void> {
  await db.insert(marks).values(mark).onConflictDoUpdate({ target: marks.name, set: mark })
}

type Parts = { db: Database; clock: Clock; evidence: Pick<EvidencePart, 'imported'> }

/**
 * Does work that depends on the corpus where something was imported since it was done last, or where that was a day ago. Work that fails is
 * due again at once.
 */
export async function doOnceForCorpus(
  { db, clock, evidence }: Parts,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const mark = JSON.stringify(await evidence.imported())
  const last = await findMark(db, name)
  const doneAt = clock()
  if (last?.mark === mark && doneAt.getTime() - last.doneAt.getTime() < dayMs) return
  await work()
  await setMark(db, { name, mark, doneAt })
}
