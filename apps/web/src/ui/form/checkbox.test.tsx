import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Checkbox } from './checkbox.tsx'

it('is toggled by Space and by a press on its words', async () => {
  const { user } = await renderUi(<Checkbox label="I accept" />)
  const box = screen.getByRole('checkbox', { name: 'I accept' })

  await user.tab()
  await user.keyboard(' ')
  expect(box).toHaveProperty('checked', true)

  await user.click(screen.getByText('I accept'))
  expect(box).toHaveProperty('checked', false)
})

it('an error describes it and marks it invalid', async () => {
  await renderUi(<Checkbox label="I accept" error="You must accept" />)

  const box = screen.getByRole('checkbox')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You must accept',
  )
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
