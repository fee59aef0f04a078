import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringAllNear } from '../../testing/near-by.ts'
import { renderUi } from '../../testing/render-ui.tsx'
import { InfiniteListEnd } from './infinite-list-end.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Nothing comes near by itself. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

it('loads more when the reader comes near, and again when that is there', async () => {
  bringAllNear()
  const onMore = vi.fn()
  const { rerender } = await renderUi(<InfiniteListEnd state="more" count={10} onMore={onMore} />)
  rerender(<InfiniteListEnd state="loading" count={10} onMore={onMore} />)
  expect(onMore).toHaveBeenCalledTimes(1)

  rerender(<InfiniteListEnd state="more" count={20} onMore={onMore} />)

  expect(onMore).toHaveBeenCalledTimes(2)
})

it('can be asked by a press, which keeps the focus while it loads', async () => {
  const onMore = vi.fn()
  const { user, rerender } = await renderUi(<InfiniteListEnd state="more" count={10} onMore={onMore} />)
  await user.click(screen.getByRole('button', { name: 'Load more' }))

  rerender(<InfiniteListEnd state="loading" count={10} onMore={onMore} />)

  expect(onMore).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Loading more…' }))
})

it('tells how many are there, and that there are no more', async () => {
  const { rerender } = await renderUi(<InfiniteListEnd state="more" count={10} onMore={() => undefined} />)
  expect(screen.getByRole('status').textContent).toBe('10 entries loaded')

  rerender(<InfiniteListEnd state="whole" count={13} onMore={() => undefined} />)

  expect(screen.getByRole('status').textContent).toBe('13 entries, no more to come')
  expect(screen.queryByRole('button')).toBeNull()
})

it('after a failure waits to be asked, however near the reader is', async () => {
  bringAllNear()
  const onMore = vi.fn()
  const { user } = await renderUi(<InfiniteListEnd state="failed" count={10} onMore={onMore} />)
  expect(screen.getByRole('alert')).toBeDefined()
  expect(onMore).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(onMore).toHaveBeenCalledOnce()
})
