import { passwordLimits } from '@auscult/contract/auth.ts'
import { EmailAddress } from '@auscult/contract/text.ts'
import { z } from 'zod'

const noSpaces = /^\S+$/

/** Messages are keys of the `access` texts, because a rule outlives a language. */
const filled = (message: string) => z.string().refine((value) => value.trim() !== '', { message })
const accepted = (message: string) => z.boolean().refine((value) => value, { message })

/** The rules of the form, checked on submit: what is missing first, its shape after. */
export const SignUp = z
  .object({
    firstName: filled('signUp.errors.firstName'),
    lastName: filled('signUp.errors.lastName'),
    email: filled('signUp.errors.email').refine(
      (value) => value.trim() === '' || (noSpaces.test(value) && EmailAddress.safeParse(value).success),
      { message: 'signUp.errors.emailShape' },
    ),
    password: z
      .string()
      .min(1, { message: 'signUp.errors.password', abort: true })
      .min(passwordLimits.min, { message: 'signUp.errors.passwordLength' }),
    confirmPassword: z.string().min(1, { message: 'signUp.errors.confirmPassword' }),
    acceptTerms: accepted('signUp.errors.terms'),
    acceptPrivacy: accepted('signUp.errors.privacy'),
    acceptPromotion: z.boolean(),
  })
  .refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'signUp.errors.mismatch',
    // Also when other fields fail: a person should see everything that is wrong at once.
    when: ({ value }) => typeof value === 'object',
  })
export type SignUp = z.infer<typeof SignUp>

export const emptySignUp: SignUp = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
  acceptPrivacy: false,
  acceptPromotion: false,
}

/** Shown while typing: a password of 1 to 7 characters. */
export function isTooShort(password: string): boolean {
  return password.length > 0 && password.length < passwordLimits.min
}

/** Shown while typing: a confirmation that has begun and differs. */
export function isMismatch({ password, confirmPassword }: SignUp): boolean {
  return confirmPassword !== '' && password !== confirmPassword
}
