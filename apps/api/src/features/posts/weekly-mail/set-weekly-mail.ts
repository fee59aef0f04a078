import type {
  endWeeklyMail as endOperation,
  getWeeklyMail as getOperation,
  setWeeklyMail as setOperation,
} from '@auscult/contract/posts/mail.ts'
import type { Call } from '../../../http/mount.ts'
import type { Clock } from '../../../parts/clock.ts'
import type { Database } from '../../../parts/db/database.ts'
import type { Secrets } from '../../../parts/secrets.ts'
import texts from '../locales/en-GB.json' with { type: 'json' }
import { refusal } from '../refusal.ts'
import { readEndToken } from './end-token.ts'
import { endMails, isWanted, startMails } from './weekly-mail-store.ts'

export async function getWeeklyMail(
  { db }: { db: Database },
  { user }: Pick<Call<typeof getOperation>, 'user'>,
) {
  return { data: { isWanted: await isWanted(db, user.id) } }
}

export async function setWeeklyMail(
  { db, clock }: { db: Database; clock: Clock },
  { body, user }: Pick<Call<typeof setOperation>, 'body' | 'user'>,
) {
  await (body.isWanted ? startMails(db, user.id, clock()) : endMails(db, user.id))
  return { data: body }
}

export async function endWeeklyMail(
  { db, secrets }: { db: Database; secrets: Secrets },
  { query }: Pick<Call<typeof endOperation>, 'query'>,
) {
  const userId = readEndToken(secrets, query.token)
  if (userId === undefined) throw refusal('bad-request', 'link-not-valid')
  await endMails(db, userId)
  return { statusCode: 200, message: texts.ended }
}
