import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { i18n, loadTexts, startI18n } from '../lib/language/i18n.ts'

/** Renders a component with the texts every page has, and gives the hands to use it. */
export async function renderUi(component: ReactNode) {
  if (!i18n.isInitialized) await startI18n('en-GB')
  await loadTexts('controls')
  return { user: userEvent.setup(), ...render(component) }
}

/** The same for a component that leads to other pages. */
export function renderLinked(component: ReactNode) {
  return renderUi(<MemoryRouter>{component}</MemoryRouter>)
}
