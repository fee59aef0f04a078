import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ')

it('its label names the control and focuses it', async () => {
  const { user } = await renderUi(
    <Field label="Email">
      <TextInput />
    </Field>,
  )

  await user.click(screen.getByText('Email'))

  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

it('hint and error describe the control, and an error marks it invalid', async () => {
  await renderUi(
    <Field label="Email" hint="As on your badge" error="Email is required">
      <TextInput />
    </Field>,
  )

  const input = screen.getByRole('textbox')
  expect(descriptionOf(input)).toBe('As on your badge | Email is required')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('without an error the control is not invalid', async () => {
  await renderUi(
    <Field label="Email">
      <TextInput />
    </Field>,
  )

  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false)
})

it('an error that appears is announced', async () => {
  const { rerender } = await renderUi(
    <Field label="Email">
      <TextInput />
    </Field>,
  )

  rerender(
    <Field label="Email" error="Email is required">
      <TextInput />
    </Field>,
  )

  expect(screen.getByText('Email is required').closest('[aria-live="polite"]')).not.toBeNull()
})
