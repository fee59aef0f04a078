import { listPosts } from '@auscult/contract/posts/posts.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, refused } from '../../../testing/sealed-server.ts'
import { forStudent, listOf, news, research } from '../reading.fixture.ts'
import { addressHere, openReading, startReadingServer } from '../reading.steps.tsx'

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const filter = () => within(screen.getByLabelText('Filter and search'))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

async function chooseSpeciality(user: Awaited<ReturnType<typeof openReading>>, name: string) {
  await user.click(filter().getByRole('combobox', { name: 'Speciality' }))
  await user.click(await screen.findByRole('option', { name }))
}

describe('the lists', () => {
  it.each([
    ['/brief', 'Brief', ['Cabo Verde certified free of malaria']],
    ['/review', 'Review', ['Dapagliflozin in heart failure, with or without diabetes']],
    [
      '/feed',
      'Feed',
      ['Dapagliflozin in heart failure, with or without diabetes', 'Cabo Verde certified free of malaria'],
    ],
  ])('%s shows what belongs to it', async (path, heading, expected) => {
    await startReadingServer([research, news])

    await openReading(path)

    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeDefined()
    await screen.findAllByRole('article')
    expect(titles()).toEqual([...expected, 'Popular Articles'])
  })

  it('say that they are on their way', async () => {
    const server = await startReadingServer([])
    server.handlers.set(listPosts, () => new Promise(() => undefined))

    await openReading('/brief')

    expect(screen.getByText('Loading articles...')).toBeDefined()
  })

  it('say when they did not come, and try again', async () => {
    const server = await startReadingServer([])
    server.handlers.set(listPosts, () => refused(400, 'No'))
    const user = await openReading('/review')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load data. Please try again.')
    server.handlers.set(listPosts, () =>
      answered(listPosts, { data: [research], total: 1, hasMore: false, leading: 0 }),
    )

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('article')).toBeDefined()
  })

  it('say what they are and are not', async () => {
    await startReadingServer([])

    await openReading('/brief')

    expect(screen.getByText(/News summaries are informational\. Research summaries are not/u)).toBeDefined()
  })

  it.each([
    ['/brief', 'No articles found'],
    ['/brief?specialty=cardiology', 'No news found for the selected filters'],
    ['/review?specialty=cardiology', 'No articles found'],
  ])('%s says that there is nothing', async (path, text) => {
    await startReadingServer([])

    await openReading(path)

    expect(await screen.findByText(text)).toBeDefined()
  })
})

describe('pages of a list', () => {
  it('hold ten, and are led through by first, previous, current and next, with an ellipsis between', async () => {
    const server = await startReadingServer(listOf(95))

    await openReading('/review?page=5')

    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
    expect(titles().slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, nth) => `Article ${nth + 41}`))
    expect(pages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '', // to the first, on a phone
      '', // to the one before
      '1',
      '', // the ellipsis
      '4',
      '5',
      '6',
      '', // the ellipsis
      '10',
      '', // to the next
    ])
    expect(pages.getByText('41–50 of 95')).toBeDefined()
    // Counted by the server, not by fetching page after page.
    expect(server.sent('listPosts')).toHaveLength(1)
    expect(server.sent('listPosts')[0]?.query.get('limit')).toBe('10')
  })

  it('have an address each', async () => {
    await startReadingServer(listOf(25))
    const user = await openReading('/review?specialty=cardiology')
    await screen.findAllByRole('article')

    await user.click(screen.getByRole('link', { name: 'Next page' }))

    await waitFor(() => expect(titles()).toContain('Article 11'))
    expect(addressHere()).toBe('/review?page=2&specialty=cardiology')
  })

  it.each(['0', '-1', '1.5', 'x', '99999999'])('begin at the first for ?page=%s', async (page) => {
    const server = await startReadingServer([research])

    await openReading(`/review?page=${page}`)

    await screen.findByRole('article')
    expect(server.sent('listPosts').map(({ query }) => query.get('page'))).toEqual(['1'])
  })

  it('lead to the last one from beyond it', async () => {
    await startReadingServer(listOf(25))

    await openReading('/review?page=99&specialty=cardiology')

    await waitFor(() => expect(titles()).toContain('Article 25'))
    expect(addressHere()).toBe('/review?page=3&specialty=cardiology')
    expect(screen.getByText('21–25 of 25')).toBeDefined()
    expect(screen.queryByText('No articles found')).toBeNull()
  })
})

/** Two of three items lead. */
async function openLed(path: string) {
  const server = await startReadingServer(listOf(12))
  server.handlers.set(listPosts, ({ query }) =>
    answered(listPosts, {
      data: listOf(3),
      total: 3,
      hasMore: false,
      leading: query.get('order') === 'own' ? 2 : 0,
    }),
  )
  return { server, user: await openReading(path) }
}

describe('a list that leads with one’s own specialities', () => {
  it('says so, says where it goes on by date, and can be had by date alone', async () => {
    const { server, user } = await openLed('/brief')

    expect(await screen.findByText(/^First what is of your specialities, of this month/u)).toBeDefined()
    const others = screen.getByText('All others, newest first')
    const [second, third] = screen.getAllByRole('article').slice(1)
    expect(others.compareDocumentPosition(second ?? others)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(others.compareDocumentPosition(third ?? others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(screen.getByRole('link', { name: 'Sort by date alone' }))

    expect(await screen.findByText(/^Newest first, whatever the speciality/u)).toBeDefined()
    expect(addressHere()).toBe('/brief?order=date')
    // The call is sealed before it leaves, after the page has said how it sorts.
    await waitFor(() => expect(server.sent('listPosts').at(-1)?.query.get('order')).toBe('date'))
    await waitFor(() => expect(screen.queryByText('All others, newest first')).toBeNull())
    await user.click(screen.getByRole('link', { name: 'My specialities first' }))
    await waitFor(() => expect(addressHere()).toBe('/brief'))
  })

  it('says nothing of it where a filter is in force', async () => {
    await openLed('/brief?specialty=cardiology')

    await screen.findAllByRole('article')

    expect(screen.queryByText(/^First what is of your specialities/u)).toBeNull()
  })
})

describe('the filter', () => {
  it('says of a speciality that there is none, and leads to all', async () => {
    await startReadingServer([news])
    const user = await openReading('/brief?specialty=nope')

    expect(await screen.findByText('There is no speciality called “nope”.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Remove Unknown speciality: nope' })).toBeDefined()
    expect(screen.queryByText('No news found for the selected filters')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Show all specialities' }))

    expect(await screen.findByRole('article')).toBeDefined()
    expect(addressHere()).toBe('/brief')
  })

  it('calls a speciality by its name where the address has another spelling of it', async () => {
    await startReadingServer([])
    await openReading('/brief?specialty=tropical%20medicine')

    expect(await screen.findByRole('button', { name: 'Remove Tropical Medicine' })).toBeDefined()
    expect(await screen.findByText('No news found for the selected filters')).toBeDefined()
  })

  it('can be applied once something is chosen, and reset once it is in force', async () => {
    await startReadingServer([research, ...listOf(3, { ...research, specialities: ['geriatrics'] })])
    const user = await openReading('/review')
    await screen.findAllByRole('article')
    const [apply, reset] = ['Apply', 'Reset'].map((name) => filter().getByRole('button', { name }))
    expect([apply, reset].map((button) => button?.hasAttribute('disabled'))).toEqual([true, true])
    await chooseSpeciality(user, 'Nephrology')

    await user.click(filter().getByRole('button', { name: 'Apply' }))

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(filter().getByText('1 result')).toBeDefined()
    expect(addressHere()).toBe('/review?specialty=nephrology')
    await user.click(filter().getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    expect(addressHere()).toBe('/review')
  })

  it('begins at the first page again', async () => {
    await startReadingServer(listOf(30))
    const user = await openReading('/review?page=3')
    await screen.findAllByRole('article')
    await chooseSpeciality(user, 'Cardiology')

    await user.click(filter().getByRole('button', { name: 'Apply' }))

    await waitFor(() => expect(addressHere()).toBe('/review?specialty=cardiology'))
  })

  it('finds words, and each filter can be taken away by itself', async () => {
    await startReadingServer([research, ...listOf(3)])
    const user = await openReading('/review?specialty=cardiology')
    await screen.findAllByRole('article')

    await user.type(filter().getByRole('searchbox', { name: 'Search' }), 'dapagliflozin{Enter}')

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(addressHere()).toBe('/review?specialty=cardiology&q=dapagliflozin')
    await user.click(screen.getByRole('button', { name: 'Remove Cardiology' }))
    await waitFor(() => expect(addressHere()).toBe('/review?q=dapagliflozin'))
    await user.click(screen.getByRole('button', { name: 'Remove Search: dapagliflozin' }))
    await waitFor(() => expect(addressHere()).toBe('/review'))
  })
})

describe('popular articles', () => {
  it('are the last three of the page that was loaded first, also on the next', async () => {
    await startReadingServer(listOf(12))
    const user = await openReading('/review')
    const popular = within(await screen.findByRole('region', { name: 'Popular Articles' }))
    const shown = () => popular.getAllByRole('link').map(({ textContent }) => textContent)
    await waitFor(() => expect(shown()).toEqual(['Article 8', 'Article 9', 'Article 10']))

    await user.click(screen.getByRole('link', { name: 'Next page' }))

    await waitFor(() => expect(titles()).toContain('Article 11'))
    expect(shown()).toEqual(['Article 8', 'Article 9', 'Article 10'])
  })
})

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })

it('the way back to the top is there after more than 300 px', async () => {
  await startReadingServer([research])
  await openReading('/review')

  scrollTo(300)
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
  scrollTo(301)
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeDefined()
})

it('a student reads the same without likes', async () => {
  await startReadingServer([forStudent(research)], 'Student')

  await openReading('/review')

  expect(await screen.findByRole('button', { name: 'Save for later' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Like/u })).toBeNull()
})
