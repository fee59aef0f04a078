import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

afterEach(() => {
  delete document.documentElement.dataset.theme
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

it('changes the theme, says what pressing it does, and is remembered', async () => {
  const { user } = await renderUi(<ThemeToggle />)

  await user.click(screen.getByRole('button', { name: 'Use the dark theme' }))

  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeDefined()
})

it("colours the browser's bar as the page, whatever the system prefers", async () => {
  for (const theme of ['light', 'dark']) {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' })
    meta.media = `(prefers-color-scheme: ${theme})`
    meta.dataset.of = theme
    document.head.append(meta)
  }
  const { user } = await renderUi(<ThemeToggle />)

  await user.click(screen.getByRole('button', { name: 'Use the dark theme' }))

  const inForce = [...document.head.querySelectorAll('meta')].find(({ media }) => media === 'all')
  expect(inForce?.dataset.of).toBe('dark')
})

it('changes the theme in a browser that keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { user } = await renderUi(<ThemeToggle />)

  await user.click(screen.getByRole('button', { name: 'Use the dark theme' }))

  expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeDefined()
})
