import { downloadProfile } from '@auscult/contract/account.ts'
import {
  deleteAccount,
  type EmailPreferences,
  getEmailPreferences,
  setEmailPreferences,
} from '@auscult/contract/account-settings.ts'
import { changePassword } from '@auscult/contract/auth.ts'
import { endSession, listSessions } from '@auscult/contract/auth-sessions.ts'
import type { InputOf } from '@auscult/contract/operation.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { download } from '../../lib/calls/download.ts'

/** Which mails the person wants. */
export const emailPreferencesQuery = queryOptions({
  queryKey: ['email-preferences'],
  queryFn: ({ signal }) => call(getEmailPreferences, {}, { signal }),
})

export function emailPreferencesMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: EmailPreferences) => call(setEmailPreferences, { body }),
    onSuccess: (answer) => queryClient.setQueryData(emailPreferencesQuery.queryKey, answer),
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
