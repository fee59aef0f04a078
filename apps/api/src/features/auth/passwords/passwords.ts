import { availableParallelism } from 'node:os'
import { passwordLimits } from '@auscult/contract/auth-limits.ts'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { refusal } from '../texts.ts'

/** Argon2id, 46 MiB, one pass, one lane: the first choice of OWASP's Password Storage Cheat Sheet. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Each hash holds 46 MiB; without a bound a flood of log-ins would take all memory. */
const atOnce = Math.min(availableParallelism(), 8)
const mostWaiting = 200

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

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

type Hash = string | null | undefined

export async function isPassword(password: string, passwordHash: Hash): Promise<boolean> {
  return (await findPassword(password, [passwordHash])) === 0
}

/**
 * Which of the hashes is the password's, tried one after the other; undefined where none is. A hash that is not there is compared with a
 * stand-in, so that it takes the same time. All in one turn: whoever sends many guesses at once has them compared, and counted, in the
 * order they came.
 */
export function findPassword(password: string, hashes: readonly Hash[]): Promise<number | undefined> {
  return inTurn(async () => {
    for (const [index, passwordHash] of hashes.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- a turn is one comparison's memory
      const isRight = await verify(passwordHash ?? (await standIn), password)
      if (isRight && typeof passwordHash === 'string') return index
    }
    return undefined
  })
}

const standIn = hash('no account has this hash', cost)

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting)
      throw refusal('unavailable', 'too-many-people', { retryAfterSeconds: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line, so that nobody slips in between.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}
