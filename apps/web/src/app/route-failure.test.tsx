import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../lib/language/i18n.ts'
import { RouteFailure } from './route-failure.tsx'

function visitBroken(error: Error) {
  const Broken = () => {
    throw error
  }
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: RouteFailure }])
  render(<RouterProvider router={router} />)
}

beforeEach(async () => {
  await startI18n('en-GB')
  // React and the router report what they caught; these tests break pages on purpose.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => silence.mockRestore()
})

it('says what happened, what is safe and what to do when a page breaks', () => {
  visitBroken(new Error('a bug'))

  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Nothing you sent before has been lost')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByText('a bug')).toBeNull()
})

it('speaks of the connection when a part of the page did not load', () => {
  visitBroken(new TypeError('Failed to fetch dynamically imported module: /assets/ai-page.js'))

  expect(screen.getByRole('alert').textContent).toContain('Check your connection')
})
