import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderLinked } from '../../testing/render-ui.tsx'
import { listPageNumbers } from './page-numbers.ts'
import { Pagination } from './pagination.tsx'

describe('which pages are named', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
    // A gap of one page is that page.
    [4, 6, [1, 2, 3, 4, 5, 6]],
  ] as const)('page %i of %i', (page, pages, expected) => {
    expect(listPageNumbers(page, pages)).toEqual(expected)
  })
})

const renderPage = (page: number, total = 95) =>
  renderLinked(<Pagination page={page} pageSize={10} total={total} addressOf={(to) => `?page=${to}`} />)

it('is a navigation of links that say where they lead, with the current page marked', async () => {
  await renderPage(5)

  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Page 10' }).getAttribute('href')).toBe('/?page=10')
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?page=6')
  expect(screen.getByText('41–50 of 95')).toBeDefined()
})

it('has no step before the first page and none after the last', async () => {
  const { unmount } = await renderPage(1)
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
  unmount()

  await renderPage(10)

  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
  expect(screen.getByText('91–95 of 95')).toBeDefined()
})

it('is not there where one page holds everything', async () => {
  await renderPage(1, 10)

  expect(screen.queryByRole('navigation')).toBeNull()
})
