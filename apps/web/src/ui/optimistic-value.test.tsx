import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Button } from './button.tsx'
import { useOptimisticValue } from './optimistic-value.ts'

type SaveButtonProps = { keep: () => Promise<void>; onFailure: () => void }

function SaveButton({ keep, onFailure }: SaveButtonProps) {
  const [kept, setKept] = useState(false)
  const [isSaved, change] = useOptimisticValue({
    value: kept,
    save: async (next: boolean) => {
      await keep()
      setKept(next)
    },
    onFailure,
  })
  return (
    <Button aria-pressed={isSaved} onClick={() => change(!isSaved)}>
      Save
    </Button>
  )
}

async function press() {
  const answer = Promise.withResolvers<void>()
  const onFailure = vi.fn()
  const { user } = await renderUi(<SaveButton keep={() => answer.promise} onFailure={onFailure} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { answer, onFailure }
}
const isPressed = () => screen.getByRole('button').getAttribute('aria-pressed')

it('shows a change before it is kept, and still when it is', async () => {
  const { answer } = await press()
  expect(isPressed()).toBe('true')

  await act(async () => answer.resolve())

  expect(isPressed()).toBe('true')
})

it('takes it back where it could not be kept, and tells', async () => {
  const { answer, onFailure } = await press()

  await act(async () => answer.reject(new Error('offline')))

  await waitFor(() => expect(isPressed()).toBe('false'))
  expect(onFailure).toHaveBeenCalledOnce()
})
