import type { EmailPreferences } from '@auscult/contract/account/settings.ts'
import { eq } from 'drizzle-orm'
import { notSignedIn } from '../../http/errors.ts'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'

const columns = { isPromotion: users.wantsPromotion }

export async function getEmailPreferences(db: Database, userId: string): Promise<{ data: EmailPreferences }> {
  const [data] = await db.select(columns).from(users).where(eq(users.id, userId))
  if (data === undefined) throw notSignedIn()
  return { data }
}

export async function setEmailPreferences(
  db: Database,
  userId: string,
  { isPromotion }: EmailPreferences,
): Promise<{ data: EmailPreferences }> {
  const [data] = await db
    .update(users)
    .set({ wantsPromotion: isPromotion })
    .where(eq(users.id, userId))
    .returning(columns)
  if (data === undefined) throw notSignedIn()
  return { data }
}
