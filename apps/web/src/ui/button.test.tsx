import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Button } from './button.tsx'

it('is pressed with Enter and with Space', async () => {
  const press = vi.fn()
  const { user } = await renderUi(<Button onClick={press}>Save</Button>)
  screen.getByRole('button', { name: 'Save' }).focus()

  await user.keyboard('{Enter} ')

  expect(press).toHaveBeenCalledTimes(2)
})

it('does not submit a form by accident', async () => {
  const submit = vi.fn()
  const { user } = await renderUi(
    <form onSubmit={submit}>
      <Button>Save</Button>
    </form>,
  )

  await user.click(screen.getByRole('button'))

  expect(submit).not.toHaveBeenCalled()
})

it('cannot be pressed again while it is busy, says so, and keeps its name', async () => {
  const press = vi.fn()
  const { user } = await renderUi(
    <Button busy onClick={press}>
      Saving
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving' })

  await user.click(button)

  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})
