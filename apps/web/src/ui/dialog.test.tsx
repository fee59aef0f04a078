import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

describe.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('%s', (_, Surface) => {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Contact us</Button>
        <Surface title="Contact" open={open} onOpenChange={setOpen}>
          <input aria-label="Message" />
        </Surface>
      </>
    )
  }

  async function openIt() {
    const { user } = await renderUi(<Page />)
    await user.click(screen.getByRole('button', { name: 'Contact us' }))
    await screen.findByRole('dialog', { name: 'Contact' })
    return user
  }

  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('takes the focus in and gives it back', async () => {
    const user = await openIt()
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))

    await user.keyboard('{Escape}')

    await isGone()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Contact us' })),
    )
  })

  it('is closed by its button', async () => {
    const user = await openIt()

    await user.click(screen.getByRole('button', { name: 'Close' }))

    await isGone()
  })

  it('hides the page behind from assistive technology', async () => {
    await openIt()

    expect(screen.queryByRole('button', { name: 'Contact us' })).toBeNull()
  })
})
