import {
  forgotPassword,
  logIn,
  register,
  resendOtp,
  resetPassword,
  verifyEmail,
} from '@auscult/contract/auth/auth.ts'
import { logInWithGoogle, registerWithGoogle } from '@auscult/contract/auth/google.ts'
import { logInWithOidc, registerWithOidc } from '@auscult/contract/auth/oidc.ts'
import type { InputOf } from '@auscult/contract/operation.ts'
import { call } from '../../lib/calls/api.ts'

export const calls = {
  logInWithGoogle: (body: InputOf<typeof logInWithGoogle>['body']) => call(logInWithGoogle, { body }),
  registerWithGoogle: (body: InputOf<typeof registerWithGoogle>['body']) =>
    call(registerWithGoogle, { body }),
  logInWithOidc: (body: InputOf<typeof logInWithOidc>['body']) => call(logInWithOidc, { body }),
  registerWithOidc: (body: InputOf<typeof registerWithOidc>['body']) => call(registerWithOidc, { body }),
  logIn: (body: InputOf<typeof logIn>['body']) => call(logIn, { body }),
  register: (body: InputOf<typeof register>['body']) => call(register, { body }),
  verifyEmail: (body: InputOf<typeof verifyEmail>['body']) => call(verifyEmail, { body }),
  forgotPassword: (body: InputOf<typeof forgotPassword>['body']) => call(forgotPassword, { body }),
  resetPassword: (body: InputOf<typeof resetPassword>['body']) => call(resetPassword, { body }),
  resendOtp: (body: InputOf<typeof resendOtp>['body']) => call(resendOtp, { body }),
}
export type Calls = typeof calls
