import { z } from 'zod'

/**
 * Text as a person typed it. U+0000 and lone surrogates are refused because PostgreSQL cannot store them; nothing else
 * is changed or trimmed, so no input is lost.
 */
export function text(options: { max: number; min?: number }) {
  return z
    .string()
    .min(options.min ?? 0)
    .max(options.max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), {
      message: 'contains characters that cannot be stored',
    })
}

/** Controls, line breaks, what turns the direction of writing, and what takes no room; two joiners are letters' own in some scripts. */
export const hidden = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u

/** One line as a person typed it, without spaces at the ends. */
export function line(options: { max: number }) {
  return text(options)
    .trim()
    .min(1)
    .refine((value) => !hidden.test(value), { message: 'must be one line without hidden characters' })
}

/** An e-mail address in lower case, at most 254 characters (RFC 5321). */
export const EmailAddress = text({ min: 3, max: 254 })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email())
