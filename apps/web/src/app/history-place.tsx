import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Go, type Goal, type Place, PlaceContext } from '../lib/place/place.ts'

type HistoryPlaceProps = {
  /** Where the page was opened, or is prerendered for. */
  start: Place
  /** Called when the address has become another page's, which this one does not show. */
  onLeave: () => void
  children: ReactNode
}

/**
 * Place and ways by the browser's history alone, for a page that starts without the router. Entries are written as the router writes them
 * (React Router 8.5.1: `usr` is the state, `key` the entry's name, `idx` its number), so that it goes on from them.
 */
export function HistoryPlace({ start, onLeave, children }: HistoryPlaceProps) {
  const [place, setPlace] = useState(start)

  useEffect(() => {
    const follow = () => {
      const { pathname } = location
      if (pathname === start.pathname) setPlace(readPlace())
      else onLeave()
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [start.pathname, onLeave])

  const surroundings = useMemo(() => {
    const go: Go = (goal, { replace = false, state = null } = {}) => {
      const index = Number(read('idx') ?? 0)
      if (replace) history.replaceState({ usr: state, key: newKey(), idx: index }, '', addressOf(goal))
      else {
        // The router counts from the entry it finds, and this one has no number yet.
        history.replaceState({ ...history.state, idx: index }, '')
        history.pushState({ usr: state, key: newKey(), idx: index + 1 }, '', addressOf(goal))
      }
      if (location.pathname === start.pathname) setPlace(readPlace())
      else onLeave()
    }
    return { place, go }
  }, [place, start.pathname, onLeave])

  return <PlaceContext value={surroundings}>{children}</PlaceContext>
}

export function readPlace(): Place {
  const { pathname, search, hash } = location
  return { pathname, search, hash, state: read('usr') ?? null }
}

function read(name: 'usr' | 'idx'): unknown {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return undefined
  const fields: Record<string, unknown> = { ...state }
  return fields[name]
}

function addressOf(goal: Goal): string {
  return typeof goal === 'string' ? goal : location.pathname + (goal.search ?? '') + (goal.hash ?? '')
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
