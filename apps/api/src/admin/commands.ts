import { z } from 'zod'
import { listNewestFeedback } from '../features/ai/history-store.ts'
import { recordEvent } from '../features/auth/audit-trail.ts'
import { activateUser, findUserByEmail } from '../features/auth/store.ts'
import type { Sessions } from '../http/session.ts'
import type { Clock } from '../parts/clock.ts'
import type { Database } from '../parts/db/database.ts'
import type { Mailbox } from '../parts/mail/mailbox.ts'
import type { Outbox } from '../parts/mail/outbox.ts'
import type { Notifier } from '../parts/notify.ts'
import { CommandError } from './command-error.ts'
import { decide, readVerifications } from './verifications.ts'

const Address = z.string().trim().toLowerCase()

export const Command = z.discriminatedUnion('name', [
  z.object({ name: z.literal('mail newest'), address: Address }),
  z.object({ name: z.literal('token'), email: Address, ttlSeconds: z.number().int().optional() }),
  z.object({ name: z.literal('verify'), email: Address }),
  z.object({ name: z.literal('feedback'), most: z.number().int().min(1).max(10_000) }),
  z.object({ name: z.literal('verifications') }),
  z.object({
    name: z.literal('decide verification'),
    email: Address,
    decision: z.enum(['approved', 'refused']),
    reason: z.string().trim().min(1).max(500).nullable(),
  }),
])
export type Command = z.infer<typeof Command>

export type AdminDeps = {
  db: Database
  clock: Clock
  sessions: Sessions
  outbox: Outbox
  mailbox: Mailbox | undefined
  notifier: Notifier
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string
}

/** Runs one command of the operator and resolves to what it prints. Throws `CommandError`. */
export async function runCommand(deps: AdminDeps, command: Command): Promise<string> {
  if (command.name === 'mail newest') return readNewestMail(deps, command.address)
  if (command.name === 'feedback') return readFeedback(deps, command.most)
  if (command.name === 'verifications') return readVerifications(deps)
  if (command.name === 'decide verification') return decide(deps, command)
  const user = await findUserByEmail(deps.db, command.email)
  if (user === undefined) throw new CommandError(`There is no account with the address ${command.email}.`)
  const event = { at: deps.clock(), userId: user.id }

  return deps.db.transaction(async (transaction) => {
    if (command.name === 'token') {
      await recordEvent(transaction, { event: 'token-issued-by-operator', ...event })
      return deps.sessions.start(transaction, user.id, command.ttlSeconds)
    }
    await recordEvent(transaction, { event: 'activated-by-operator', ...event })
    await activateUser(transaction, user.id)
    return `${user.email} is Active now (was ${user.status}).`
  })
}

async function readNewestMail({ outbox, mailbox }: AdminDeps, address: string): Promise<string> {
  if (mailbox === undefined) {
    throw new CommandError('Mail goes out through SMTP_URL here, so there is no local mailbox to read.')
  }
  await outbox.flush()
  const mail = await mailbox.findNewest(address)
  if (mail === undefined) throw new CommandError(`There is no mail to ${address}.`)
  return `To: ${mail.to}\nSubject: ${mail.subject}\nDate: ${mail.deliveredAt}\n\n${mail.text}`
}

/** One line each: what was said of which answer, not by whom. A comment may hold anything, so it is quoted onto its line. */
async function readFeedback({ db }: AdminDeps, most: number): Promise<string> {
  const all = await listNewestFeedback(db, most)
  if (all.length === 0) return 'No feedback has been given.'
  return all
    .map(({ questionId, verdict, reason, comment, givenAt }) =>
      [givenAt.toISOString(), questionId, verdict, reason ?? '-', JSON.stringify(comment)].join('\t'),
    )
    .join('\n')
}
