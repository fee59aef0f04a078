import { getConfig } from '@auscult/contract/public/public.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { paths } from '../../../lib/paths.ts'
import { observationCodes } from './record-facts.ts'
import { beginLaunch, finishLaunch, LaunchRefused, type SmartClient } from './smart-launch.ts'

/** A launch is tried once: what failed is opened anew from the record. */
const once = { retry: false, gcTime: 0, staleTime: Infinity } as const

/** Where the browser goes next. */
export const launchQuery = (params: URLSearchParams) =>
  queryOptions({
    queryKey: ['smart', 'launch', params.toString()] as const,
    queryFn: async ({ signal }) => {
      const redirectUri = new URL(paths.launched, location.origin).toString()
      return (await beginLaunch(params, await findClient(signal), redirectUri)).toString()
    },
    ...once,
  })

/** The record that was opened, as resources. */
export const recordQuery = (params: URLSearchParams) =>
  queryOptions({
    queryKey: ['smart', 'record', params.toString()] as const,
    queryFn: async ({ signal }) => {
      const { clientId } = await findClient(signal)
      return finishLaunch(
        params,
        clientId,
        observationCodes.map(({ loinc }) => loinc),
      )
    },
    ...once,
  })

async function findClient(signal: AbortSignal): Promise<SmartClient> {
  const { smart } = await call(getConfig, {}, { signal })
  if (smart === null) throw new LaunchRefused('unknown-server')
  return smart
}
