import { screen } from '@testing-library/react'
import type { FormEvent } from 'react'
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
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('sends no form while it is busy, neither pressed nor by Enter in a field, and keeps the focus', async () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
  const { user, rerender } = await renderUi(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)

  rerender(form(true))
  await user.click(button)
  expect(document.activeElement).toBe(button)
  await user.type(screen.getByLabelText('Name'), 'Anna{Enter}')

  expect(submit).toHaveBeenCalledTimes(1)
})
