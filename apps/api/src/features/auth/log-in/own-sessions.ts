import type {
  endOtherSessions as endOthers,
  endSession as end,
  listSessions as list,
} from '@auscult/contract/auth/sessions.ts'
import type { Call } from '../../../http/mount.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { recordEvent } from '../audit-trail.ts'
import { answers, refusal } from '../texts.ts'

export async function listSessions({ sessions }: AuthDeps, { user }: Pick<Call<typeof list>, 'user'>) {
  const open = await sessions.list(user.id)
  return {
    data: open.map(({ id, createdAt, expiresAt, device }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === user.sessionId,
      device,
    })),
  }
}

/** Throws AppError where the caller has no such session, also where somebody else has. */
export async function endSession(
  { db, clock, secrets, sessions }: AuthDeps,
  { user, params, address }: Pick<Call<typeof end>, 'user' | 'params' | 'address'>,
) {
  const isEnded = await db.transaction(async (transaction) => {
    if (!(await sessions.end(transaction, { id: user.id, sessionId: params.sessionId }))) return false
    const addressHash = secrets.hash('address', address)
    await recordEvent(transaction, { event: 'session-ended', at: clock(), userId: user.id, addressHash })
    return true
  })
  if (!isEnded) throw refusal('not-found', 'session-not-found')
  return { statusCode: 200, message: answers.sessionEnded }
}

/** The one that asks goes on. Where there is no other, nothing has happened. */
export async function endOtherSessions(
  { db, clock, secrets, sessions }: AuthDeps,
  { user, address }: Pick<Call<typeof endOthers>, 'user' | 'address'>,
) {
  await db.transaction(async (transaction) => {
    if ((await sessions.endOthers(transaction, user)) === 0) return
    const addressHash = secrets.hash('address', address)
    await recordEvent(transaction, {
      event: 'other-sessions-ended',
      at: clock(),
      userId: user.id,
      addressHash,
    })
  })
  return { statusCode: 200, message: answers.otherSessionsEnded }
}
