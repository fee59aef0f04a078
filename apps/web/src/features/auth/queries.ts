import { logIn, register, resendOtp, verifyEmail } from '@auscult/contract/auth.ts'
import type { InputOf } from '@auscult/contract/operation.ts'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const logInMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof logIn>['body']) => call(logIn, { body }),
})

export const registerMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof register>['body']) => call(register, { body }),
})

export const verifyEmailMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof verifyEmail>['body']) => call(verifyEmail, { body }),
})

export const resendOtpMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof resendOtp>['body']) => call(resendOtp, { body }),
})
