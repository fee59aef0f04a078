import {
  type AntibioticEntry,
  antibioticsPerPage,
  listAntibiotics,
  type Population,
  type SyndromeGroup,
} from '@auscult/contract/guides/antibiotics.ts'
import { searchLabs } from '@auscult/contract/guides/labs.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { findAntibioticsHere, findLabsHere, orFromDevice } from './on-device.ts'

/** Tests that a search finds, or all of them by category where nothing is searched for. */
export function labsQuery(search: string) {
  return queryOptions({
    queryKey: ['labs', search],
    queryFn: ({ signal }) =>
      orFromDevice(
        () => call(searchLabs, { body: search === '' ? { type: 'category' } : { search } }, { signal }),
        async () => ({ data: await findLabsHere(search) }),
      ),
    placeholderData: keepPreviousData,
    // The device answers where the server does not; asking again would only take longer.
    retry: false,
  })
}

export type AntibioticFilter = {
  search: string
  group: SyndromeGroup | undefined
  population: Population | undefined
}

type AntibioticPage = {
  data: AntibioticEntry[]
  total: number
  hasMore: boolean
  localGuidance: string | null
}

/** Syndromes, ten at a time. */
export function antibioticsQuery(filter: AntibioticFilter) {
  return infiniteQueryOptions({
    queryKey: ['antibiotics', filter],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      orFromDevice(
        () => call(listAntibiotics, { query: { page, limit: antibioticsPerPage, ...filter } }, { signal }),
        () => readPage(filter, page),
      ),
    getNextPageParam: ({ answer }, _pages, page) => (answer.hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

async function readPage(filter: AntibioticFilter, page: number): Promise<AntibioticPage> {
  const found = await findAntibioticsHere(filter)
  const end = page * antibioticsPerPage
  return {
    data: found.slice(end - antibioticsPerPage, end),
    total: found.length,
    hasMore: end < found.length,
    localGuidance: null,
  }
}
