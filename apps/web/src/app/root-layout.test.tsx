import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { createMemoryRouter, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startI18n } from '../lib/language/i18n.ts'
import { RootLayout } from './root-layout.tsx'

beforeAll(() => startI18n('en-GB'))

/** Two buttons; leaving the first one leads to another address of the same page, within the event. */
function Page() {
  const navigate = useNavigate()
  return (
    <main>
      <h1>Answer</h1>
      <button type="button" onBlur={() => void navigate('/answer/sources/1', { flushSync: true })}>
        Source
      </button>
      <button type="button">Reasons</button>
    </main>
  )
}

it('leaves the focus to who moves on by Tab while the address changes', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const routes = [{ element: <RootLayout />, children: [{ path: '/answer/*', element: <Page /> }] }]
  const router = createMemoryRouter(routes, { initialEntries: ['/answer'] })
  const headingFocused = vi.spyOn(HTMLHeadingElement.prototype, 'focus')
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Source' }))

  await user.tab()

  await waitFor(() => expect(router.state.location.pathname).toBe('/answer/sources/1'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reasons' }))
  expect(headingFocused).not.toHaveBeenCalled()
})
