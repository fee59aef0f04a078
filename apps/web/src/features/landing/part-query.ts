import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export type PartQuery<Props extends object> = ReturnType<typeof partQuery<Props>>

/**
 * A part of the page that loads when it is wanted. What does not come is a failure the page can show beside the rest; a rejected
 * `lazy` would take the whole page away.
 */
export function partQuery<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  return queryOptions({
    queryKey: ['landing-part', name],
    // In a box, because a component is a function, and a query keeps values.
    queryFn: async () => ({ Part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
