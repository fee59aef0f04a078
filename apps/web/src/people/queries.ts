import {
  getProfile,
  type Profile,
  type ProfileUpdate,
  updateProfile,
  withdrawVerification,
} from '@auscult/contract/people/profile.ts'
import {
  listCountries,
  listProfessionalCategories,
  listProfessionalRoles,
} from '@auscult/contract/people/reference.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/calls/api.ts'
import { identityQuery, rememberIdentity } from '../lib/session/identity.ts'

/** The caller's own profile; null before onboarding. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const { data } = await call(getProfile, {}, { signal })
    return data[0] ?? null
  },
})

/** Lists that only an update of the installation changes. */
const lasting = { staleTime: Number.POSITIVE_INFINITY }

export const countriesQuery = queryOptions({
  queryKey: ['reference', 'countries'],
  queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
  ...lasting,
})

export const specialitiesQuery = queryOptions({
  queryKey: ['reference', 'specialities'],
  queryFn: async ({ signal }) => (await call(listProfessionalCategories, {}, { signal })).data,
  ...lasting,
})

export const rolesQuery = queryOptions({
  queryKey: ['reference', 'roles'],
  queryFn: async ({ signal }) => (await call(listProfessionalRoles, {}, { signal })).data,
  ...lasting,
})

/** Changes the own profile. */
export function useUpdateProfile() {
  const onSuccess = useNewProfile()
  return useMutation({
    mutationKey: ['profile', 'update'],
    mutationFn: (body: ProfileUpdate) => call(updateProfile, { body }),
    onSuccess,
  })
}

/** Takes the own registration number back while it waits. */
export function useWithdrawVerification() {
  const onSuccess = useNewProfile()
  return useMutation({ mutationFn: () => call(withdrawVerification, {}), onSuccess })
}

/** What other parts of the page know of the person is right at once, without asking again. */
function useNewProfile() {
  const queryClient = useQueryClient()
  return async ({ data: [profile] }: { data: Profile[] }) => {
    // An answer that is on its way, from before the change, must not undo it.
    await queryClient.cancelQueries({ queryKey: identityQuery.queryKey })
    if (profile === undefined) return
    queryClient.setQueryData(profileQuery.queryKey, profile)
    const { name, type, status, profilePicture } = profile
    const identity = queryClient.setQueryData(
      identityQuery.queryKey,
      (before) => before && { ...before, name, type, status, profilePicture },
    )
    if (identity !== undefined) rememberIdentity(identity)
  }
}
