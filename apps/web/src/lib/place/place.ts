import { createContext, useContext } from 'react'

/** Where somebody is, and what the page before handed over; the history's entry keeps it. */
export type Place = { pathname: string; search: string; hash: string; state: unknown }

/** A path of this site, or this page with another query and fragment; what is not named is empty. */
export type Goal = string | { search?: string; hash?: string }

export type Go = (
  goal: Goal,
  options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean },
) => void

type Surroundings = { place: Place; go: Go }

/** Given by the router, or by the history alone where a page starts without it. */
export const PlaceContext = createContext<Surroundings | undefined>(undefined)

function useSurroundings(): Surroundings {
  const surroundings = useContext(PlaceContext)
  if (surroundings === undefined) throw new Error('Nothing here says where one is')
  return surroundings
}

/** Where one is, for the pages that may stand without the router. */
export function usePlace(): Place {
  return useSurroundings().place
}

/** The way elsewhere, which stays the same function while the page is the same. */
export function useGo(): Go {
  return useSurroundings().go
}
