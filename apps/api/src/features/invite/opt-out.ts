import { timingSafeEqual } from 'node:crypto'
import type { refuseInvites as operation } from '@auscult/contract/people/invite.ts'
import { AppError } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import type { InviteDeps } from './invite-deps.ts'
import texts from './locales/en-GB.json' with { type: 'json' }
import { keepOptOut } from './store.ts'

type Keys = Pick<InviteDeps, 'secrets'>

/** Names an address by its hash, and shows that the server did: nobody can refuse invites for others. */
export function makeOptOutToken({ secrets }: Keys, emailHash: string): string {
  return `${emailHash}.${secrets.hash('invite-opt-out', emailHash)}`
}

function readOptOutToken({ secrets }: Keys, token: string): string | undefined {
  const [emailHash = '', signature = ''] = token.split('.')
  const expected = Buffer.from(secrets.hash('invite-opt-out', emailHash))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? emailHash : undefined
}

export async function refuseInvites(
  { db, clock, secrets }: Pick<InviteDeps, 'db' | 'clock' | 'secrets'>,
  { body }: Pick<Call<typeof operation>, 'body'>,
) {
  const emailHash = readOptOutToken({ secrets }, body.token)
  if (emailHash === undefined)
    throw new AppError('bad-request', texts.refusals['link-not-valid'], { reason: 'link-not-valid' })
  await keepOptOut(db, { emailHash, refusedAt: clock() })
  return { statusCode: 200, message: texts.answers.refused }
}
