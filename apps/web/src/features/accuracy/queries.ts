import { getAccuracy } from '@auscult/contract/public/accuracy.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'

/** The figures as the server read them at its start. */
export const accuracyQuery = queryOptions({
  queryKey: ['accuracy'],
  queryFn: ({ signal }) => call(getAccuracy, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
