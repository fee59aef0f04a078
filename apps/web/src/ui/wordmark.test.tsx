import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Wordmark } from './wordmark.tsx'

it('is read as the name alone', async () => {
  const { container } = await renderUi(<Wordmark />)

  expect(screen.getByText('Auscult')).toBeDefined()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
