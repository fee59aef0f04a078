import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'

const options = [
  { value: 'AT', label: 'Österreich' },
  { value: 'DE', label: 'Deutschland' },
  { value: 'IT', label: 'Italien' },
]

function Page({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <Field label="Country" error={error}>
        <Combobox options={options} value={value} onValueChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  )
}

it('is found by typing, accents left out, and chosen from the keyboard', async () => {
  const { user } = await renderUi(<Page />)
  const input = screen.getByRole('combobox', { name: 'Country' })

  await user.type(input, 'oster')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Österreich'])
  await user.keyboard('{Enter}')

  await waitFor(() => expect(input).toHaveProperty('value', 'Österreich'))
  expect(screen.getByRole('status').textContent).toBe('AT')
})

it('says when nothing fits', async () => {
  const { user } = await renderUi(<Page />)

  await user.type(screen.getByRole('combobox'), 'zz')

  expect(await screen.findByText('Nothing fits “zz”.')).toBeDefined()
})

it('shows all at a press, marks the chosen one, and is cleared', async () => {
  const { user } = await renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await user.click(await screen.findByRole('option', { name: 'Italien' }))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect((await screen.findByRole('option', { name: 'Italien' })).getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('button', { name: 'Clear' }))

  expect(screen.getByRole('status').textContent).toBe('')
})

it('its error describes it', async () => {
  await renderUi(<Page error="Choose a country" />)

  const input = screen.getByRole('combobox')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a country',
  )
})
