import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { renderSignedIn } from '../../testing/render-page.tsx'

export const opinionId = '01890a5d-ac96-774b-bcce-b302099a3001'
export const question = 'Does dapagliflozin reduce hospitalisation in HFrEF?'

/** Opens a page of the area; whatever it leads to says 'Elsewhere'. */
export async function openOpinions(path: string, pathname: string, page: ReactNode) {
  await renderSignedIn(
    <Routes>
      <Route path={path} element={page} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    ['second-opinion', 'layout', 'controls', 'reference'],
    'user-1',
    null,
    pathname,
  )
  return userEvent.setup()
}
