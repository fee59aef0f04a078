import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
