import { queryOptions } from '@tanstack/react-query'

/** Whether somebody went on although their profile could not be saved: known to this page and gone with it. */
export const unsavedProfileQuery = queryOptions({
  queryKey: ['profile', 'unsaved'],
  queryFn: () => false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
