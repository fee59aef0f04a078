import { inviteLimits, optOutPath, type sendInvite as operation } from '@auscult/contract/people/invite.ts'
import { v7 } from 'uuid'
import { AppError, notSignedIn } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { lockUser } from '../../parts/db/lock-user.ts'
import { writeMail } from '../../parts/mail/write-mail.ts'
import type { InviteDeps } from './invite-deps.ts'
import texts from './locales/en-GB.json' with { type: 'json' }
import { makeOptOutToken } from './opt-out.ts'
import {
  countInvites,
  createInvite,
  findAccountId,
  findName,
  hasInvited,
  takeMail,
  wantsNoInvites,
} from './store.ts'

export const dayMs = 24 * 60 * 60_000
const minuteMs = 60_000

const tooMany = () =>
  new AppError('too-many-requests', texts.refusals['too-many-invites'], { reason: 'too-many-invites' })

/**
 * One answer for every address: whether it has an account, was invited lately or wants no invites is nobody's to learn. All of them count,
 * so that the limit tells nothing either. A member is told only of somebody there is nothing with yet: to a colleague an invite says nothing, and
 * who was rejected must not reach the other person by it.
 */
export async function sendInvite(
  deps: InviteDeps,
  { body: { email }, user }: Pick<Call<typeof operation>, 'body' | 'user'>,
) {
  const { db, clock, outbox, secrets } = deps
  const emailHash = secrets.hash('invite', email)
  const invite = { id: v7(), senderId: user.id, emailHash, sentAt: clock() }
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    const name = await findName(transaction, user.id)
    if (name === undefined) throw notSignedIn()
    await requireRoom(transaction, deps, user.id)
    const restingSince = new Date(invite.sentAt.getTime() - inviteLimits.restDays * dayMs)
    const isRepeated = await hasInvited(transaction, { senderId: user.id, emailHash, since: restingSince })
    await createInvite(transaction, invite)
    const accountId = await findAccountId(transaction, email)
    if (accountId === undefined)
      await mail(transaction, deps, { senderId: user.id, email, emailHash, name, since: restingSince })
    else if (accountId !== user.id && !isRepeated && !(await deps.haveMet(transaction, user.id, accountId)))
      await deps.notifier.notify(transaction, { userId: accountId, kind: 'invited', personId: user.id })
  })
  outbox.nudge()
  return { statusCode: 200, message: texts.answers.sent }
}

/** Throws 429 where the sender or the whole installation has sent enough. */
async function requireRoom(
  transaction: Database,
  { clock, counters }: InviteDeps,
  senderId: string,
): Promise<void> {
  const now = clock().getTime()
  const { perDay, perMinute, ofAllPerDay } = inviteLimits
  const sent = await countInvites(transaction, senderId, {
    day: new Date(now - dayMs),
    minute: new Date(now - minuteMs),
  })
  if (sent.ofDay >= perDay || sent.ofMinute >= perMinute) throw tooMany()
  const count = { name: 'invites', max: ofAllPerDay, windowSeconds: dayMs / 1_000 }
  if (!(await counters.take(count, 'all')).isAllowed) throw tooMany()
}

type Invited = { senderId: string; email: string; emailHash: string; name: string; since: Date }

async function mail(
  transaction: Database,
  deps: InviteDeps,
  { senderId, email, emailHash, name, since }: Invited,
): Promise<void> {
  if (await wantsNoInvites(transaction, emailHash)) return
  if (!(await takeMail(transaction, { emailHash, now: deps.clock(), since }))) return
  const { publicUrl } = deps
  const values = {
    name,
    signUpUrl: `${publicUrl}/signup`,
    optOutUrl: `${publicUrl}${optOutPath}?token=${makeOptOutToken(deps, emailHash)}`,
    publicUrl,
  }
  const letter = writeMail(texts.mail, texts.links, values)
  await deps.outbox.enqueue(transaction, { userId: senderId, to: email, ...letter })
}
