import { Command } from './commands.ts'

export const usage = `Usage: npm run --silent admin -- COMMAND

  mail newest ADDRESS          prints the newest mail to an address from the local mailbox
  token EMAIL [--ttl SECONDS]  prints a log-in token for an account (12 hours unless told, and no longer than 30 minutes unused; negative: already expired)
  verify EMAIL                 sets an account Active
  feedback [MOST]              prints what was said of answers, newest first (100 unless told), tab-separated: when, question id,
                               verdict, reason, comment
  verifications                prints the doctors who wait for verification, the longest first, tab-separated: since when, address, name,
                               country, council, registration number, how many other accounts have the same number
  verifications approve EMAIL  marks a doctor as verified; it is noted in the audit trail, and the doctor is told
  verifications refuse EMAIL REASON
                               says that the number could not be verified, and tells the doctor why`

/** Undefined for anything that is not a command. */
export function readArguments(given: readonly string[]): Command | undefined {
  const [first, second, third, fourth, ...rest] = given.flatMap((argument) => argument.split(/(?<=^--ttl)=/u))
  if (first === 'feedback' && third === undefined) return readFeedback(second)
  if (first === 'verifications') return readVerification(given.slice(1))
  if (rest.length > 0 || first === undefined || second === undefined) return undefined
  if (first === 'mail' && second === 'newest' && third !== undefined && fourth === undefined) {
    return { name: 'mail newest', address: third.trim().toLowerCase() }
  }
  const email = second.trim().toLowerCase()
  if (first === 'verify' && third === undefined) return { name: 'verify', email }
  if (first !== 'token') return undefined
  if (third === undefined) return { name: 'token', email }
  if (third !== '--ttl' || fourth === undefined || !/^-?\d{1,10}$/u.test(fourth)) return undefined
  return { name: 'token', email, ttlSeconds: Number(fourth) }
}

function readFeedback(most = '100'): Command | undefined {
  const command = Command.safeParse({ name: 'feedback', most: Number(most) })
  return command.data
}

function readVerification([verb, address, ...words]: readonly string[]): Command | undefined {
  if (verb === undefined) return { name: 'verifications' }
  const reason = words.join(' ').trim()
  const isApproval = verb === 'approve' && reason === ''
  if (address === undefined || !(isApproval || (verb === 'refuse' && reason !== ''))) return undefined
  return Command.safeParse({
    name: 'decide verification',
    email: address,
    decision: isApproval ? 'approved' : 'refused',
    reason: isApproval ? null : reason,
  }).data
}
