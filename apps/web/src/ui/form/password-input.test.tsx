import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

it('its toggle follows the input in tab order and says what pressing it does', async () => {
  const { user } = await renderUi(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )

  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }))
  await user.keyboard('{Enter}')

  expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Password' })).toBeDefined()
})

it('takes a pasted password', async () => {
  const { user } = await renderUi(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  screen.getByLabelText('Password').focus()

  await user.paste('from a password manager')

  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'from a password manager')
})
