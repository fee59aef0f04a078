import { passwordLimits } from '@auscult/contract/auth/limits.ts'
import { isEmailAddress } from '@auscult/contract/auth/email-shape.ts'

/** What a person fills in, as it stands in the fields. */
export type SignUp = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  acceptTerms: boolean
  acceptPrivacy: boolean
  acceptPromotion: boolean
}

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

/** The faults a form can have; the `access` texts have words for each under `signUp.errors`. */
type Fault =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'emailShape'
  | 'password'
  | 'passwordLength'
  | 'confirmPassword'
  | 'mismatch'
  | 'terms'
  | 'privacy'

export type SignUpFaults = Partial<Record<keyof SignUp, Fault>>

const isBlank = (typed: string) => typed.trim() === ''

/** The rules of the form, checked on submit: what is missing first, its shape after. In the order of the fields. */
export function faultsOf(form: SignUp): SignUpFaults {
  return {
    ...(isBlank(form.firstName) && { firstName: 'firstName' }),
    ...(isBlank(form.lastName) && { lastName: 'lastName' }),
    ...faultOfEmail(form.email),
    ...faultOfPassword(form.password),
    ...faultOfConfirmation(form),
    ...(!form.acceptTerms && { acceptTerms: 'terms' }),
    ...(!form.acceptPrivacy && { acceptPrivacy: 'privacy' }),
  }
}

function faultOfEmail(email: string): SignUpFaults {
  if (isBlank(email)) return { email: 'email' }
  return isAddressShaped(email) ? {} : { email: 'emailShape' }
}

function faultOfPassword(password: string): SignUpFaults {
  if (password === '') return { password: 'password' }
  return isTooShort(password) ? { password: 'passwordLength' } : {}
}

function faultOfConfirmation(form: SignUp): SignUpFaults {
  if (form.confirmPassword === '') return { confirmPassword: 'confirmPassword' }
  return isMismatch(form) ? { confirmPassword: 'mismatch' } : {}
}

/** An address without spaces, also at its ends. */
export function isAddressShaped(typed: string): boolean {
  return !/\s/u.test(typed) && isEmailAddress(typed)
}

/** Shown while typing: a password of 1 to 7 characters. */
export function isTooShort(password: string): boolean {
  return password.length > 0 && password.length < passwordLimits.min
}

/** Shown while typing: a confirmation that has begun and differs. */
export function isMismatch({ password, confirmPassword }: SignUp): boolean {
  return confirmPassword !== '' && password !== confirmPassword
}
