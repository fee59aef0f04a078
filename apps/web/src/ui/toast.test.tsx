import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Button } from './button.tsx'
import { ToastProvider, useToast } from './toast.tsx'

function Copy() {
  const { showToast } = useToast()
  return <Button onClick={() => showToast('Copied')}>Copy</Button>
}

it('tells of something that went well, and can be closed', async () => {
  const { user } = await renderUi(
    <ToastProvider>
      <Copy />
    </ToastProvider>,
  )

  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await user.hover(await screen.findByText('Copied', { selector: 'p' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))

  await waitFor(() => expect(screen.queryByText('Copied')).toBeNull())
})

it('offers to take something back, and is gone once that is done', async () => {
  const undo = vi.fn()
  function Remove() {
    const { showToast } = useToast()
    return <Button onClick={() => showToast('Removed', { label: 'Undo', onPress: undo })}>Remove</Button>
  }
  const { user } = await renderUi(
    <ToastProvider>
      <Remove />
    </ToastProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Remove' }))

  await user.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull())
})
