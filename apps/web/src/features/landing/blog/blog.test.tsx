import { type BlogPost, getBlogPosts } from '@auscult/contract/public/landing.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { bringAllNear } from '../../../testing/near-by.ts'
import { renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { Blog } from './blog.tsx'

const post = (number: number, more: Partial<BlogPost> = {}): BlogPost => ({
  title: `Post ${number}`,
  link: `https://blog.example/${number}`,
  description: 'Short.',
  pubDate: '2026-11-20T10:00:00.000Z',
  guid: String(number),
  ...more,
})

async function openWith(items: BlogPost[] | 'failure') {
  const server = await startSealedServer()
  server.handlers.set(getBlogPosts, () =>
    items === 'failure' ? refused(503, 'The server words it otherwise') : answered(getBlogPosts, { items }),
  )
  await renderAccess('/', <Blog />)
  return server
}

const patience = { timeout: 8_000 }

beforeEach(() => {
  bringAllNear()
  return () => vi.unstubAllGlobals()
})

it('shows the first three posts, each with its date and a way to the whole of it', async () => {
  await openWith([post(1), post(2), post(3), post(4)])

  await screen.findByRole('heading', { name: 'Post 1' }, patience)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText('Post 4')).toBeNull()
  expect(screen.getAllByText('20 November 2026')).toHaveLength(3)
  const more = screen.getByRole('link', { name: /^Read more\s*: Post 1/u })
  expect(more.getAttribute('href')).toBe('https://blog.example/1')
  expect(more.getAttribute('rel')).toBe('noopener noreferrer')
})

it('leads to the blog itself where a post has no link of its own', async () => {
  await openWith([post(1, { link: null, pubDate: null })])

  const more = await screen.findByRole('link', { name: /^Read more/u }, patience)
  expect(more.getAttribute('href')).toBe('https://example.org/blog')
  expect(document.querySelector('time')).toBeNull()
})

it('shows what looks like markup as the text it is, cut after 130 characters', async () => {
  await openWith([post(1, { description: `<img src=x onerror=alert(1)>${'a'.repeat(200)}` })])

  const shown = await screen.findByText(/^<img src=x/u, {}, patience)
  expect(shown.textContent).toHaveLength(131)
  expect(shown.textContent.endsWith('a…')).toBe(true)
  expect(document.querySelector('img')).toBeNull()
})

it('says in words of its own when the posts cannot be fetched', async () => {
  await openWith('failure')

  const alert = await screen.findByRole('alert', {}, patience)
  expect(within(alert).getByText('Cannot fetch blogs. Please try again later.')).toBeDefined()
})

it('fetches the posts after all where the reader tries again', async () => {
  const server = await openWith('failure')
  const retry = await screen.findByRole('button', { name: 'Try again' }, patience)
  server.handlers.set(getBlogPosts, () => answered(getBlogPosts, { items: [post(1)] }))

  await userEvent.click(retry)

  expect(await screen.findByRole('heading', { name: 'Post 1' }, patience)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says so when there is no post yet', async () => {
  await openWith([])

  expect(await screen.findByText('No posts yet.', {}, patience)).toBeDefined()
})
