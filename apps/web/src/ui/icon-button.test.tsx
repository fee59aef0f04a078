import { screen } from '@testing-library/react'
import { X } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { IconButton } from './icon-button.tsx'

it('is named by its label, not by its icon', async () => {
  const press = vi.fn()
  const { user, container } = await renderUi(
    <IconButton label="Close" onClick={press}>
      <X />
    </IconButton>,
  )

  await user.click(screen.getByRole('button', { name: 'Close' }))

  expect(press).toHaveBeenCalledOnce()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
