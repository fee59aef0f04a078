import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Chip } from '../chip.tsx'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import { FilterBar } from './filter-bar.tsx'

const field = (
  <Field label="Speciality">
    <TextInput />
  </Field>
)
const calls = () => ({ onApply: vi.fn(), onReset: vi.fn() })

it('is a search landmark with a name, and Enter in a field applies', async () => {
  const handlers = calls()
  const { user } = await renderUi(
    <FilterBar label="Filter" canApply canReset={false} {...handlers}>
      {field}
    </FilterBar>,
  )

  await user.type(screen.getByLabelText('Speciality'), 'x{Enter}')

  // Testing Library does not know the element's role yet.
  expect(screen.getByLabelText('Filter').tagName).toBe('SEARCH')
  expect(handlers.onApply).toHaveBeenCalledOnce()
})

it('Apply needs something chosen and Reset something in force', async () => {
  const handlers = calls()
  const { user } = await renderUi(
    <FilterBar label="Filter" canApply={false} canReset={false} {...handlers}>
      {field}
    </FilterBar>,
  )

  await user.type(screen.getByLabelText('Speciality'), 'x{Enter}')
  await user.click(screen.getByRole('button', { name: 'Reset' }))

  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
  expect(handlers.onApply).not.toHaveBeenCalled()
  expect(handlers.onReset).not.toHaveBeenCalled()
})

it('announces how many were found; a chip is removed by a button that names it', async () => {
  const remove = vi.fn()
  const { user } = await renderUi(
    <FilterBar
      label="Filter"
      canApply={false}
      canReset
      {...calls()}
      found={1}
      chips={<Chip label="Cardiology" onRemove={remove} />}
    >
      {field}
    </FilterBar>,
  )

  await user.click(screen.getByRole('button', { name: 'Remove Cardiology' }))

  expect(screen.getByRole('status').textContent).toBe('1 result')
  expect(remove).toHaveBeenCalledOnce()
})
