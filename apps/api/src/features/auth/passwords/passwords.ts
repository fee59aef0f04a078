import { availableParallelism } from 'node:os'
import { passwordLimits } from '@auscult/contract/auth/limits.ts'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { createFairQueue, type FairQueue } from '../../../parts/fair-queue.ts'
import { refusal } from '../texts.ts'

/** Argon2id, 46 MiB, one pass, one lane: the first choice of OWASP's Password Storage Cheat Sheet. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Each hash holds 46 MiB; without a bound a flood of log-ins would take all memory. */
const usualLine: FairQueue = {
  atOnce: Math.min(availableParallelism(), 8),
  mostWaiting: 1_000,
  mostOfOne: 100,
}

const productWords = ['auscult', 'auscultation', 'stethoscope', 'clinician']

const common = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= passwordLimits.min),
  ...productWords,
])

/** Throws 400 for a password that is easy to guess: for anybody, or for whoever knows its owner's name or address. */
export function requireGoodPassword(password: string, owner: { email: string; name?: string }): void {
  if (isCommonPassword(password)) throw refusal('bad-request', 'password-common')
  if (isOwn(password, owner)) throw refusal('bad-request', 'password-own')
}

/** Among the most used passwords, or a word of the product, also with digits or signs put behind. */
function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || productWords.includes(lower.replace(/[\d\W_]+$/u, ''))
}

function isOwn(password: string, { email, name = '' }: { email: string; name?: string }): boolean {
  const [localPart] = email.split('@')
  const fullName = name.toLowerCase()
  return [email, localPart, fullName, fullName.replaceAll(/\s/gu, '')].includes(password.toLowerCase())
}

type Hash = string | null | undefined

/**
 * Hashes and compares. `network` is where a password came from: what it sends waits in a line of its own. Each throws 503 where that
 * is too long.
 */
export type Passwords = {
  hash(password: string, network: string): Promise<string>
  isRight(password: string, passwordHash: Hash, network: string): Promise<boolean>
  /**
   * Which of the hashes is the password's, tried one after the other; undefined where none is. A hash that is not there is compared with a
   * stand-in, so that it takes the same time. All in one turn: whoever sends many guesses at once has them compared, and counted, in the
   * order they came.
   */
  find(password: string, hashes: readonly Hash[], network: string): Promise<number | undefined>
}

/** One for the whole process: `line` bounds the memory that all of them take together. */
export function createPasswords(line: FairQueue = usualLine): Passwords {
  const inFairTurn = createFairQueue(line)
  const standIn = hash('no account has this hash', cost)

  async function inTurn<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    const done = await inFairTurn(network, async () => ({ result: await work() }))
    if (done === undefined) throw refusal('unavailable', 'too-many-people', { retryAfterSeconds: 5 })
    return done.result
  }

  const find: Passwords['find'] = (password, hashes, network) =>
    inTurn(network, async () => {
      for (const [index, passwordHash] of hashes.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- a turn is one comparison's memory
        const isRight = await verify(passwordHash ?? (await standIn), password)
        if (isRight && typeof passwordHash === 'string') return index
      }
      return undefined
    })

  return {
    hash: (password, network) => inTurn(network, () => hash(password, cost)),
    isRight: async (password, passwordHash, network) => (await find(password, [passwordHash], network)) === 0,
    find,
  }
}
