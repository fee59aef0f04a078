import { getIdentity } from '@auscult/contract/auth.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { rememberIdentity } from './session.ts'

/** Who is signed in. Type, name and status also go to session storage. */
export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: async ({ signal }) => {
    const { data } = await call(getIdentity, {}, { signal })
    const [identity] = data
    if (identity === undefined) throw new Error('The identity list is empty')
    rememberIdentity(identity)
    return identity
  },
})
