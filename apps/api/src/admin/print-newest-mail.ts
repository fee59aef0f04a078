import { CommandError } from './command-error.ts'
import type { AdminDeps } from './commands.ts'

export async function printNewestMail(
  { outbox, mailbox }: Pick<AdminDeps, 'outbox' | 'mailbox'>,
  address: string,
): Promise<string> {
  if (mailbox === undefined) {
    throw new CommandError('Mail goes out through SMTP_URL here, so there is no local mailbox to read.')
  }
  await outbox.flush()
  const mail = await mailbox.findNewest(address)
  if (mail === undefined) throw new CommandError(`There is no mail to ${address}.`)
  return `To: ${mail.to}\nSubject: ${mail.subject}\nDate: ${mail.deliveredAt}\n\n${mail.text}`
}
