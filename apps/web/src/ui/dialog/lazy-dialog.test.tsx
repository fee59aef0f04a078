import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { lateDialog } from './lazy-dialog.tsx'

type NoticeProps = { title: string; open: boolean; onOpenChange: (open: boolean) => void }

function Notice(props: NoticeProps) {
  return <Dialog {...props}>The whole text.</Dialog>
}

function Page({ LateNotice }: { LateNotice: ComponentType<NoticeProps> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Read</Button>
      <LateNotice title="Notice" open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

/** A page whose dialog arrives, or does not, when the test says so. */
async function openPage() {
  const code = Promise.withResolvers<typeof Notice>()
  const { LazyDialog } = lateDialog(() => code.promise)
  const { user } = await renderUi(<Page LateNotice={LazyDialog} />)
  const opener = screen.getByRole('button', { name: 'Read' })
  await user.click(opener)
  return { user, opener, code }
}

it('stands there with its title before its code has come', async () => {
  const { code } = await openPage()
  expect(screen.getByRole('dialog', { name: 'Notice' }).getAttribute('aria-busy')).toBe('true')

  code.resolve(Notice)

  await screen.findByText('The whole text.')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('can be closed again before its code has come, and stays closed', async () => {
  const { user, code } = await openPage()

  await user.click(screen.getByRole('button', { name: 'Close' }))
  code.resolve(Notice)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('The whole text.')).toBeNull()
})

it('gives the focus back to what opened it, code that came late included', async () => {
  const { user, opener, code } = await openPage()
  code.resolve(Notice)
  await screen.findByText('The whole text.')

  await user.keyboard('{Escape}')

  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('says when its code does not come', async () => {
  const { code } = await openPage()

  code.reject(new TypeError('Failed to fetch'))

  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection')
})
