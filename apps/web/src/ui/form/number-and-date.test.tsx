import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'
import { NumberInput } from './number-input.tsx'

function Year() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <Field label="Year of enrollment">
        <NumberInput value={value} onValueChange={setValue} min={1950} max={2026} isYear />
      </Field>
      <output>{String(value)}</output>
    </>
  )
}

it('a year out of range stays as it was typed, for the form to tell', async () => {
  const { user } = await renderUi(<Year />)

  await user.type(screen.getByLabelText('Year of enrollment'), '1850')
  await user.tab()

  expect(screen.getByLabelText('Year of enrollment')).toHaveProperty('value', '1850')
  expect(screen.getByRole('status').textContent).toBe('1850')
})

it('a phone shows digits, and arrow keys step', async () => {
  const { user } = await renderUi(<Year />)
  const input = screen.getByLabelText('Year of enrollment')
  await user.type(input, '2019')

  await user.keyboard('{ArrowUp}')

  expect(input.getAttribute('inputmode')).toBe('numeric')
  expect(screen.getByRole('status').textContent).toBe('2020')
})

it('a unit describes its number', async () => {
  await renderUi(
    <Field label="Potassium" error="Too high">
      <NumberInput value={4.1} onValueChange={() => undefined} step={0.1} unit="mmol/L" />
    </Field>,
  )

  const input = screen.getByLabelText('Potassium')
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Too high', 'mmol/L'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('a date is the field of the browser, named and described by its Field', async () => {
  await renderUi(
    <Field label="Date of birth" hint="As in your passport">
      <DateInput value="1985-04-12" onChange={() => undefined} max="2026-11-26" />
    </Field>,
  )

  const input = screen.getByLabelText('Date of birth')
  expect(input.getAttribute('type')).toBe('date')
  expect(input.getAttribute('aria-describedby')).not.toBeNull()
})
