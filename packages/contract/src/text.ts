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
const hidden = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u
const linkOrMarkup = /:\/\/|@|www\.|[<>]/iu

/** One line as a person typed it, without spaces at the ends. */
export function line(options: { max: number }) {
  return text(options)
    .trim()
    .min(1)
    .refine((value) => !hidden.test(value), { message: 'must be one line without hidden characters' })
}

/** What a person is called, without spaces at the ends. It will stand in mails and beside other people's names, so it is no place for links or HTML. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(
    (name) => name.isWellFormed() && /\p{L}/u.test(name) && !hidden.test(name) && !linkOrMarkup.test(name),
    { message: 'must be a name, without links, addresses, < or >, or hidden characters' },
  )

/** An e-mail address in lower case, at most 254 characters (RFC 5321). */
export const EmailAddress = text({ min: 3, max: 254 })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email())
