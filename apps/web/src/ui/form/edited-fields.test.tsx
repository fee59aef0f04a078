import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { EditableField } from './editable-field.tsx'
import { Field } from './field.tsx'
import { SaveBar } from './save-bar.tsx'
import { TextInput } from './text-input.tsx'

function Profile() {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <dl>
        <EditableField
          label="Institution"
          value={undefined}
          editing={isEditing}
          onEdit={() => setEditing(true)}
        >
          <Field label="Institution">
            <TextInput />
          </Field>
        </EditableField>
        <EditableField label="Country" value="Ireland" editing={false} />
      </dl>
      <SaveBar
        changes={isEditing ? 1 : 0}
        saving={false}
        onReset={() => setEditing(false)}
        onSave={() => undefined}
      />
    </>
  )
}

it('a fact says when nothing is given, and what may not be changed has no button', async () => {
  await renderUi(<Profile />)

  expect(screen.getByText('Not given')).toBeDefined()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit: Institution',
  ])
})

it('pressed, the field takes the focus; Save and Reset appear and are announced', async () => {
  const { user } = await renderUi(<Profile />)
  expect(screen.queryByRole('region')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Edit: Institution' }))

  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Institution' }))
  expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('1 unsaved change')
})

it('Reset takes the field back', async () => {
  const { user } = await renderUi(<Profile />)
  await user.click(screen.getByRole('button', { name: 'Edit: Institution' }))

  await user.click(screen.getByRole('button', { name: 'Reset' }))

  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

it('a failure interrupts; while it saves it cannot be pressed again', async () => {
  const save = vi.fn()
  const { user } = await renderUi(
    <SaveBar changes={2} saving failure="Not saved." onReset={() => undefined} onSave={save} />,
  )

  await user.click(screen.getByRole('button', { name: 'Saving…' }))

  expect(screen.getByRole('alert').textContent).toBe('Not saved.')
  expect(save).not.toHaveBeenCalled()
})
