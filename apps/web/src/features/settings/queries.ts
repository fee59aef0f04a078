import { downloadProfile } from '@auscult/contract/account/account.ts'
import {
  deleteAccount,
  getEmailPreferences,
  setEmailPreferences,
} from '@auscult/contract/account/settings.ts'
import { changePassword } from '@auscult/contract/auth/auth.ts'
import {
  confirmEmailChange,
  getEmailChange,
  requestEmailChange,
  resendEmailChangeCode,
} from '@auscult/contract/auth/email-change.ts'
import { endOtherSessions, endSession, listSessions } from '@auscult/contract/auth/sessions.ts'
import type { InputOf } from '@auscult/contract/operation.ts'
import { getWeeklyMail, setWeeklyMail } from '@auscult/contract/posts/mail.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { download } from '../../lib/calls/download.ts'
import { identityQuery } from '../../lib/session/identity.ts'

/** The mails that a person may want or not, each with how that is asked and kept. */
const mails = {
  promotion: {
    ask: async (signal: AbortSignal) => (await call(getEmailPreferences, {}, { signal })).data.isPromotion,
    keep: async (isPromotion: boolean) =>
      (await call(setEmailPreferences, { body: { isPromotion } })).data.isPromotion,
  },
  weekly: {
    ask: async (signal: AbortSignal) => (await call(getWeeklyMail, {}, { signal })).data.isWanted,
    keep: async (isWanted: boolean) => (await call(setWeeklyMail, { body: { isWanted } })).data.isWanted,
  },
} as const
export type Mail = keyof typeof mails

/** Whether the person wants a mail. */
export function wantedQuery(mail: Mail) {
  return queryOptions({ queryKey: ['mails', mail], queryFn: ({ signal }) => mails[mail].ask(signal) })
}

export function wantedMutation(queryClient: QueryClient, mail: Mail) {
  return mutationOptions({
    mutationFn: (isWanted: boolean) => mails[mail].keep(isWanted),
    onSuccess: (isWanted) => queryClient.setQueryData(wantedQuery(mail).queryKey, isWanted),
  })
}

/** Where the person is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  staleTime: 0,
})

export function endSessionMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function endOtherSessionsMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: () => call(endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** All that is kept of the person, as text. */
export const downloadMutation = mutationOptions({
  mutationFn: async () => (await download(downloadProfile, {})).text(),
})

export const deleteAccountMutation = mutationOptions({
  mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
})

export const changePasswordMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof changePassword>['body']) => call(changePassword, { body }),
})

/** The address whose code is waited for, or null. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: async ({ signal }): Promise<{ email: string } | null> =>
    (await call(getEmailChange, {}, { signal })).data,
  staleTime: 0,
})

export function requestEmailChangeMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: InputOf<typeof requestEmailChange>['body']) => call(requestEmailChange, { body }),
    onSuccess: (_answer, { email }) => {
      queryClient.setQueryData(emailChangeQuery.queryKey, () => ({ email }))
    },
  })
}

export const resendEmailChangeCodeMutation = mutationOptions({
  mutationFn: () => call(resendEmailChangeCode, { body: {} }),
})

export function confirmEmailChangeMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ otp }: { email: string; otp: number }) => call(confirmEmailChange, { body: { otp } }),
    onSuccess: () => {
      queryClient.setQueryData(emailChangeQuery.queryKey, null)
      void queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
}
