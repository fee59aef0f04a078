import { screen } from '@testing-library/react'
import { Bookmark } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { PageHeader } from './page-header.tsx'
import { SectionHeader } from './section-header.tsx'

it('a page has one heading of level 1, and its actions follow it', async () => {
  await renderUi(<PageHeader title="Saved" lead="What you kept." actions={<Button>Sort</Button>} />)

  const heading = screen.getByRole('heading', { level: 1, name: 'Saved' })
  const action = screen.getByRole('button', { name: 'Sort' })
  expect(heading.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('a section names itself by its heading', async () => {
  await renderUi(
    <section aria-labelledby="news">
      <SectionHeader id="news" title="News" note="3 of 12" />
    </section>,
  )

  expect(screen.getByRole('region', { name: 'News' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined()
})

it('an empty list says so in words, politely, and what to do next', async () => {
  await renderUi(
    <EmptyState Icon={Bookmark} text="Nothing saved yet." action={<Button>Read the Brief</Button>} />,
  )

  expect(screen.getByRole('status').textContent).toBe('Nothing saved yet.')
  expect(screen.getByRole('button', { name: 'Read the Brief' })).toBeDefined()
})

it('what could not be loaded interrupts and can be tried again, keeping the focus', async () => {
  const retry = vi.fn()
  const { user, rerender } = await renderUi(<ErrorState text="Not loaded." onRetry={retry} />)
  const button = screen.getByRole('button', { name: 'Try again' })
  await user.click(button)

  rerender(<ErrorState text="Not loaded." onRetry={retry} retrying />)

  expect(screen.getByRole('alert').textContent).toContain('Not loaded.')
  expect(retry).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
})
