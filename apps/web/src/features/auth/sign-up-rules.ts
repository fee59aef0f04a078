import { passwordLimits } from '@auscult/contract/auth.ts'
import { EmailAddress } from '@auscult/contract/text.ts'
import { z } from 'zod'

/** The faults a form can have; the `access` texts have words for each under `signUp.errors`. */
export const signUpFaults = [
  'firstName',
  'lastName',
  'email',
  'emailShape',
  'password',
  'passwordLength',
  'confirmPassword',
  'mismatch',
  'terms',
  'privacy',
] as const
type Fault = (typeof signUpFaults)[number]

const noSpaces = /^\S+$/

const filled = (message: Fault) => z.string().refine((value) => value.trim() !== '', { message })
const accepted = (message: Fault) => z.boolean().refine((value) => value, { message })

/** The rules of the form, checked on submit: what is missing first, its shape after. */
export const SignUp = z
  .object({
    firstName: filled('firstName'),
    lastName: filled('lastName'),
    email: filled('email').refine(
      (value) => value.trim() === '' || (noSpaces.test(value) && EmailAddress.safeParse(value).success),
      { message: 'emailShape' },
    ),
    password: z
      .string()
      .min(1, { message: 'password', abort: true })
      .min(passwordLimits.min, { message: 'passwordLength' }),
    confirmPassword: z.string().min(1, { message: 'confirmPassword' }),
    acceptTerms: accepted('terms'),
    acceptPrivacy: accepted('privacy'),
    acceptPromotion: z.boolean(),
  })
  .refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'mismatch',
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
