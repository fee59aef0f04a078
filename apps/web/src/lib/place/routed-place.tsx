import { type ReactNode, useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Go, PlaceContext } from './place.ts'

/** The router's place and ways, for what is below. */
export function RoutedPlace({ children }: { children: ReactNode }) {
  const place = useLocation()
  const navigate = useNavigate()
  const go: Go = useCallback((goal, options) => void navigate(goal, options), [navigate])
  const surroundings = useMemo(() => ({ place, go }), [place, go])

  return <PlaceContext value={surroundings}>{children}</PlaceContext>
}
