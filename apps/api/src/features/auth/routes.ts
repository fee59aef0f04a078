import * as contract from '@auscult/contract/auth/auth.ts'
import * as emailChange from '@auscult/contract/auth/email-change.ts'
import * as google from '@auscult/contract/auth/google.ts'
import * as oidc from '@auscult/contract/auth/oidc.ts'
import * as sessions from '@auscult/contract/auth/sessions.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmEmailChange } from './email-change/confirm-email-change.ts'
import { findEmailChange } from './email-change/email-changes.ts'
import { requestEmailChange } from './email-change/request-email-change.ts'
import { resendEmailChangeCode } from './email-change/resend-email-change-code.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { getIdentity } from './log-in/identity.ts'
import { mountBackChannelLogOut } from './providers/back-channel-log-out.ts'
import { mountProviderVisits } from './providers/provider-visits.ts'
import { logIn } from './log-in/log-in.ts'
import { logInWithProvider } from './providers/log-in-with-provider.ts'
import { logOut } from './log-in/log-out.ts'
import { register } from './sign-up/register.ts'
import { endOtherSessions, endSession, listSessions } from './log-in/own-sessions.ts'
import { registerWithProvider } from './providers/register-with-provider.ts'
import { resendOtp } from './sign-up/resend-otp.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { verifyEmail } from './sign-up/verify-email.ts'

export function mountAuth(app: FastifyInstance, deps: AuthDeps): void {
  mount(app, contract.register, (call) => register(deps, call))
  mount(app, contract.verifyEmail, (call) => verifyEmail(deps, call))
  mount(app, contract.resendOtp, (call) => resendOtp(deps, call))
  mount(app, contract.forgotPassword, (call) => forgotPassword(deps, call))
  mount(app, contract.resetPassword, (call) => resetPassword(deps, call))
  mount(app, contract.changePassword, (call) => changePassword(deps, call))
  mount(app, emailChange.requestEmailChange, (call) => requestEmailChange(deps, call))
  mount(app, emailChange.getEmailChange, async ({ user }) => {
    const change = await findEmailChange(deps.db, user.id, deps.clock())
    return { data: change === undefined ? null : { email: change.email } }
  })
  mount(app, emailChange.resendEmailChangeCode, (call) => resendEmailChangeCode(deps, call))
  mount(app, emailChange.confirmEmailChange, (call) => confirmEmailChange(deps, call))
  mount(app, contract.logIn, (call) => logIn(deps, call))
  mount(app, google.logInWithGoogle, (call) => logInWithProvider(deps, 'google', call))
  mount(app, google.registerWithGoogle, (call) => registerWithProvider(deps, 'google', call))
  mount(app, oidc.logInWithOidc, (call) => logInWithProvider(deps, 'oidc', call))
  mount(app, oidc.registerWithOidc, (call) => registerWithProvider(deps, 'oidc', call))
  mountProviderVisits(app, deps, 'google')
  mountProviderVisits(app, deps, 'oidc')
  mountBackChannelLogOut(app, deps)
  mount(app, contract.logOut, (call) => logOut(deps, call))
  mount(app, sessions.listSessions, (call) => listSessions(deps, call))
  mount(app, sessions.endOtherSessions, (call) => endOtherSessions(deps, call))
  mount(app, sessions.endSession, (call) => endSession(deps, call))
  mount(app, contract.getIdentity, (call) => getIdentity(deps, call))
}
