import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

it('changes the theme, says what pressing it does, and is remembered', async () => {
  const { user } = await renderUi(<ThemeToggle />)

  await user.click(screen.getByRole('button', { name: 'Use the dark theme' }))

  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeDefined()
})
