import { listSavedPosts, savePost, unsavePost } from '@auscult/contract/posts/saved.ts'
import type { Post } from '@auscult/contract/posts/posts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import * as files from '../../../lib/save-file.ts'
import { answered, refused } from '../../../testing/sealed-server.ts'
import { listOf, news, research } from '../reading.fixture.ts'
import { addressHere, openReading, startReadingServer } from '../reading.steps.tsx'

const Asked = z.object({
  page: z.number(),
  limit: z.number(),
  q: z.string().optional(),
  type: z.enum(['news', 'research']).optional(),
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

/** A server that keeps which posts are saved. */
async function open(posts: readonly Post[], path = '/saved') {
  const server = await startReadingServer(posts)
  let saved = posts.map((post) => ({ ...post, isSaved: true }))
  server.handlers.set(listSavedPosts, ({ body }) => {
    const { page, limit, q = '', type } = Asked.parse(body)
    const fitting = saved.filter(
      (post) => post.type === (type ?? post.type) && post.title.toLowerCase().includes(q.toLowerCase()),
    )
    const data = fitting
      .slice((page - 1) * limit, page * limit)
      .map((postDetails) => ({ postDetails, savedAt: '2026-11-20T10:00:00.000Z' }))
    return answered(listSavedPosts, {
      data,
      total: fitting.length,
      hasMore: page * limit < fitting.length,
    })
  })
  server.handlers.set(unsavePost, () => {
    saved = saved.slice(1)
    return answered(unsavePost, { data: { isSaved: false, savedCount: 2 } })
  })
  server.handlers.set(savePost, () => {
    saved = posts.map((post) => ({ ...post, isSaved: true }))
    return answered(savePost, { data: { isSaved: true, savedCount: 3 } })
  })
  return { server, user: await openReading(path) }
}

const rows = () => within(screen.getByRole('list', { name: '' })).queryAllByRole('listitem')
const links = () => rows().map((row) => within(row).getByRole('link').textContent)

describe('saved posts', () => {
  it('are listed with who said it, when, and when they were saved', async () => {
    await open([research, news])

    const link = await screen.findByRole('link', { name: research.title })
    expect(link.getAttribute('href')).toBe(`/review/${research._id}`)
    expect(links()).toEqual([research.title, news.title])
    expect(rows()[1]?.textContent).toContain(
      'World Health Organization · 12 January 2024 · saved on 20 November 2026',
    )
  })

  it('tell that there are none', async () => {
    await open([])

    expect(await screen.findByText("You haven't saved any posts yet...")).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Review' }).getAttribute('href')).toBe('/review')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export research' })).toBeNull()
  })

  it('lead to their last page from beyond it', async () => {
    await open(listOf(12), '/saved?page=7')

    await screen.findByRole('link', { name: 'Article 11' })
    expect(addressHere()).toBe('/saved?page=2')
  })

  it('stay searchable where nothing has the words', async () => {
    await open([research], '/saved?q=nothing+of+the+kind')

    expect(await screen.findByText('No articles found')).toBeDefined()
    expect(screen.getByRole('searchbox', { name: 'Search saved posts' })).toBeDefined()
  })

  it('are searched', async () => {
    const { user } = await open([research, news])
    await screen.findByRole('link', { name: research.title })

    await user.type(screen.getByRole('searchbox', { name: 'Search saved posts' }), 'malaria')

    await waitFor(() => expect(links()).toEqual([news.title]))
    expect(addressHere()).toBe('/saved?q=malaria')
    await user.type(screen.getByRole('searchbox', { name: 'Search saved posts' }), ' and more')
    expect(await screen.findByText('No articles found')).toBeDefined()
  })

  it('stand on pages of ten', async () => {
    await open(listOf(12), '/saved?page=2')

    await screen.findByRole('link', { name: 'Article 11' })
    expect(screen.getByText('11–12 of 12')).toBeDefined()
  })

  it('tell which were withdrawn since', async () => {
    await open([{ ...research, status: 'retracted' }])

    expect(await screen.findByText('Retracted')).toBeDefined()
  })

  it('say when they did not come', async () => {
    const { server } = await open([research])
    server.handlers.set(listSavedPosts, () => refused(400, 'No'))

    await openReading('/saved')

    expect(await screen.findByText('Failed to load data. Please try again.')).toBeDefined()
  })
})

it('a saved post can be sent to a colleague for a second opinion', async () => {
  const { user } = await open([research])

  await user.click(await screen.findByRole('button', { name: `Ask for a second opinion: ${research.title}` }))

  expect(addressHere()).toBe(`/second-opinion/ask?post=${research._id}`)
})

describe('a post that is no longer saved', () => {
  it('is gone at once, and back at a press', async () => {
    const { user } = await open([research, news])
    await screen.findByRole('link', { name: research.title })

    await user.click(screen.getByRole('button', { name: `Remove from saved: ${research.title}` }))

    await waitFor(() => expect(links()).toEqual([news.title]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(links()).toEqual([research.title, news.title]))
  })

  it('is back by itself, and it is told, where it could not be removed', async () => {
    const { server, user } = await open([research, news])
    server.handlers.set(unsavePost, () => refused(400, 'No'))
    await screen.findByRole('link', { name: research.title })

    await user.click(screen.getByRole('button', { name: `Remove from saved: ${research.title}` }))

    expect(await screen.findByText(/could not be removed and is still saved/u)).toBeDefined()
    await waitFor(() => expect(links()).toEqual([research.title, news.title]))
  })
})

/** Exports what is saved by an item of the menu, and gives what would be saved as a file. */
async function exportBy(item: string, posts: readonly Post[]) {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  const { user } = await open(posts)
  await screen.findByRole('link', { name: posts[0]?.title ?? '' })
  await user.click(await screen.findByRole('button', { name: 'Export research' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return save
}

describe('saved research in a reference manager', () => {
  it('is RIS of all pages, by the record where there is one, else by the post; no news, nothing withdrawn', async () => {
    const withoutRecord = { ...research, _id: news._id, title: 'No record of it', evidence: null }
    const withdrawn = { ...listOf(1)[0], ...research, title: 'Withdrawn', status: 'retracted' as const }
    const save = await exportBy('RIS (EndNote, Zotero, Mendeley)', [research, withoutRecord, news, withdrawn])

    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    const [name, type, text = ''] = save.mock.calls[0] ?? []
    expect(name).toMatch(/^auscult-saved-\d{4}-\d\d-\d\d\.ris$/u)
    expect(type).toBe('application/x-research-info-systems')
    expect(text.match(/^TI {2}- .*$/gmu)).toEqual([
      'TI  - Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
      'TI  - No record of it',
    ])
    expect(text).toContain('DO  - 10.1056/NEJMoa1911303')
    expect(text).toContain('AU  - McMurray, J. J. V.')
  })

  it('is BibTeX', async () => {
    const save = await exportBy('BibTeX', [research])

    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.calls[0]?.[2]).toMatch(/^@article\{mcmurray2019dapagliflozin,/u)
  })

  it('is nothing where only news is saved, and that is told before a format is chosen', async () => {
    await open([news])

    expect(await screen.findByText('No research is saved that could be exported.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Export research' })).toBeNull()
  })

  it('is nothing where all of it was withdrawn since, and that is told', async () => {
    const save = await exportBy('BibTeX', [{ ...research, status: 'retracted' }])

    expect(await screen.findByText(/All saved research was withdrawn since/u)).toBeDefined()
    expect(save).not.toHaveBeenCalled()
  })
})
