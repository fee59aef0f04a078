import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ConnectionError } from '../../lib/calls/call-errors.ts'
import { i18n } from '../../lib/language/i18n.ts'
import type { Calls } from './calls.ts'
import type { isSignUpOpen } from './sign-up/ask-country.ts'

/**
 * The contract and the envelope are a sixth of all script and needed only once somebody calls, so no page waits for them: they come
 * when a form is first touched.
 */
export async function loadCalls(): Promise<Calls> {
  try {
    return (await import('./calls.ts')).calls
  } catch (error) {
    throw new ConnectionError(i18n.t('call.unreachable'), { cause: error })
  }
}

/** What the country is asked with. */
async function loadCountry(): Promise<typeof isSignUpOpen> {
  try {
    return (await import('./sign-up/ask-country.ts')).isSignUpOpen
  } catch (error) {
    throw new ConnectionError(i18n.t('call.unreachable'), { cause: error })
  }
}

/** For a form's first focus, so that nothing is left to load when it is sent. What fails is tried again then. */
export function warmCalls(): void {
  loadCalls().catch(() => undefined)
}

let askedEarly: Promise<boolean> | undefined

/**
 * Asks before the page is rendered, and keeps the answer out of the cache: with it the first render would differ from the prerendered page
 * that it takes over.
 */
export function askSignUpOpenEarly(): void {
  askedEarly = loadCountry().then((ask) => ask(new AbortController().signal))
  askedEarly.catch(() => undefined)
}

/** Whether an account can be opened in the visitor's country. */
export const signUpOpenQuery = queryOptions({
  queryKey: ['sign-up-open'],
  queryFn: async ({ signal }) => {
    const early = askedEarly
    askedEarly = undefined
    return early ?? (await loadCountry())(signal)
  },
})

export const logInMutation = mutationOptions({
  mutationFn: async (body: Parameters<Calls['logIn']>[0]) => (await loadCalls()).logIn(body),
})

export const registerMutation = mutationOptions({
  mutationFn: async (body: Parameters<Calls['register']>[0]) => (await loadCalls()).register(body),
})

export const verifyEmailMutation = mutationOptions({
  mutationFn: async (body: Parameters<Calls['verifyEmail']>[0]) => (await loadCalls()).verifyEmail(body),
})

export const resendOtpMutation = mutationOptions({
  mutationFn: async (body: Parameters<Calls['resendOtp']>[0]) => (await loadCalls()).resendOtp(body),
})

export const forgotPasswordMutation = mutationOptions({
  mutationFn: async (body: Parameters<Calls['forgotPassword']>[0]) =>
    (await loadCalls()).forgotPassword(body),
})

export const resetPasswordMutation = mutationOptions({
  mutationFn: async (body: Parameters<Calls['resetPassword']>[0]) => (await loadCalls()).resetPassword(body),
})
