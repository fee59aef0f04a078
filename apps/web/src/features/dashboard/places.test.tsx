import { listPosts } from '@auscult/contract/posts/posts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { listOf, news } from '../reading/reading.fixture.ts'
import { Places } from './places.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server = await startSealedServer()
  server.handlers.set(listPosts, ({ query }) => {
    const all = query.get('type') === 'news' ? [news] : listOf(5)
    const data = all
      .slice(0, Number(query.get('limit')))
      .map((post) => ({ ...post, source: `${post.source}, and more` }))
    return answered(listPosts, { data, total: all.length, hasMore: false, leading: 0 })
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

async function openPlaces() {
  await renderSignedIn(<Places />, ['controls', 'dashboard', 'tools'])
  return userEvent.setup()
}

it('leads to the Brief, the Review and the tools', async () => {
  await openPlaces()

  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Brief', '/brief'],
    ['Review', '/review'],
    ['Tools', '/tools'],
  ])
  expect(server.received).toEqual([])
})

it('shows the first three titles with the first part of their source, and hides them again', async () => {
  const user = await openPlaces()

  await user.click(screen.getByRole('button', { name: 'Show list : Review' }))

  const list = within(await screen.findByRole('list'))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Article 1New England Journal of Medicine',
    'Article 2New England Journal of Medicine',
    'Article 3New England Journal of Medicine',
  ])
  expect(list.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/review\/[0-9a-f-]{36}$/u)
  await user.click(screen.getByRole('button', { name: 'Hide list : Review' }))
  expect(screen.queryByRole('list')).toBeNull()
})

it('shows the first news', async () => {
  const user = await openPlaces()

  await user.click(screen.getByRole('button', { name: 'Show list : Brief' }))

  const link = await screen.findByRole('link', { name: news.title })
  expect(link.getAttribute('href')).toBe(`/brief/${news._id}`)
})

it('shows the names of the tools', async () => {
  const user = await openPlaces()

  await user.click(screen.getByRole('button', { name: 'Show list : Tools' }))

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Clinical Calculators & Scores',
    'Laboratory Reference Guide',
    'Empiric Antibiotic Guide',
  ])
})

it('says when titles did not come, and tries again', async () => {
  const { handlers } = server
  const answer = handlers.get(listPosts)
  handlers.set(listPosts, () => refused(400, 'No'))
  const user = await openPlaces()
  await user.click(screen.getByRole('button', { name: 'Show list : Brief' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load data. Please try again.')
  if (answer !== undefined) handlers.set(listPosts, answer)

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(screen.getByRole('link', { name: news.title })).toBeDefined())
})

it('says when there are none', async () => {
  server.handlers.set(listPosts, () =>
    answered(listPosts, { data: [], total: 0, hasMore: false, leading: 0 }),
  )
  const user = await openPlaces()

  await user.click(screen.getByRole('button', { name: 'Show list : Brief' }))

  expect(await screen.findByText('No articles found')).toBeDefined()
})
