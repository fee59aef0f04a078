import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

type Surface = typeof Dialog | typeof Drawer

function Page({ Surface }: { Surface: Surface }) {
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

async function openOne(Surface: Surface) {
  const { user } = await renderUi(<Page Surface={Surface} />)
  await user.click(screen.getByRole('button', { name: 'Contact us' }))
  await screen.findByRole('dialog', { name: 'Contact' })
  return user
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('%s', (_, Surface) => {
  it('closes on Back and leaves the page', async () => {
    await openOne(Surface)
    await waitFor(() => expect(history.state).toMatchObject({ openDialogs: 1 }))

    history.back()

    await isGone()
    expect(screen.getByRole('button', { name: 'Contact us' })).toBeDefined()
  })

  it('takes the focus in and gives it back', async () => {
    const user = await openOne(Surface)
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))

    await user.keyboard('{Escape}')

    await isGone()
    const opener = screen.getByRole('button', { name: 'Contact us' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('is closed by its button', async () => {
    const user = await openOne(Surface)

    await user.click(screen.getByRole('button', { name: 'Close' }))

    await isGone()
  })

  it('hides the page behind from assistive technology', async () => {
    await openOne(Surface)

    expect(screen.queryByRole('button', { name: 'Contact us' })).toBeNull()
  })
})
