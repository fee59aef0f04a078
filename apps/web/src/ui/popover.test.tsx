import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Popover } from './popover.tsx'

it('its trigger says whether it is open; Escape closes it and gives the focus back', async () => {
  const { user } = await renderUi(
    <Popover title="Why this score" trigger={<button type="button">9/10</button>}>
      <p>Randomised, blinded</p>
    </Popover>,
  )
  const trigger = screen.getByRole('button', { name: '9/10' })
  expect(trigger.getAttribute('aria-expanded')).toBe('false')

  await user.click(trigger)
  await screen.findByRole('dialog', { name: 'Why this score' })
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(trigger)
})
