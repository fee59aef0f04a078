import { z } from 'zod'
import type { Backups } from '../backup/backups.ts'
import type { Intake } from '../features/intake/intake.ts'
import type { Sessions } from '../http/session.ts'
import type { Clock } from '../parts/clock.ts'
import type { Database } from '../parts/db/database.ts'
import type { Mailbox } from '../parts/mail/mailbox.ts'
import type { Outbox } from '../parts/mail/outbox.ts'
import type { Notifier } from '../parts/notify.ts'
import type { Secrets } from '../parts/secrets.ts'
import { BackupCommand, backUp } from './back-up.ts'
import { changeAccount } from './change-account.ts'
import { CommandError } from './command-error.ts'
import { decideForDoctor } from './decide-for-doctor.ts'
import { exportAudit } from './export-audit.ts'
import { FeedCommand, runFeedCommand } from './feed-commands.ts'
import { printAccounts } from './print-accounts.ts'
import { printAudit } from './print-audit.ts'
import { printFeedback } from './print-feedback.ts'
import { printNewestMail } from './print-newest-mail.ts'
import { printVerifications } from './print-verifications.ts'
import { revokeBadge } from './revoke-badge.ts'
import { rotateKey } from './rotate-key.ts'

const Address = z.string().trim().toLowerCase()
/** A day is taken from its beginning in UTC. Kept as it was typed, since commands travel as JSON. */
const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const Most = z.coerce.number().int().min(1).max(10_000).default(100)

export const AccountCommand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('token'), email: Address, ttl: z.coerce.number().int().optional() }),
  z.strictObject({ name: z.literal('verify'), email: Address }),
  z.strictObject({ name: z.literal('operator'), email: Address, off: z.boolean().default(false) }),
  z.strictObject({ name: z.literal('unlock'), email: Address }),
  z.strictObject({ name: z.literal('end-sessions'), email: Address }),
  z.strictObject({ name: z.literal('disable'), email: Address }),
  z.strictObject({ name: z.literal('enable'), email: Address }),
  z.strictObject({ name: z.literal('delete'), email: Address, yes: z.boolean().default(false) }),
])
export type AccountCommand = z.infer<typeof AccountCommand>

export const DecisionCommand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('verifications approve'), email: Address, entry: z.string() }),
  z.strictObject({
    name: z.literal('verifications refuse'),
    email: Address,
    entry: z.string(),
    reason: z.string().trim().min(1).max(500),
  }),
])
export type DecisionCommand = z.infer<typeof DecisionCommand>

export const RevocationCommand = z.strictObject({
  name: z.literal('verifications revoke'),
  email: Address,
  reason: z.string().trim().min(1).max(500),
})
export type RevocationCommand = z.infer<typeof RevocationCommand>

export const RotationCommand = z.strictObject({
  name: z.literal('rotate-key'),
  which: z.enum(['tokens', 'envelope']),
  leaked: z.boolean().default(false),
})
export type RotationCommand = z.infer<typeof RotationCommand>

export const Command = z.discriminatedUnion('name', [
  ...AccountCommand.options,
  z.strictObject({ name: z.literal('mail newest'), email: Address }),
  z.strictObject({ name: z.literal('accounts'), text: z.string().trim().optional(), most: Most }),
  z.strictObject({
    name: z.literal('audit'),
    email: Address.optional(),
    most: Most,
    json: z.boolean().optional(),
    since: Moment.optional(),
  }),
  z.strictObject({ name: z.literal('feedback'), most: Most }),
  z.strictObject({ name: z.literal('verifications') }),
  ...DecisionCommand.options,
  RevocationCommand,
  ...FeedCommand.options,
  RotationCommand,
  BackupCommand,
])
export type Command = z.infer<typeof Command>

export type AdminDeps = {
  db: Database
  clock: Clock
  secrets: Secrets
  sessions: Sessions
  outbox: Outbox
  mailbox: Mailbox | undefined
  notifier: Notifier
  intake: Intake
  backups: Backups
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string
}

/**
 * Runs one command of the operator and resolves to what it prints; what is too long for one text goes to `print` before. `tell` hears how far
 * a long one is. Throws `CommandError`.
 */
export async function runCommand(
  deps: AdminDeps,
  command: Command,
  tell: (line: string) => void = () => undefined,
  print: (text: string) => Promise<void> = async () => undefined,
): Promise<string> {
  switch (command.name) {
    case 'mail newest':
      return printNewestMail(deps, command.email)
    case 'accounts':
      return printAccounts(deps, command)
    case 'audit':
      return audit(deps, command, print)
    case 'feedback':
      return printFeedback(deps, command.most)
    case 'verifications':
      return printVerifications(deps)
    case 'verifications approve':
    case 'verifications refuse':
      return decideForDoctor(deps, command)
    case 'verifications revoke':
      return revokeBadge(deps, command)
    case 'feed sync':
    case 'feed sources':
    case 'feed add':
    case 'feed remove':
    case 'feed review':
    case 'feed approve':
    case 'feed refuse':
      return runFeedCommand(deps, command)
    case 'rotate-key':
      return rotateKey(deps, command)
    case 'backup':
      return backUp(deps, command, tell)
    default:
      return changeAccount(deps, command)
  }
}

async function audit(
  deps: AdminDeps,
  { since, ...command }: Extract<Command, { name: 'audit' }>,
  print: (text: string) => Promise<void>,
): Promise<string> {
  if (command.json !== true) {
    if (since !== undefined) throw new CommandError('--since goes with --json.')
    return printAudit(deps, command)
  }
  await exportAudit(deps, { ...command, since: since === undefined ? undefined : new Date(since) }, print)
  return ''
}
