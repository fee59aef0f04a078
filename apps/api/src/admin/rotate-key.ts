import { recordEvent } from '../features/auth/audit-trail.ts'
import { KeyInConfiguration } from '../parts/key-ring.ts'
import { CommandError } from './command-error.ts'
import type { AdminDeps, RotationCommand } from './commands.ts'

const settings = { tokens: 'TOKEN_SECRET', envelope: 'ENVELOPE_PRIVATE_KEY' } as const
const makes = { tokens: 'openssl rand -base64 48', envelope: 'openssl genrsa 2048' } as const
const events = { tokens: 'token-key-rotated', envelope: 'envelope-key-rotated' } as const

/**
 * Puts a new key in use and writes it to the audit trail. Throws `CommandError` where the configuration holds the key, with what to do
 * there.
 */
export async function rotateKey(
  { db, clock, secrets }: AdminDeps,
  { which, leaked }: RotationCommand,
): Promise<string> {
  const until = rotate(secrets.rings[which], which, leaked)
  await recordEvent(db, { event: events[which], at: clock() })
  return until === null
    ? 'A new key is in use. The one before opens nothing any more.'
    : `A new key is in use. The one before opens until ${until.toISOString()}.`
}

function rotate(
  ring: AdminDeps['secrets']['rings']['tokens'],
  which: RotationCommand['which'],
  isLeaked: boolean,
): Date | null {
  try {
    return ring.rotate({ isLeaked })
  } catch (error) {
    if (!(error instanceof KeyInConfiguration)) throw error
    const name = settings[which]
    throw new CommandError(
      [
        'The configuration holds this key, so it is changed there, on every server:',
        isLeaked
          ? `  1. Set ${name} to a new one (${makes[which]}) and leave ${name}_PREVIOUS empty.`
          : `  1. Move the one in use to ${name}_PREVIOUS, and set ${name} to a new one (${makes[which]}).`,
        '  2. Start the server again.',
        ...(isLeaked ? [] : [`  3. Take ${name}_PREVIOUS out after 24 hours, and start again.`]),
        ...(which === 'tokens'
          ? ['While TOKEN_SECRET is not set, the one in use is SESSION_SECRET, which stays as it is.']
          : []),
      ].join('\n'),
    )
  }
}
