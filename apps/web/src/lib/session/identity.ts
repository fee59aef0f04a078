import { getIdentity, type Identity } from '@auscult/contract/auth/auth.ts'
import { queryOptions } from '@tanstack/react-query'
import { tabStorage } from '../browser-storage.ts'
import { call } from '../calls/api.ts'
import { storageKeys } from './session.ts'

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

/** Type, name and status of the person, where the specification has them: session storage. */
export function rememberIdentity(identity: Identity): void {
  tabStorage.setItem(storageKeys.userType, identity.type ?? '')
  tabStorage.setItem(storageKeys.userName, identity.name)
  tabStorage.setItem(storageKeys.userStatus, identity.status)
}
