import { Outlet } from 'react-router'
import { WithQueries } from '../lib/calls/with-queries.tsx'

/** Around all pages but the landing page, which asks the server for nothing at first and stays light without. */
export function QueryLayout() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  )
}
