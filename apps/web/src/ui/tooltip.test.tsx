import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Tooltip } from './tooltip.tsx'

it('opens on keyboard focus, describes its trigger, and Escape closes it', async () => {
  const { user } = await renderUi(
    <Tooltip text="Resets on 1 December">
      <button type="button">87 left</button>
    </Tooltip>,
  )
  const trigger = screen.getByRole('button', { name: '87 left' })
  const description = document.getElementById(trigger.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Resets on 1 December')

  await user.tab()
  await waitFor(() => expect(screen.getAllByText('Resets on 1 December')).toHaveLength(2))
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.getAllByText('Resets on 1 December')).toHaveLength(1))
})
