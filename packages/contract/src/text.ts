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

/** An e-mail address in lower case, at most 254 characters (RFC 5321). */
export const EmailAddress = text({ min: 3, max: 254 })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email())
