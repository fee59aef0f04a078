/*
 * The numbers of access, apart from the schemas: a page that shows them needs no Zod.
 */

export const passwordLimits = { min: 8, max: 128 }

/** Codes are drawn from 100000 to 999999, because they travel as a number. */
export const verificationCode = { digits: 6, autoSubmitMs: 500, resendSeconds: 30, lifeMinutes: 10, tries: 5 }

/** How long another address can be waited for, with a new code when the last is over. */
export const emailChange = { lifeMinutes: 60 }

/** A mailed link works once, until a newer one is mailed, and no longer than this. */
export const resetLink = { lifeMinutes: 30, perHour: 3 }
