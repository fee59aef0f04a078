import { Outlet } from 'react-router'
import { WithQueries } from '../lib/calls/with-queries.tsx'
import { RoutedPlace } from '../lib/place/routed-place.tsx'

/** Around all pages but the landing page, which asks the server for nothing at first and stays light without. */
export function QueryLayout() {
  return (
    <RoutedPlace>
      <WithQueries>
        <Outlet />
      </WithQueries>
    </RoutedPlace>
  )
}
