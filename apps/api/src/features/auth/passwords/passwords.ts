import { availableParallelism } from 'node:os'
import { passwordLimits } from '@auscult/contract/auth.ts'
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

/** Among the most used passwords, or a word of the product, also with digits or signs put behind. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || productWords.includes(lower.replace(/[\d\W_]+$/u, ''))
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Compares with a stand-in where there is no account or it has no password, so that it takes the same time. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const isRight = await inTurn(async () => verify(passwordHash ?? (await standIn), password))
  return isRight && typeof passwordHash === 'string'
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
